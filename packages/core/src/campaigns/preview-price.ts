import type { QuestionId } from '../model/ids.ts';
import { type Ore, ore } from '../model/money.ts';
import type { CompiledModel } from '../visit/compile-model.ts';
import type { Preview } from '../visit/preview-question.ts';
import { type Totals, totalsOf } from './campaigns.ts';

/** The price that an answer shows before it is chosen. Choosing it changes the total by `difference` minus `discount`. */
export interface PreviewPrice {
  /** The ordinary price after choosing the answer, including the replacements it forces, minus the ordinary price now. */
  readonly difference: Ore;
  /** Other questions whose price changes with this choice, in range order. */
  readonly repriced: readonly QuestionId[];
  /** The campaign discount after the choice minus the discount now. */
  readonly discount: Ore;
}

/**
 * Returns the price change of a previewed answer.
 * @param totals of the visit that the preview belongs to
 * @param now milliseconds since 1970; the same as for `totals`
 */
export function previewPrice(compiled: CompiledModel, preview: Preview, totals: Totals, now: number): PreviewPrice {
  const { discount } = preview.accepted ? totalsOf(compiled, preview.visit, now) : totals;
  return {
    difference: preview.priceDifference,
    repriced: preview.repriced.map(({ questionId }) => questionId),
    discount: ore(discount - totals.discount),
  };
}
