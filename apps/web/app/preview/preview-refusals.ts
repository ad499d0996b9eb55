const REFUSED = 'gavel-refused';

/** Passes an error code of the API, such as that of an error response, to all listeners of `onRefusal`, such as the banner of a preview. */
export function tellRefusal(code: string): void {
  dispatchEvent(new CustomEvent(REFUSED, { detail: code }));
}

/**
 * Calls `listener` with each error code that `tellRefusal` gets.
 * @returns a function that removes the listener
 */
export function onRefusal(listener: (code: unknown) => void): () => void {
  const hear = (event: Event) => listener(event instanceof CustomEvent && event.detail);
  addEventListener(REFUSED, hear);
  return () => removeEventListener(REFUSED, hear);
}
