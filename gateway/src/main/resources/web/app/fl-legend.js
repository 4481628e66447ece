import { LitElement, css, html } from 'lit';
import { STATES } from './states.js';
import { stateStyles } from './state-styles.js';

/** What the colours mean, and how many nodes have each. */
class FlLegend extends LitElement {
  static properties = {
    counts: { attribute: false },
    gpus: { attribute: false },
  };

  render() {
    const share = this.gpus.all ? Math.round((100 * this.gpus.used) / this.gpus.all) : 0;
    return html`
      <ul aria-label="Nodes by state">
        ${STATES.map((state) => this.#entry(state))}
        <li class="gpus" data-testid="gpu-count"><b>${this.gpus.used}</b> of ${this.gpus.all} GPUs in use (${share}%)</li>
      </ul>`;
  }

  #entry(state) {
    const count = this.counts[state.id] ?? 0;
    return html`<li class=${count ? '' : 'none'} title=${state.means} data-testid="count-${state.id}" data-count=${count}>
      <span class="swatch s-${state.id}" aria-hidden="true"></span>${state.label} <b>${count}</b></li>`;
  }

  static styles = [stateStyles, css`
    ul { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; margin: 0; padding: 8px 12px; list-style: none;
      background: var(--card); border: 1px solid var(--line); border-radius: 8px; font-size: 13px; }
    li { display: inline-flex; align-items: center; gap: 6px; }
    li.none { color: var(--ink-soft); }
    li.none b { font-weight: 400; }
    .swatch { width: 22px; height: 14px; border: 1px solid #8a97a6; border-radius: 3px; }
    .gpus { margin-left: auto; display: inline; }
  `];
}

customElements.define('fl-legend', FlLegend);
