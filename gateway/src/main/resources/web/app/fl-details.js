import { LitElement, css, html, nothing } from 'lit';
import { stateOf } from './states.js';
import { stateStyles } from './state-styles.js';
import { clock, withoutMarker } from './words.js';

const TROUBLE = new Set(['draining', 'drained', 'down', 'failed', 'unknown']);
const MOST_TROUBLE = 50;

/** The node pointed at, else the chosen job with its decision and the reason, else the nodes in trouble. */
class FlDetails extends LitElement {
  static properties = {
    node: { attribute: false },
    job: { attribute: false },
    nodes: { attribute: false },
  };

  render() {
    return html`<section aria-label="Details" data-testid="details">
      ${this.node ? this.#node(this.node) : this.job ? this.#job(this.job) : this.#trouble()}
    </section>`;
  }

  /** Nothing is pointed at: what needs a look. */
  #trouble() {
    const troubled = this.nodes.filter((node) => TROUBLE.has(node.state));
    return html`
      <h2>Needs a look <span class="soft">${troubled.length} node${troubled.length === 1 ? '' : 's'}</span></h2>
      <ul class="trouble" data-testid="trouble">${troubled.slice(0, MOST_TROUBLE).map((node) => html`
        <li><span class="state s-${node.state}">${stateOf(node.state).short}</span> <b>${node.name}</b> ${node.reason}</li>`)}
      </ul>
      <p class="soft">Point at a node for its details. Choose a job for its nodes and why they were chosen.</p>`;
  }

  #node(node) {
    const state = stateOf(node.state);
    return html`
      <h2>${node.name} <span class="state s-${state.id}">${state.label}</span></h2>
      <dl>
        ${this.#line('Slurm', node.slurmStates.join(' + ') || 'not known')}
        ${this.#line('Reason', node.reason)}
        ${this.#line('GPUs', `${node.gpusUsed ?? 'some'} of ${node.gpus} in use${node.gpuModel ? `, ${node.gpuModel}` : ''}`)}
        ${this.#line('Place', [node.rack, node.nvlinkDomain && `NVLink ${node.nvlinkDomain}`].filter(Boolean).join(', '))}
        ${this.#line('Jobs', [...node.jobs.map((job) => `${job.jobId} (${job.user})`),
          ...(node.othersJobs ? ['in use by others'] : [])].join(', '))}
      </dl>`;
  }

  #job(job) {
    const decision = job.decision;
    return html`
      <h2 data-testid="detail-job">Job ${job.jobId} <span class="soft">${job.name}</span></h2>
      <dl>
        ${this.#line('State', `${job.state}${job.reason && job.reason !== 'None' ? `, ${job.reason}` : ''}`)}
        ${this.#line('For', `${job.user}, account ${job.account}, partition ${job.partition}`)}
        ${this.#line('Asks for', this.#request(job))}
        ${this.#line('Started', clock(job.startTime))}
        ${decision ? html`
          ${this.#line('Decision', `${decision.decision} at ${clock(decision.decidedAt)}`)}
          ${this.#line('Why', html`<span data-testid="detail-reason">${withoutMarker(decision.reason)}</span>`)}
          ${this.#line('Domains', decision.nvlinkDomains.map((domain) => `${domain.name} (${domain.nodes})`).join(', '))}
          ${this.#reasons(decision)}
          ${this.#line('Would help', decision.wouldChange)}
          ${this.#line('Earliest', clock(decision.earliestStart))}` : this.#line('Decision', 'none yet')}
        ${job.outcome ? this.#line('Slurm said', `${job.outcome.outcome}${job.outcome.detail ? `: ${job.outcome.detail}` : ''}`) : nothing}
      </dl>`;
  }

  #request(job) {
    const parts = [`${job.nodesRequested} node${job.nodesRequested === 1 ? '' : 's'}`];
    if (job.gpusPerNode) parts.push(`${job.gpusPerNode} GPUs each`);
    if (job.segmentSize) parts.push(`segments of ${job.segmentSize}`);
    return parts.join(', ');
  }

  #reasons(decision) {
    if (!decision.reasons.length) return nothing;
    return this.#line('Ruled out', html`<ul>${decision.reasons.map((reason) => html`
      <li>${reason.text}${reason.nodes === null ? '' : ` (${reason.nodes} nodes)`}</li>`)}</ul>`);
  }

  #line(term, value) {
    return value ? html`<dt>${term}</dt><dd>${value}</dd>` : nothing;
  }

  static styles = [stateStyles, css`
    section { flex: none; box-sizing: border-box; height: 280px; overflow: auto; padding: 10px 14px; background: var(--card);
      border: 1px solid var(--line); border-radius: 8px; }
    h2 { margin: 0 0 6px; font-size: 15px; }
    .state { padding: 1px 8px; border: 1px solid #8a97a6; border-radius: 4px; font-size: 12px; font-weight: 600; }
    .soft { color: var(--ink-soft); font-weight: 400; }
    dl { display: grid; grid-template-columns: 84px 1fr; gap: 2px 10px; margin: 0; font-size: 13px; }
    dt { color: var(--ink-soft); }
    dd { margin: 0; overflow-wrap: anywhere; }
    ul { margin: 0; padding-left: 16px; }
    .trouble { padding: 0; list-style: none; font-size: 13px; }
    .trouble li { padding: 2px 0; }
    .trouble .state { display: inline-block; width: 38px; padding: 0 2px; text-align: center; font-weight: 400; }
    .trouble b { font: 600 12px var(--mono); margin: 0 4px; }
  `];
}

customElements.define('fl-details', FlDetails);
