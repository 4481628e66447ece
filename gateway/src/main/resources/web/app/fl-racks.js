import { LitElement, css, html } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import './fl-rack.js';

// Above this many nodes a cell has no room for words.
const DENSE_ABOVE = 200;

/** All racks side by side. Arrow keys walk the nodes of a rack, left and right go to the next rack. */
class FlRacks extends LitElement {
  static properties = {
    racks: { attribute: false },
    jobKey: { attribute: false },
  };

  render() {
    const nodes = this.racks.reduce((sum, rack) => sum + rack.domains.reduce((n, d) => n + d.nodes.length, 0), 0);
    const dense = nodes > DENSE_ABOVE;
    return html`<div class=${classMap({ racks: true, dense })} @rack-left=${this.#walk}>
      ${this.racks.map((rack, index) => html`
        <fl-rack .rack=${rack} .jobKey=${this.jobKey} .dense=${dense} .index=${index}></fl-rack>`)}
    </div>`;
  }

  #walk(event) {
    const racks = [...this.renderRoot.querySelectorAll('fl-rack')];
    racks[event.detail.to]?.focusRow(event.detail.row);
  }

  static styles = css`
    :host { display: block; overflow: auto; }
    .racks { display: grid; grid-template-columns: repeat(auto-fill, minmax(170px, 1fr)); gap: 10px; align-items: start; }
    .racks.dense { grid-template-columns: repeat(auto-fill, minmax(92px, 1fr)); gap: 6px; }
  `;
}

customElements.define('fl-racks', FlRacks);
