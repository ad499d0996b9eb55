/** A listener to notifications on a channel of the database (`NOTIFY`), from any process. */
export interface Hearing {
  /** Called once for each notification, after its transaction was committed. */
  heard(payload: string): void;
  /** Called after the connection was broken and opened again. Notifications in the meantime are lost. */
  missed(): void;
}

export interface Listening {
  close(): Promise<void>;
}

/**
 * Listens on a channel, from the moment when the promise resolves until the caller closes it.
 * @param channel in small letters
 */
export type Listen = (channel: string, hearing: Hearing) => Promise<Listening>;
