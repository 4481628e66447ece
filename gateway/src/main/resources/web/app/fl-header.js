import { LitElement, css, html, nothing } from 'lit';

const LIVE = {
  connecting: 'connecting',
  live: 'live',
  reconnecting: 'reconnecting',
  ended: 'session ended',
};

/** Product, cluster, whether what is shown is live, and the person. */
class FlHeader extends LitElement {
  static properties = {
    me: { attribute: false },
    clusters: { attribute: false },
    cluster: { attribute: false },
    live: { attribute: false },
    revision: { attribute: false },
  };

  render() {
    return html`
      <header>
        <h1>Fairlead</h1>
        ${this.cluster ? this.#clusterName() : nothing}
        ${this.revision ? html`<span class="soft">topology revision ${this.revision}</span>` : nothing}
        <span class="live ${this.live}" role="status" data-testid="live-state" data-state=${this.live}>
          <span class="dot" aria-hidden="true"></span>${LIVE[this.live]}</span>
        ${this.me ? this.#person() : nothing}
      </header>`;
  }

  #clusterName() {
    if (this.clusters.length < 2) return html`<span class="cluster">${this.cluster}</span>`;
    return html`<label>Cluster
      <select @change=${this.#choose}>
        ${this.clusters.map((name) => html`<option ?selected=${name === this.cluster}>${name}</option>`)}
      </select></label>`;
  }

  #person() {
    return html`
      <span class="person">
        <span data-testid="user-name">${this.me.user}</span>
        <span class="chip" data-testid="tenant">${this.me.tenant ?? this.me.roles[0]}</span>
        <a href="/logout" data-testid="log-out">Log out</a>
      </span>`;
  }

  #choose(event) {
    location.hash = encodeURIComponent(event.target.value);
  }

  static styles = css`
    header { display: flex; align-items: center; gap: 16px; padding: 8px 16px; background: var(--card);
      border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 17px; letter-spacing: 0.01em; color: var(--accent); }
    .cluster { font-size: 17px; font-weight: 600; }
    .soft { color: var(--ink-soft); font-size: 13px; }
    .live { margin-left: auto; display: inline-flex; align-items: center; gap: 6px; font-weight: 600; }
    .dot { width: 10px; height: 10px; border-radius: 50%; background: var(--ink-soft); }
    .live .dot { box-sizing: border-box; }
    .live.live { color: var(--ok); }
    .live.live .dot { background: var(--ok); }
    .live.reconnecting, .live.connecting { color: #8a5a00; }
    .live.reconnecting .dot { background: none; border: 3px dotted #8a5a00; }
    .live.ended { color: var(--down); }
    .live.ended .dot { background: var(--down); border-radius: 0; }
    .person { display: inline-flex; align-items: center; gap: 10px; padding-left: 16px; border-left: 1px solid var(--line); }
    .chip { padding: 1px 8px; border-radius: 10px; background: #e6eef7; color: #103e6c; font-size: 12px; font-weight: 600; }
    a { color: var(--accent); }
    a:focus-visible, select:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
    select { font: inherit; font-weight: 600; padding: 2px 6px; }
  `;
}

customElements.define('fl-header', FlHeader);
