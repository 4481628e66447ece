import { LitElement, css, html, nothing } from 'lit';
import { get, SessionEnded } from './api.js';
import { Live } from './live.js';
import { Store } from './store.js';
import './fl-header.js';
import './fl-legend.js';
import './fl-racks.js';
import './fl-details.js';
import './fl-jobs.js';

/** The page: who is there, which cluster, and everything about it. */
class FlApp extends LitElement {
  static properties = {
    me: { state: true },
    clusters: { state: true },
    cluster: { state: true },
    live: { state: true },
    problem: { state: true },
    jobKey: { state: true },
    nodeName: { state: true },
    version: { state: true },
  };

  #store = new Store();
  #stream = null;
  #drawing = false;

  constructor() {
    super();
    this.clusters = [];
    this.live = 'connecting';
    this.version = 0;
  }

  async connectedCallback() {
    super.connectedCallback();
    window.addEventListener('hashchange', this.#hashChanged);
    try {
      this.me = await get('/api/me');
      if (this.me.seesJobs) await this.#findCluster();
    } catch (error) {
      this.#failed(error);
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener('hashchange', this.#hashChanged);
    this.#stream?.close();
  }

  #hashChanged = () => {
    const wanted = decodeURIComponent(location.hash.slice(1));
    if (wanted !== this.cluster && this.clusters.includes(wanted)) this.#open(wanted);
  };

  async #findCluster() {
    this.clusters = (await get('/api/clusters')).map((summary) => summary.cluster);
    const wanted = decodeURIComponent(location.hash.slice(1));
    const cluster = this.clusters.includes(wanted) ? wanted : this.clusters[0];
    if (cluster) this.#open(cluster);
    else setTimeout(() => this.#findCluster().catch((error) => this.#failed(error)), 3000);
  }

  #open(cluster) {
    this.#stream?.close();
    this.#store = new Store();
    this.cluster = cluster;
    this.jobKey = this.nodeName = null;
    this.#stream = new Live(cluster, (name, data) => this.#received(name, data),
      (state) => { this.live = state; });
  }

  // Many events of one beat are one drawing.
  #received(name, data) {
    this.#store.apply(name, data);
    if (this.#drawing) return;
    this.#drawing = true;
    requestAnimationFrame(() => {
      this.#drawing = false;
      this.version += 1;
    });
  }

  #failed(error) {
    if (error instanceof SessionEnded) this.live = 'ended';
    else this.problem = error.message;
  }

  render() {
    return html`
      <fl-header .me=${this.me} .clusters=${this.clusters} .cluster=${this.cluster} .live=${this.live}
        .revision=${this.#store.revision}></fl-header>
      ${this.#notice()}
      ${this.cluster ? this.#board() : nothing}`;
  }

  #notice() {
    if (this.live === 'ended') {
      return html`<p class="notice" role="alert" data-testid="session-ended">
        Your session has ended. <a href="/">Log in again</a></p>`;
    }
    if (this.problem) return html`<p class="notice" role="alert" data-testid="problem">${this.problem}</p>`;
    if (this.me && !this.me.seesJobs) {
      return html`<p class="notice">Your role sees no jobs and no nodes. This page has nothing for it yet.</p>`;
    }
    if (this.me && !this.cluster) return html`<p class="notice" role="status">No cluster has been seen yet.</p>`;
    return this.cluster && this.live === 'live' && !this.#store.complete
      ? html`<p class="notice" role="status">Still reading what happened before; the picture is not whole yet.</p>`
      : nothing;
  }

  #board() {
    const store = this.#store;
    const jobs = store.jobList();
    const job = jobs.find((one) => one.job === this.jobKey) ?? null;
    return html`
      <main class=${this.live === 'live' ? '' : 'stale'} @job-chosen=${this.#chooseJob}
          @node-pointed=${(event) => { this.nodeName = event.detail; }}
          @mouseleave=${() => { this.nodeName = null; }}>
        <section class="board" aria-label="Racks">
          <fl-legend .counts=${store.counts()} .gpus=${store.gpus()}></fl-legend>
          <fl-racks .racks=${store.racks} .jobKey=${this.jobKey}></fl-racks>
        </section>
        <aside>
          <fl-details .node=${this.nodeName ? store.node(this.nodeName) : null} .job=${job}
            .nodes=${store.nodes()}></fl-details>
          <fl-jobs .jobs=${jobs} .jobKey=${this.jobKey} .mine=${this.me?.slurmUser}></fl-jobs>
        </aside>
      </main>`;
  }

  #chooseJob(event) {
    this.jobKey = this.jobKey === event.detail ? null : event.detail;
    this.nodeName = null;
  }

  static styles = css`
    :host { display: flex; flex-direction: column; height: 100vh; }
    main { display: grid; grid-template-columns: minmax(0, 1fr) minmax(360px, 30%); gap: 12px;
      flex: 1; min-height: 0; padding: 12px 16px 16px; }
    main.stale { opacity: 0.65; }
    .board { display: flex; flex-direction: column; gap: 10px; min-height: 0; }
    fl-racks { flex: 1; min-height: 0; }
    aside { display: flex; flex-direction: column; gap: 12px; min-height: 0; }
    fl-jobs { flex: 1; min-height: 0; }
    .notice { margin: 12px 16px 0; padding: 10px 14px; background: #fff6dc; border: 1px solid #d9b54a; border-radius: 6px; }
    a { color: var(--accent); font-weight: 600; }
    @media (max-width: 900px) {
      :host { height: auto; }
      main { grid-template-columns: minmax(0, 1fr); }
    }
  `;
}

customElements.define('fl-app', FlApp);
