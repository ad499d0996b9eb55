import type { SubmissionType } from '@gavel/contract';

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
  /** The address that it is confirmed to; null: it has not been sent. */
  readonly sentTo: string | null;
}

export type Requests = Readonly<Record<SubmissionType, WrittenRequest>>;

export const nothingWritten: WrittenRequest = { words: {}, sentTo: null };
