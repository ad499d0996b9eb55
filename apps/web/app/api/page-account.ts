/** The account that the page shows. Every request that changes something sends it in the header `Page-Account`. */
export interface PageAccount {
  /** The value of the header; null while no page is shown. */
  shown: string | null;
  /** Called if the server refuses a change because another user has logged in since the page was loaded. */
  refused(): void;
  /**
   * Calls `listener` each time the server refuses a change because another user has logged in since the page was loaded.
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
