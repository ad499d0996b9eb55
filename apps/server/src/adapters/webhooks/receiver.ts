/** A receiver of webhooks. */
export interface Receiver {
  /** A text that identifies the URL of the receiver without revealing the URL, which may contain a secret. */
  readonly fingerprint: string;
  /** POSTs a message. Never throws, even if the receiver responds with an error or not at all. */
  send(message: Message): Promise<Reply>;
}

export interface Message {
  /** The id of the message, the same for every retry. */
  readonly id: string;
  /** The time at which the message is sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** JSON. */
  readonly body: string;
}

/** The response of the receiver. */
export interface Reply {
  /** The HTTP status; null: the receiver did not respond. */
  readonly status: number | null;
  /** The beginning of the response, or the reason why there is no response. Contains no control characters. */
  readonly words: string;
  readonly milliseconds: number;
}
