/** Functions that are called for notifications on a channel of the database (`NOTIFY`), which any process may send. */
export interface Hearing {
  /** Called once for each notification, after its transaction was committed. */
  heard(payload: string): void;
  /** Called when the connection was broken and has been opened again. Notifications that were sent while it was broken are lost. */
  missed(): void;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * Listens on a channel until the returned object is closed. Resolves when it listens, or when the first try has failed.
 * @param channel in lower case
 */
export type Listen = (channel: string, hearing: Hearing) => Promise<Listening>;
