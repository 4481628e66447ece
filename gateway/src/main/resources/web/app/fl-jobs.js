import { LitElement, css, html, nothing } from 'lit';
import { classMap } from 'lit/directives/class-map.js';
import { markStyles } from './state-styles.js';
import { clock, withoutMarker } from './words.js';

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
          <thead><tr><th>Job</th><th>User</th><th>State</th><th class="number">Nodes</th></tr></thead>
          ${this.jobs.slice(0, MOST_ROWS).map((job) => this.#row(job))}
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
      <tbody class=${classes} data-testid="job-${job.jobId}" data-state=${job.state} @click=${() => this.#choose(job)}>
        <tr>
          <td class="id" title=${job.name}><button aria-pressed=${job.job === this.jobKey} aria-label="Job ${job.jobId}, show its nodes"
            @click=${(event) => { event.stopPropagation(); this.#choose(job); }}>${job.jobId}</button> ${job.name}</td>
          <td>${job.user}</td>
          <td>${job.state.toLowerCase().replaceAll('_', ' ')}</td>
          <td class="number">${job.nodes.length || job.nodesRequested}</td>
        </tr>
        <tr class="second"><td colspan="4">${this.#why(job)}</td></tr>
      </tbody>`;
  }

  #why(job) {
    const why = job.decision ? withoutMarker(job.decision.reason)
      : job.phase === 'pending' && job.reason !== 'None' ? `Slurm: ${job.reason}` : '';
    const start = job.phase === 'pending' && job.decision?.earliestStart;
    return html`<span class="why">${why}</span>
      ${start ? html`<span class="start">earliest ${clock(start)}</span>` : nothing}`;
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
    th:nth-child(1) { padding-left: 14px; }
    th:nth-child(2) { width: 60px; }
    th:nth-child(3) { width: 78px; }
    th:nth-child(4) { width: 48px; padding-right: 14px; }
    td { padding: 5px 6px 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    td:first-child { padding-left: 8px; border-left: 6px solid transparent; }
    td:last-child { padding-right: 14px; }
    .second td { padding: 0 14px 6px 8px; border-bottom: 1px solid #edf0f4; white-space: normal; overflow-wrap: anywhere;
      color: var(--ink-soft); font-size: 12.5px; }
    tbody.running td:first-child { border-left-color: var(--mark); }
    tbody { cursor: pointer; }
    tbody:hover td { background-color: #f0f5fb; }
    tbody.chosen td { background-color: #dcebfa; }
    tbody.ended { color: var(--ink-soft); }
    tbody.mine button { font-weight: 700; }
    .number { text-align: right; }
    .start { margin-left: 6px; color: #8a5a00; font-weight: 600; white-space: nowrap; }
    button { padding: 0; border: 0; background: none; color: var(--accent); font: 13px var(--mono); cursor: pointer; }
    button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  `];
}

customElements.define('fl-jobs', FlJobs);
