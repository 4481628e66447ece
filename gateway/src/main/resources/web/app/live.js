import { get, SessionEnded } from './api.js';

const EVENTS = ['racks', 'jobs', 'node', 'job', 'job-gone'];
const LONGEST_WAIT_MS = 15000;
// The server says something at least every 15 s; after this long the connection is dead though open.
const SILENCE_MS = 45000;

/**
 * Keeps one stream of a cluster's events open. States: connecting, live, reconnecting, ended. "ended" is final:
 * the session is over, and trying on would only loop.
 */
export class Live {
  #source = null;
  #timer = null;
  #wait = 1000;
  #closed = false;

  constructor(cluster, onEvent, onState) {
    this.url = `/api/clusters/${encodeURIComponent(cluster)}/events`;
    this.onEvent = onEvent;
    this.onState = onState;
    onState('connecting');
    this.#open();
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#source?.close();
  }

  #open() {
    this.#source = new EventSource(this.url);
    this.#expectNews();
    for (const name of EVENTS) {
      this.#source.addEventListener(name, (event) => this.#received(name, event));
    }
    this.#source.addEventListener('alive', () => this.#expectNews());
    // The token of this stream has run out; the session may still get a new one.
    this.#source.addEventListener('end', () => this.#retry());
    this.#source.addEventListener('error', () => this.#retry());
  }

  #received(name, event) {
    this.#expectNews();
    this.#wait = 1000;
    this.onState('live');
    this.onEvent(name, JSON.parse(event.data));
  }

  #expectNews() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#retry(), SILENCE_MS);
  }

  // An EventSource does not tell why it failed, so that an ordinary request asks whether the session still holds.
  async #retry() {
    this.#source?.close();
    clearTimeout(this.#timer);
    if (this.#closed) return;
    this.onState('reconnecting');
    try {
      await get('/api/me');
    } catch (error) {
      if (error instanceof SessionEnded) {
        this.#closed = true;
        this.onState('ended');
        return;
      }
    }
    if (this.#closed) return;
    // Spread, so that a restarted gateway is not met by all pages at once.
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.5 + Math.random()));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }
}
