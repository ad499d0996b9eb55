import type { SubmissionType } from '@gavel/contract';
import type { Visit } from '@gavel/core';

/** The fields of the request form. */
export interface RequestWords {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly newsletter: boolean;
  readonly consent: boolean;
}

/** A request that the visitor is writing. Its text stays while the visitor opens other views, and after a failure. */
export interface WrittenRequest {
  readonly words: Partial<RequestWords>;
  /** When the form was first opened, in milliseconds since 1970. Null until the visitor leaves the form for the first time. */
  readonly openedAt: number | null;
  /** The request whose sending has begun; its response may get lost. Null if no sending has begun. */
  readonly begun: BegunRequest | null;
  /** The stored copy of the house that the request is about; null if it is not stored yet. */
  readonly snapshot: HouseSnapshot | null;
  /** The e-mail address that gets the confirmation; null if the request has not been sent. */
  readonly sentTo: string | null;
}

/**
 * A request that was sent, but whose response has not arrived. If it is sent again unchanged, the server does not create a second one.
 */
export interface BegunRequest {
  /** Identifies the content: the sender, the message, and the house's name, plots and placement. Two requests with the same value count as one request. */
  readonly of: string;
  readonly visit: Visit;
  readonly key: string;
}

/** The choices and the name of a house, stored under a token of their own. */
export interface HouseSnapshot {
  readonly visit: Visit;
  readonly name: string;
  readonly token: string;
}

export type Requests = Readonly<Record<SubmissionType, WrittenRequest>>;

export const nothingWritten: WrittenRequest = { words: {}, openedAt: null, begun: null, snapshot: null, sentTo: null };
