import type { QuestionId } from '../model/ids.ts';
import { type Ore, ore } from '../model/money.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Preview } from '../visit/preview-question.ts';
import { type Totals, totalsOf } from './campaigns.ts';

/** What an answer that is offered says it costs. `difference` minus `discount` is what the total changes by when it is chosen. */
export interface PreviewPrice {
  /** Ordinary price after choosing it, what it forces included, minus now. */
  readonly difference: Ore;
  /** Other questions whose price changes with it, in range order. */
  readonly company: readonly QuestionId[];
  /** What campaigns take off then, minus what they take off now. */
  readonly discount: Ore;
}

/**
 * @param totals of the visit that the preview is of
 * @param now milliseconds since 1970; that of `totals`
 */
export function previewPrice(compiled: CompiledModel, preview: Preview, totals: Totals, now: number): PreviewPrice {
  const { discount } = preview.accepted ? totalsOf(compiled, preview.visit, now) : totals;
  return {
    difference: preview.priceDifference,
    company: preview.company.map(({ questionId }) => questionId),
    discount: ore(discount - totals.discount),
  };
}
