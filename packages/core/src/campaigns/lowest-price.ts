import type { CampaignId } from '../model/ids.ts';
import { type Ore, ore } from '../model/money.ts';
import { modelThen, type PriceHistory, type PricePeriod } from '../model/price-history.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { defaultAmong } from '../visit/choose.ts';
import { type CompiledModel, compileModel } from '../visit/compile-model.ts';
import { Draft, selectedAnswer, type Visit } from '../visit/visit.ts';
import { datesOf, totalsOf } from './campaigns.ts';
import { daysBefore } from './stockholm-time.ts';

/** A price history with its earlier models compiled. */
export interface CompiledHistory {
  readonly campaignStarts: ReadonlyMap<CampaignId, number>;
  readonly periods: readonly (Pick<PricePeriod, 'from' | 'to'> & { readonly compiled: CompiledModel })[];
}

const LOOKED_BACK_DAYS = 30;

/** Compiles every earlier model once. Throws `ModelError` for an unreadable model. */
export function compileHistory({ campaignStarts, periods }: PriceHistory, today: CompiledModel): CompiledHistory {
  return {
    campaignStarts,
    periods: periods.map(({ from, to, difference }) => ({
      from,
      to,
      compiled: difference ? compileModel(modelThen(today.model, difference)) : today,
    })),
  };
}

/**
 * Returns the earlier lowest price (`Tidigare lägsta pris (30 dagar)`): the lowest total of today's selection in the 30 days before the
 * discounting campaign began. With several discounting campaigns, the 30 days before each of them are searched. Returns null when no
 * campaign gives a discount now. The selection is priced with every version, price list and campaign in force in those days, even where a
 * rule refused it then. Answers that did not exist then count at today's price. Questions that no longer exist count with their default
 * answer. Days without the house do not count; if the range never had the house in those days, returns today's ordinary price. A campaign
 * without a known beginning counts as beginning now. Source: docs/decisions/006-earlier-lowest-price.md.
 * @param now milliseconds since 1970
 */
export function lowestEarlierPrice(history: CompiledHistory, today: CompiledModel, visit: Visit, now: number): Ore | null {
  const discounting = totalsOf(today, visit, now).campaigns.filter(({ discount }) => discount > 0);
  if (discounting.length === 0) return null;
  const windows = discounting.map(({ campaignId }) => windowBefore(history.campaignStarts.get(campaignId) ?? now));
  const totals = history.periods.flatMap(({ from, to, compiled }) => {
    const { campaigns } = compiled.model;
    const moments = windows.flatMap((window) =>
      momentsOf({ from: from ?? Number.NEGATIVE_INFINITY, until: to ?? Number.POSITIVE_INFINITY }, window, campaigns),
    );
    if (moments.length === 0) return [];
    const priced = pricedAs(compiled, today, visit);
    return moments.map((moment) => totalsOf(compiled, priced, moment).total);
  });
  return totals.length === 0 ? visit.ordinaryPrice : ore(Math.min(...totals));
}

/** `from` is the first moment of the span, `until` the first moment after it; milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** Returns the 30 days before a campaign began, on Stockholm's clock. */
export function windowBefore(start: number): Span {
  return { from: daysBefore(start, LOOKED_BACK_DAYS), until: start };
}

/** Returns the moments of `period` within `window` at which the price may change: the first moment, and when campaigns begin or end. */
function momentsOf(period: Span, window: Span, campaigns: CompiledModel['model']['campaigns']): number[] {
  const from = Math.max(period.from, window.from);
  const until = Math.min(period.until, window.until);
  if (from >= until) return [];
  const turns = campaigns.flatMap((campaign) => Object.values(datesOf(campaign)));
  return [...new Set([from, ...turns])].filter((moment) => from <= moment && moment < until);
}

/** Prices today's selection with another version of the model, and ignores that version's rules about which answers are allowed. */
function pricedAs(then: CompiledModel, today: CompiledModel, visit: Visit): Visit {
  if (then === today) return visit;
  const draft = new Draft(then, null);
  let added = 0;
  let addedAccessories = 0;
  for (const { at, question } of today.questions) {
    const selected = selectedAnswer(today, visit, at);
    if (!selected) continue;
    const answer = then.answers[then.answerAt.get(selected.answer.id) ?? NONE];
    if (answer) {
      draft.answers.set(answer.question, answer.at);
      continue;
    }
    added += visit.prices.get(at);
    if (question.hasAccessories) addedAccessories += visit.prices.get(at);
  }
  for (const at of then.order) {
    const question = then.questions[at];
    if (!question || today.questionAt.has(question.question.id)) continue;
    draft.judge(question);
    const usable = question.answers.filter((answer) => draft.valid.get(answer.at) === 1);
    draft.answers.set(at, defaultAmong(question, usable)?.at ?? NONE);
  }
  for (const question of then.questions) {
    draft.judge(question);
    draft.reprice(question);
  }
  const priced = draft.finished();
  return {
    ...priced,
    ordinaryPrice: ore(priced.ordinaryPrice + added),
    accessoryPrice: ore(priced.accessoryPrice + addedAccessories),
  };
}
