/** Whoever is told of what happens. */
export interface Receiver {
  /** Recognises the address and does not tell it: it may have a secret in it. */
  readonly fingerprint: string;
  /** POSTs a message. Nothing that the other side does throws. */
  send(message: Message): Promise<Reply>;
}

export interface Message {
  /** The same however often it is sent. */
  readonly id: string;
  /** Milliseconds since 1970: when it is sent. */
  readonly sentAt: number;
  /** JSON. */
  readonly body: string;
}

/** What came back. */
export interface Reply {
  /** Null: no answer. */
  readonly status: number | null;
  /** The beginning of what was answered, or why there is no answer; without control characters. */
  readonly words: string;
  readonly milliseconds: number;
}
