import type { SubmissionType } from '@gavel/contract';
import type { Visit } from '@gavel/core';

/** What somebody writes into the form of a request. */
export interface RequestWords {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly newsletter: boolean;
  readonly consent: boolean;
}

/** A request on its way: what is written stays while other views are looked at, and whatever goes wrong. */
export interface WrittenRequest {
  readonly words: Partial<RequestWords>;
  /** When its form was opened first, milliseconds since 1970; null: it has not been left yet. */
  readonly openedAt: number | null;
  /** What was sent last, and may have been lost; null: nothing. */
  readonly begun: BegunRequest | null;
  /** The house as it was stored for it; null: it was not. */
  readonly snapshot: HouseSnapshot | null;
  /** The address that it is confirmed to; null: it has not been sent. */
  readonly sentTo: string | null;
}

/** A request that has been begun: sent again unchanged, because its answer was lost, it is the same one. */
export interface BegunRequest {
  /** Who asks what, and about which plots; two that are equal say the same. */
  readonly of: string;
  readonly visit: Visit;
  readonly key: string;
}

/** What was chosen, under a token of its own. */
export interface HouseSnapshot {
  readonly visit: Visit;
  readonly token: string;
}

export type Requests = Readonly<Record<SubmissionType, WrittenRequest>>;

export const nothingWritten: WrittenRequest = { words: {}, openedAt: null, begun: null, snapshot: null, sentTo: null };
