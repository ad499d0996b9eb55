import type { CarriedVisit, Configuration, GoneAnswer, RepricedAnswer } from '@gavel/core';
import { type Body, body, lenient, reshaped } from './body.ts';
import { configurationFields, houseModelName } from './configuration-body.ts';
import { amount, id, idOrNull, list, text } from './values.ts';

/** A configuration as `GET /api/guidemodel/{id}` answers it. */
export interface OpenedConfiguration extends Configuration {
  /** What happened when it was carried to the current version; null: it was made with this version. Our addition. */
  readonly carriedOver: CarriedOver | null;
}

export interface CarriedOver extends Pick<CarriedVisit, 'gone' | 'repriced' | 'housePriceDifference' | 'priceDifference'> {
  readonly replaced: readonly ReplacedAnswer[];
}

/** Answer ids of the current version. */
export interface ReplacedAnswer {
  readonly questionId: number;
  readonly from: number | null;
  readonly to: number | null;
}

const gone = body<GoneAnswer>({
  questionId: ['QuestionId', id],
  questionTitle: ['QuestionTitle', text],
  answerId: ['AnswerId', id],
  answerTitle: ['AnswerTitle', text],
  replacedBy: ['ReplacedBy', idOrNull],
});

const replaced = body<ReplacedAnswer>({ questionId: ['QuestionId', id], from: ['From', idOrNull], to: ['To', idOrNull] });

const repriced = body<RepricedAnswer>({
  questionId: ['QuestionId', id],
  answerId: ['AnswerId', id],
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
  }),
  ({ houseModelName: _, ...configuration }) => configuration,
  (configuration) => ({ ...configuration, houseModelName: configuration.houseTitle }),
);
