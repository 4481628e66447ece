/** What each node state is called, as sinfo abbreviates it, and what it means. In the order of the legend. */
export const STATES = [
  { id: 'idle', short: 'idle', label: 'Idle', means: 'free' },
  { id: 'mixed', short: 'mix', label: 'Mixed', means: 'partly in use' },
  { id: 'allocated', short: 'alloc', label: 'Allocated', means: 'wholly in use' },
  { id: 'completing', short: 'comp', label: 'Completing', means: 'a job is leaving' },
  { id: 'draining', short: 'drng', label: 'Draining', means: 'drained when its jobs end' },
  { id: 'drained', short: 'drain', label: 'Drained', means: 'takes no job' },
  { id: 'down', short: 'down', label: 'Down', means: 'does not work, or is off' },
  { id: 'failed', short: 'fail', label: 'Failed', means: 'marked as failing' },
  { id: 'unknown', short: 'unk', label: 'Unknown', means: 'Slurm does not hear from it' },
];

const BY_ID = new Map(STATES.map((state) => [state.id, state]));

export const stateOf = (id) => BY_ID.get(id) ?? BY_ID.get('unknown');

/** The job states that the list groups by: running first, then waiting, then ended. */
const RUNNING = new Set(['RUNNING', 'COMPLETING', 'SUSPENDED', 'CONFIGURING', 'STAGE_OUT']);

export function phaseOf(job) {
  if (job.states.some((state) => RUNNING.has(state))) return 'running';
  return job.states.includes('PENDING') ? 'pending' : 'ended';
}

/** Mark of a job on its nodes: one of eight, always the same for one job. */
export const markOf = (jobId) => jobId % 8;
