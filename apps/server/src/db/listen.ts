/** Who hears what is told on a channel of the database (`NOTIFY`), by whatever process. */
export interface Hearing {
  /** Told once, and after the transaction was committed that told it. */
  heard(payload: string): void;
  /** The connection was broken for a while: what was told meanwhile is lost. */
  missed(): void;
}

export interface Listening {
  close(): Promise<void>;
}

/** Hears what is told on a channel from when this resolves until it is closed. @param channel in small letters */
export type Listen = (channel: string, hearing: Hearing) => Promise<Listening>;
