import type { ChangedAnswer, ChangedFact, HouseChanges, Ore } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { type SubmissionType, submissionType } from './lead-bodies.ts';
import { amount, instant, list, questionId, text, textOrEmpty, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** What has been asked of the builder about a saved house, as who has the house sees it afterwards. */
export interface HouseRequest {
  readonly id: string;
  readonly submissionType: SubmissionType;
  readonly sentAt: number;
  /** Full name; null: they have no account any more. */
  readonly sentBy: string | null;
  /** For who wrote it; empty for everybody else. */
  readonly message: string;
  /** This and the next ones are those of the version that was sent. */
  readonly name: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  /** The total when it was sent. */
  readonly price: Ore;
  /** Addresses of the plots that went along, as far as they are known. */
  readonly plots: readonly string[];
  readonly salesperson: TakesCare;
}

/** Who takes care of it, and how to reach them today; the builder where they are not there any more. */
export interface TakesCare {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface HouseRequests {
  /** Latest first. */
  readonly requests: readonly HouseRequest[];
  /** What has become of the house since the latest request for an offer, at today's prices; null: nothing, or nobody can tell. */
  readonly changes: HouseChanges | null;
}

const takesCareBody: Body<TakesCare> = body<TakesCare>({
  name: ['Name', text],
  email: ['Email', textOrEmpty],
  phone: ['Phone', textOrEmpty],
});

const houseRequestBody: Body<HouseRequest> = body<HouseRequest>({
  id: ['Id', text],
  submissionType: ['SubmissionType', submissionType],
  sentAt: ['SentAtUtc', instant],
  sentBy: ['SentBy', textOrNull],
  message: ['Message', textOrEmpty],
  name: ['ConfigurationName', text],
  houseTitle: ['HouseModelName', text],
  municipalityName: ['MunicipalityName', text],
  price: ['Price', amount],
  plots: ['Plots', list(text)],
  salesperson: ['SalesPerson', takesCareBody],
});

const changedFactBody: Body<ChangedFact> = body<ChangedFact>({
  fact: ['Fact', z.enum(['name', 'houseModel', 'municipality', 'plots'])],
  from: ['From', text],
  to: ['To', text],
  price: ['Price', amount],
});

const changedAnswerBody: Body<ChangedAnswer> = body<ChangedAnswer>({
  questionId: ['QuestionId', questionId],
  question: ['Question', text],
  from: ['From', textOrNull],
  to: ['To', textOrNull],
  price: ['Price', amount],
});

const houseChangesBody: Body<HouseChanges> = body<HouseChanges>({
  facts: ['Facts', list(changedFactBody)],
  answers: ['Answers', list(changedAnswerBody)],
  repriced: ['Repriced', amount],
  campaigns: ['Campaigns', amount],
  from: ['From', amount],
  to: ['To', amount],
});

export const houseRequestsBody: Body<HouseRequests> = body<HouseRequests>({
  requests: ['Requests', list(houseRequestBody)],
  changes: ['Changes', lenient<HouseChanges | null>(houseChangesBody, null)],
});

/** What has become of the house of a request since it was sent, at today's prices; null: nothing, or nobody can tell. */
export interface ChangesSince {
  readonly changes: HouseChanges | null;
}

export const changesSinceBody: Body<ChangesSince> = body<ChangesSince>({
  changes: ['Changes', lenient<HouseChanges | null>(houseChangesBody, null)],
});
