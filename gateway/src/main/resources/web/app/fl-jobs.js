import { LitElement, css, html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { markStyles } from './state-styles.js';
import { clock } from './words.js';

// A longer list helps nobody; the API has the rest.
const MOST_ROWS = 300;

/** Every visible job: running, waiting and why, ended. */
class FlJobs extends LitElement {
  static properties = {
    jobs: { attribute: false },
    jobKey: { attribute: false },
    mine: { attribute: false },
  };

  render() {
    const count = (phase) => this.jobs.filter((job) => job.phase === phase).length;
    return html`<section aria-label="Jobs">
      <h2>Jobs <span class="soft">${count('running')} running, ${count('pending')} waiting</span></h2>
      <div class="scroll">
        <table>
          <thead><tr><th>Job</th><th>User</th><th>State</th><th class="number">Nodes</th><th>Why</th></tr></thead>
          <tbody>${this.jobs.slice(0, MOST_ROWS).map((job) => this.#row(job))}</tbody>
        </table>
        ${this.jobs.length ? nothing : html`<p class="soft">No job here that you may see.</p>`}
        ${this.jobs.length > MOST_ROWS ? html`<p class="soft">and ${this.jobs.length - MOST_ROWS} more</p>` : nothing}
      </div>
    </section>`;
  }

  #row(job) {
    const classes = classMap({
      [`m-${job.mark}`]: true,
      [job.phase]: true,
      chosen: job.job === this.jobKey,
      mine: job.user === this.mine,
    });
    return html`
      <tr class=${classes} data-testid="job-${job.jobId}" data-state=${job.state} @click=${() => this.#choose(job)}>
        <td class="id"><button aria-pressed=${job.job === this.jobKey} aria-label="Job ${job.jobId}, show its nodes"
          @click=${(event) => { event.stopPropagation(); this.#choose(job); }}>${job.jobId}</button></td>
        <td>${job.user}</td>
        <td class="state">${job.state.toLowerCase().replaceAll('_', ' ')}</td>
        <td class="number">${job.nodes.length || job.nodesRequested}</td>
        <td class="why" title=${this.#why(job)}>${this.#why(job)}
          ${job.phase === 'pending' && job.decision?.earliestStart
            ? html`<span class="start">earliest ${clock(job.decision.earliestStart)}</span>` : nothing}</td>
      </tr>`;
  }

  #why(job) {
    if (job.decision) return job.decision.reason;
    return job.phase === 'pending' && job.reason !== 'None' ? job.reason : '';
  }

  #choose(job) {
    this.dispatchEvent(new CustomEvent('job-chosen', { detail: job.job, bubbles: true, composed: true }));
  }

  static styles = [markStyles, css`
    section { display: flex; flex-direction: column; height: 100%; box-sizing: border-box; background: var(--card);
      border: 1px solid var(--line); border-radius: 8px; overflow: hidden; }
    h2 { margin: 0; padding: 10px 14px 6px; font-size: 15px; }
    .soft { color: var(--ink-soft); font-weight: 400; }
    p.soft { margin: 8px 14px; }
    .scroll { flex: 1; overflow: auto; }
    table { width: 100%; border-collapse: collapse; font-size: 13px; table-layout: fixed; }
    th { position: sticky; top: 0; z-index: 1; padding: 4px 6px; background: var(--card); color: var(--ink-soft);
      border-bottom: 1px solid var(--line); font-size: 12px; font-weight: 500; text-align: left; }
    th:nth-child(1) { width: 58px; padding-left: 14px; }
    th:nth-child(2) { width: 52px; }
    th:nth-child(3) { width: 76px; }
    th:nth-child(4) { width: 42px; }
    td { padding: 4px 6px; border-bottom: 1px solid #edf0f4; vertical-align: top; }
    td.id { padding-left: 14px; border-left: 6px solid transparent; box-sizing: border-box; }
    tr.running td.id { border-left-color: var(--mark); padding-left: 8px; }
    tr { cursor: pointer; }
    tr:hover td { background: #f0f5fb; }
    tr.chosen td { background: #dcebfa; }
    tr.ended { color: var(--ink-soft); }
    tr.mine button { font-weight: 700; }
    .number { text-align: right; }
    .why { overflow-wrap: anywhere; }
    .start { display: block; color: var(--ink-soft); }
    td:not(.why) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    button { padding: 0; border: 0; background: none; color: var(--accent); font: 13px var(--mono); cursor: pointer; }
    button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  `];
}

customElements.define('fl-jobs', FlJobs);
