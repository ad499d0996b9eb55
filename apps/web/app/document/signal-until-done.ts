/**
 * Aborts when `request` does, until `done` is called. React never takes its listener off the signal that it is given, and Node keeps a
 * request's signal for as long as somebody listens to it: every page that was ever rendered would stay in memory.
 */
export function signalUntilDone(request: AbortSignal): { readonly signal: AbortSignal; done(): void } {
  const rendering = new AbortController();
  const abort = () => rendering.abort(request.reason);
  if (request.aborted) abort();
  else request.addEventListener('abort', abort, { once: true });
  return { signal: rendering.signal, done: () => request.removeEventListener('abort', abort) };
}
