/** What a listener does with notifications on a channel of the database (`NOTIFY`), from any process. */
export interface Hearing {
  /** Called once for each notification, after its transaction was committed. */
  heard(payload: string): void;
  /** Called after the connection was broken and opened again. Notifications that came in between are lost. */
  missed(): void;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * Listens on a channel. Resolves when it listens, and goes on until the caller closes the result.
 * @param channel in small letters
 */
export type Listen = (channel: string, hearing: Hearing) => Promise<Listening>;
