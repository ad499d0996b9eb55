/** A receiver of webhooks. */
export interface Receiver {
  /** Identifies the URL of the receiver without revealing it, because it may contain a secret. */
  readonly fingerprint: string;
  /** POSTs a message. Never throws, whatever the receiver answers or does not answer. */
  send(message: Message): Promise<Reply>;
}

export interface Message {
  /** The id of the message, the same for every retry. */
  readonly id: string;
  /** When it is sent, milliseconds since 1970. */
  readonly sentAt: number;
  /** JSON. */
  readonly body: string;
}

/** The answer of the receiver. */
export interface Reply {
  /** Null: no response. */
  readonly status: number | null;
  /** The beginning of the response, or the reason why there is none; without control characters. */
  readonly words: string;
  readonly milliseconds: number;
}
