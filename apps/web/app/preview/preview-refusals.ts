const REFUSED = 'gavel-refused';

/** Passes the code of each error response to the page, from every part of the page that sends requests. */
export function tellRefusal(code: string): void {
  dispatchEvent(new CustomEvent(REFUSED, { detail: code }));
}

/**
 * Calls `listener` with the code of each error response that `tellRefusal` passes on.
 * @returns a function that removes the listener
 */
export function onRefusal(listener: (code: unknown) => void): () => void {
  const hear = (event: Event) => listener(event instanceof CustomEvent && event.detail);
  addEventListener(REFUSED, hear);
  return () => removeEventListener(REFUSED, hear);
}
