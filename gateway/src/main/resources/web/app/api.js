/** That the session is over: only a new login helps. */
export class SessionEnded extends Error {}

/** What the gateway answers to a GET. Throws SessionEnded on 401, else an Error that says what is wrong. */
export async function get(path) {
  const response = await fetch(path, {
    headers: { Accept: 'application/json' },
    redirect: 'manual',
  });
  if (response.status === 401 || response.type === 'opaqueredirect') throw new SessionEnded();
  if (!response.ok) {
    const problem = await response.json().catch(() => ({}));
    throw new Error(problem.detail ?? `The gateway answered ${response.status}.`);
  }
  return response.json();
}
