import type { OtherCost } from '../model/configuration.ts';
import { type Ore, ore, sum } from '../model/money.ts';

/** The lowest and the highest possible cost, öre including VAT; both are equal when the cost is known exactly. */
export interface CostRange {
  readonly from: Ore;
  readonly to: Ore;
}

/** The possible cost of the whole project: the builder's price, and separately the costs that others charge. */
export interface ProjectCost {
  readonly house: Ore;
  /** The lowest and the highest price of the chosen plots; the customer buys one of them. Null: no plot is chosen. */
  readonly plot: CostRange | null;
  readonly others: readonly OtherCost[];
  readonly total: CostRange;
}

/** Returns the project's cost. Null when the builder names no other costs, because then the sum would be too low. */
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
