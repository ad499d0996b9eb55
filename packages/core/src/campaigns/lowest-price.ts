import type { CampaignId } from '../model/ids.ts';
import { type Ore, ore } from '../model/money.ts';
import { modelThen, type PriceHistory, type PricePeriod } from '../model/price-history.ts';
import { NONE } from '../rules/compiled-rule.ts';
import { defaultAmong } from '../visit/choose.ts';
import { type CompiledModel, compileModel } from '../visit/compile-model.ts';
import { Draft, selectedAnswer, type Visit } from '../visit/visit.ts';
import { datesOf, totalsOf } from './campaigns.ts';
import { daysBefore } from './stockholm-time.ts';

/** A price history whose earlier models have been read. */
export interface CompiledHistory {
  readonly campaignStarts: ReadonlyMap<CampaignId, number>;
  readonly periods: readonly (Pick<PricePeriod, 'from' | 'to'> & { readonly compiled: CompiledModel })[];
}

const LOOKED_BACK_DAYS = 30;

/** Reads every earlier model once. Throws `ModelError` for one that cannot be read. */
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
 * `Tidigare lägsta pris (30 dagar)`: the lowest total that what is selected now had in the 30 days before the campaign began that now
 * takes something off; with several such campaigns, in the 30 days before any of them. Null when none takes anything off.
 *
 * It is the same selection under every version, price list and campaign in force in those days, also where a rule refused it then.
 * Answers that did not exist count at today's price, and so does the whole house where it was not sold at all. Questions that exist no
 * more count with their default answer. A campaign whose beginning the history does not know is taken to begin now, which never
 * makes the earlier price too high. Source: docs/decisions/006-earlier-lowest-price.md.
 *
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

/** From then on, and until just before; milliseconds since 1970. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** The 30 days before a campaign began, by Stockholm's clock. */
export function windowBefore(start: number): Span {
  return { from: daysBefore(start, LOOKED_BACK_DAYS), until: start };
}

/** Moments that stand for all of the time that a period and a window share: between two of them no campaign begins or ends. */
function momentsOf(period: Span, window: Span, campaigns: CompiledModel['model']['campaigns']): number[] {
  const from = Math.max(period.from, window.from);
  const until = Math.min(period.until, window.until);
  if (from >= until) return [];
  const turns = campaigns.flatMap((campaign) => Object.values(datesOf(campaign)));
  return [...new Set([from, ...turns])].filter((moment) => from <= moment && moment < until);
}

/** What is selected today as another version of the model prices it, whatever its rules would make of the selection. */
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
