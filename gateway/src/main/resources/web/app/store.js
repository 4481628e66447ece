import { markOf, phaseOf } from './states.js';

/** The page's copy of a cluster, made of whole states: the last one about a thing counts. */
export class Store {
  revision = null;
  complete = false;
  /** Racks of domains of nodes; a rack's object is new whenever something in it changed. */
  racks = [];
  jobs = new Map();
  #rackOf = new Map();

  apply(name, data) {
    switch (name) {
      case 'racks': return this.#allRacks(data);
      case 'jobs': this.jobs = new Map(data.map((job) => [job.job, job])); return;
      case 'node': return this.#node(data);
      case 'job': this.jobs.set(data.job, data); return;
      case 'job-gone': this.jobs.delete(data.job); return;
    }
  }

  #allRacks(data) {
    this.revision = data.revision;
    this.complete = data.complete;
    this.racks = data.racks;
    this.#rackOf.clear();
    data.racks.forEach((rack, index) => {
      for (const domain of rack.domains) {
        for (const node of domain.nodes) this.#rackOf.set(node.name, index);
      }
    });
  }

  #node(node) {
    const index = this.#rackOf.get(node.name);
    if (index === undefined) return;
    const rack = this.racks[index];
    const domains = rack.domains.map((domain) =>
      domain.nodes.some((other) => other.name === node.name)
        ? { ...domain, nodes: domain.nodes.map((other) => (other.name === node.name ? node : other)) }
        : domain);
    this.racks = this.racks.with(index, { ...rack, domains });
  }

  nodes() {
    return this.racks.flatMap((rack) => rack.domains.flatMap((domain) => domain.nodes));
  }

  node(name) {
    return this.nodes().find((node) => node.name === name) ?? null;
  }

  counts() {
    const counts = {};
    for (const node of this.nodes()) counts[node.state] = (counts[node.state] ?? 0) + 1;
    return counts;
  }

  /** Used and all GPUs; where a tenant may not see the use of a node it counts as wholly used. */
  gpus() {
    return this.nodes().reduce(
      (sum, node) => ({ used: sum.used + (node.gpusUsed ?? node.gpus), all: sum.all + node.gpus }),
      { used: 0, all: 0 });
  }

  /** Running, then waiting by priority, then ended, each with its phase and mark. */
  jobList() {
    const order = { running: 0, pending: 1, ended: 2 };
    return [...this.jobs.values()]
      .map((job) => ({ ...job, phase: phaseOf(job), mark: markOf(job.jobId) }))
      .sort((a, b) => order[a.phase] - order[b.phase]
        || (a.phase === 'pending' ? b.priority - a.priority || a.jobId - b.jobId : b.jobId - a.jobId));
  }
}
