import type { AnswerId, CarriedVisit, Configuration, GoneAnswer, QuestionId, RepricedAnswer } from '@gavel/core';
import { type Body, body, lenient, reshaped } from './body.ts';
import { configurationFields, houseModelName } from './configuration-body.ts';
import { type HouseAccess, houseAccess } from './saved-house-bodies.ts';
import { amount, answerId, answerIdOrNull, integer, list, questionId, text, textOrNull } from './values.ts';

/** A configuration as `GET /api/guidemodel/{id}` answers it. */
export interface OpenedConfiguration extends Configuration {
  /** What happened when it was carried to the current version; null: it was made with this version. Our addition. */
  readonly carriedOver: CarriedOver | null;
  /** Counts its saves; what a save names in `If-Match`. Null: a shared snapshot, which nobody saves. Our addition. */
  readonly revision: number | null;
  /** What who asks may do with it; null: look at it, and save a copy. Our addition. */
  readonly access: HouseAccess | null;
  /** Who saved it last; null for those who only look at it. Our addition. */
  readonly updatedBy: string | null;
}

export interface CarriedOver extends Pick<CarriedVisit, 'gone' | 'repriced' | 'housePriceDifference' | 'priceDifference'> {
  readonly replaced: readonly ReplacedAnswer[];
}

/** Answer ids of the current version. */
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

/** Configuration (server), as `GET /api/guidemodel/{id}` answers it. */
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
