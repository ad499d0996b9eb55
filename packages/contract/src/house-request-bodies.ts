import type { ChangedAnswer, ChangedFact, HouseChanges, Ore } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { type SubmissionType, submissionType } from './request-bodies.ts';
import { amount, instant, list, questionId, text, textOrEmpty, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** A customer’s request about a saved house, as the household of that house sees it. */
export interface HouseRequest {
  readonly id: string;
  readonly submissionType: SubmissionType;
  readonly sentAt: number;
  /** The sender’s full name; null: the sender’s account is deleted. */
  readonly sentBy: string | null;
  /** The message of the request. The server sends it only to the person who wrote it; for all other users it is empty. */
  readonly message: string;
  /** `name`, `houseTitle` and `municipalityName` are those of the version of the house that the customer sent. */
  readonly name: string;
  readonly houseTitle: string;
  readonly municipalityName: string;
  /** The total at the time of the request. */
  readonly price: Ore;
  /** Addresses of the plots in the request, if known. */
  readonly plots: readonly string[];
  readonly salesperson: TakesCare;
}

/** The salesperson who handles the request, with contact data that are valid now. If that person has left: the builder. */
export interface TakesCare {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface HouseRequests {
  /** Latest first. */
  readonly requests: readonly HouseRequest[];
  /** Changes since the latest quote request, at today’s prices; null: no quote request, no changes, or the changes are unknown. */
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
  fact: ['Fact', z.enum(['name', 'houseModel', 'municipality', 'plots', 'placement'])],
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

export const houseChangesBody: Body<HouseChanges> = body<HouseChanges>({
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
