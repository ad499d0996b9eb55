import type { AnswerId, CarriedVisit, Configuration, GoneAnswer, QuestionId, RepricedAnswer } from '@gavel/core';
import { type Body, body, lenient, reshaped } from './body.ts';
import { configurationFields, houseModelName } from './configuration-body.ts';
import { type HouseAccess, houseAccess } from './saved-house-bodies.ts';
import { amount, answerId, answerIdOrNull, integer, list, questionId, text, textOrNull } from './values.ts';

/** The response of `GET /api/guidemodel/{id}`: a configuration, and fields that the product’s specification does not have. */
export interface OpenedConfiguration extends Configuration {
  /** The changes in the range since the house was saved; null: there are none, or the house opens in its stored version. */
  readonly carriedOver: CarriedOver | null;
  /** The number of this save, from 1; the next save sends the last number in `If-Match`. Null: a shared snapshot, which is never saved. */
  readonly revision: number | null;
  /** The user’s access; null: the user may only view the house and save a copy. */
  readonly access: HouseAccess | null;
  /** The name of the user who saved the house last; null for users without access to the house. */
  readonly updatedBy: string | null;
}

export interface CarriedOver extends Pick<CarriedVisit, 'gone' | 'repriced' | 'housePriceDifference' | 'priceDifference'> {
  readonly replaced: readonly ReplacedAnswer[];
}

/** A saved answer, `from`, that the current range offers but refuses with the other answers. The question now has `to`; null: no answer. */
export interface ReplacedAnswer {
  readonly questionId: QuestionId;
  readonly from: AnswerId | null;
  readonly to: AnswerId | null;
}

const gone = body<GoneAnswer>({
  questionId: ['QuestionId', questionId],
  questionTitle: ['QuestionTitle', text],
  answerId: ['AnswerId', answerId],
  answerTitle: ['AnswerTitle', text],
  replacedBy: ['ReplacedBy', answerIdOrNull],
});

const replaced = body<ReplacedAnswer>({
  questionId: ['QuestionId', questionId],
  from: ['From', answerIdOrNull],
  to: ['To', answerIdOrNull],
});

const repriced = body<RepricedAnswer>({
  questionId: ['QuestionId', questionId],
  answerId: ['AnswerId', answerId],
  before: ['Before', amount],
  after: ['After', amount],
});

const carriedOver = body<CarriedOver>({
  gone: ['Gone', list(gone)],
  replaced: ['Replaced', list(replaced)],
  repriced: ['Repriced', list(repriced)],
  housePriceDifference: ['HousePriceDifference', amount],
  priceDifference: ['PriceDifference', amount],
});

/** The configuration that `GET /api/guidemodel/{id}` returns. */
export const openedConfigurationBody: Body<OpenedConfiguration> = reshaped(
  body<OpenedConfiguration & { readonly houseModelName: string }>({
    ...configurationFields,
    houseModelName,
    carriedOver: ['CarriedOver', lenient<CarriedOver | null>(carriedOver, null)],
    revision: ['Revision', lenient<number | null>(integer, null)],
    access: ['CurrentUserAccess', lenient<HouseAccess | null>(houseAccess, null)],
    updatedBy: ['UpdatedBy', textOrNull],
  }),
  ({ houseModelName: _, ...configuration }) => configuration,
  (configuration) => ({ ...configuration, houseModelName: configuration.houseTitle }),
);
