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
  /** The e-mail address that gets the confirmation (a text if staff act for a customer); null if the request has not been sent. */
  readonly sentTo: string | null;
}

/**
 * A request that was sent, but that the server has not confirmed. If the page sends it again unchanged with the same `key`, the server does
 * not create a second request.
 */
export interface BegunRequest {
  /**
   * The content as JSON: the account, the form, and the name, plots and placement of the house. A request with the same content and the
   * same `visit` is the same request.
   */
  readonly of: string;
  readonly visit: Visit;
  readonly key: string;
}

/** A copy of the house’s choices and name on the server. `token` is the token of the copy, not of the saved house. */
export interface HouseSnapshot {
  readonly visit: Visit;
  readonly name: string;
  readonly token: string;
}

export type Requests = Readonly<Record<SubmissionType, WrittenRequest>>;

export const nothingWritten: WrittenRequest = { words: {}, openedAt: null, begun: null, snapshot: null, sentTo: null };
