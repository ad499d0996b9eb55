/** Whose account the page shows: every change that it asks for says so (`Page-Account`). */
export interface PageAccount {
  /** As the header says it; null: no page shows anything yet. */
  shown: string | null;
  /** The server has refused a change, because somebody else is logged in by now. */
  refused(): void;
  /** Calls back when that happens; what it returns ends that. */
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
