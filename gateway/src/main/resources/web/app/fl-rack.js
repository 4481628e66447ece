import { LitElement, css, html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { markOf, stateOf } from './states.js';
import { markStyles, stateStyles } from './state-styles.js';
import { rackStyles } from './rack-styles.js';

/** One rack: its NVLink domains, and a cell for each node. */
class FlRack extends LitElement {
  static properties = {
    rack: { attribute: false },
    jobKey: { attribute: false },
    dense: { attribute: false },
    index: { attribute: false },
    row: { state: true },
  };

  constructor() {
    super();
    this.row = 0;
  }

  render() {
    let row = 0;
    const name = this.rack.name ?? 'no rack';
    return html`
      <section class=${classMap({ dense: this.dense })} aria-label="Rack ${name}" data-testid="rack-${name}" @keydown=${this.#key}>
        <h2>${name}</h2>
        ${this.rack.domains.map((domain) => html`
          <div class="domain" role="group" aria-label=${domain.name ? `NVLink domain ${domain.name}` : 'no NVLink domain'}>
            ${domain.name ? html`<h3>${this.dense ? domain.name : `NVLink ${domain.name}`}</h3>` : nothing}
            ${domain.nodes.map((node) => this.#cell(node, row++))}
          </div>`)}
      </section>`;
  }

  #cell(node, row) {
    const state = stateOf(node.state);
    const chosen = this.jobKey && node.jobs.some((job) => job.job === this.jobKey);
    const first = node.jobs[0];
    const classes = classMap({
      cell: true,
      [`s-${state.id}`]: true,
      [`m-${first ? markOf(first.jobId) : 0}`]: Boolean(first),
      marked: Boolean(first),
      chosen: Boolean(chosen),
      dimmed: Boolean(this.jobKey) && !chosen,
    });
    return html`
      <button class=${classes} data-testid="node-${node.name}" data-state=${state.id}
        data-job=${node.jobs.map((job) => job.jobId).join(' ')} data-row=${row}
        tabindex=${row === this.row ? 0 : -1} aria-label=${this.#describe(node, state)}
        @click=${() => first && this.#tell('job-chosen', first.job)}
        @focus=${() => { this.row = row; this.#tell('node-pointed', node.name); }}
        @mouseenter=${() => this.#tell('node-pointed', node.name)}>
        <span class="name">${node.name}</span>
        ${this.dense ? nothing : html`<span class="job">${this.#jobText(node)}</span>`}
        <span class="state">${state.short}</span>
      </button>`;
  }

  #jobText(node) {
    if (!node.jobs.length) return node.othersJobs ? 'in use' : '';
    const more = node.jobs.length - 1;
    return `${node.jobs[0].jobId}${more || node.othersJobs ? '+' : ''}`;
  }

  #describe(node, state) {
    const jobs = node.jobs.map((job) => `job ${job.jobId} of ${job.user}`);
    if (node.othersJobs) jobs.push('in use by others');
    return [node.name, state.label, ...jobs, node.reason].filter(Boolean).join(', ');
  }

  #tell(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
  }

  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const sideways = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step && !sideways) return;
    event.preventDefault();
    if (step) this.focusRow(this.row + step);
    else this.#tell('rack-left', { to: this.index + sideways, row: this.row });
  }

  /** Moves the keyboard to a node, the last one where the rack is shorter. */
  focusRow(row) {
    const cells = [...this.renderRoot.querySelectorAll('.cell')];
    cells[Math.max(0, Math.min(row, cells.length - 1))]?.focus();
  }

  static styles = [stateStyles, markStyles, rackStyles];
}

customElements.define('fl-rack', FlRack);
