import type { OtherCost } from '../model/configuration.ts';
import { type Ore, ore, sum } from '../model/money.ts';

/** From the least to the most, öre incl. VAT; the same twice where it is known. */
export interface CostRange {
  readonly from: Ore;
  readonly to: Ore;
}

/** What the whole project may cost: the builder's price, and apart from it what others charge. */
export interface ProjectCost {
  readonly house: Ore;
  /** The plots that were chosen, from the cheapest to the dearest: one of them is bought. Null: none is chosen. */
  readonly plot: CostRange | null;
  readonly others: readonly OtherCost[];
  readonly total: CostRange;
}

/** Null where the builder names no other costs: then the sum would say less than it seems to. */
export function projectCost(house: Ore, plotPrices: readonly Ore[], others: readonly OtherCost[]): ProjectCost | null {
  if (others.length === 0) return null;
  const plot = plotPrices.length === 0 ? null : { from: ore(Math.min(...plotPrices)), to: ore(Math.max(...plotPrices)) };
  const parts: readonly CostRange[] = [...(plot ? [plot] : []), ...others];
  const total = {
    from: sum([house, ...parts.map(({ from }) => from)]),
    to: sum([house, ...parts.map(({ to }) => to)]),
  };
  return { house, plot, others, total };
}
