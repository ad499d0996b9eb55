/** The account that the page shows. Every request that changes something for the account sends it in the header `Page-Account`. */
export interface PageAccount {
  /**
   * The value of the header: the number of the account (`12`), `none` if nobody is logged in, or `12 for 7` while staff member 12 acts for
   * customer 7. Null before React has shown the page.
   */
  shown: string | null;
  /**
   * Whether the page keeps the account data that it has, even if the server returns newer data. It does so while it shows the recovery
   * codes of a new second factor, because newer data would replace them.
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
