/** The account that the page shows. Every request that changes something sends it in the header `Page-Account`. */
export interface PageAccount {
  /** The value of the header; null while no page is shown. */
  shown: string | null;
  /**
   * Whether the page keeps its account, even if the server returns another state of it. The page then shows something that would disappear
   * with the new state.
   */
  isHeld?: boolean;
  /** Makes the page read its account again, for example if the server refuses a change because another user has logged in. */
  refused(): void;
  /**
   * Calls `listener` at each call of `refused`.
   * @returns a function that removes the listener
   */
  onRefused(listener: () => void): () => void;
}

function createPageAccount(): PageAccount {
  const listeners = new Set<() => void>();
  return {
    shown: null,
    refused() {
      for (const listener of listeners) listener();
    },
    onRefused(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const pageAccount = createPageAccount();
