/**
 * Returns a signal that aborts together with `request`, until `done` is called. React never removes its listener from a signal, and Node
 * keeps the signal of a request in memory while it has listeners. Without this function, every page that was ever rendered would stay in
 * memory.
 */
export function signalUntilDone(request: AbortSignal): { readonly signal: AbortSignal; done(): void } {
  const rendering = new AbortController();
  const abort = () => rendering.abort(request.reason);
  if (request.aborted) abort();
  else request.addEventListener('abort', abort, { once: true });
  return { signal: rendering.signal, done: () => request.removeEventListener('abort', abort) };
}
