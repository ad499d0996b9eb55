import type { HouseId } from '@gavel/core';
import type { CompiledModel, CompiledPrice, Rule } from '@gavel/core/compiled';
import { alive } from './nothing-dead.ts';
import { all, always, not, type Obligation } from './obligation.ts';

/**
 * Returns the obligations (statements to prove) that every price and quantity applies in some visit, and that no answer with a price per
 * quantity is free.
 */
export function pricesUsed({ bases }: CompiledModel, houseId: HouseId): Obligation[] {
  return bases.flatMap(({ id, prices }, base) =>
    prices.flatMap((price, entry) => {
      const part = (units: number | null) => ({ kind: 'price' as const, id, houseId, entry, units });
      return ofEntry(price, { kind: 'base', base }, part);
    }),
  );
}

function ofEntry(
  { rule, amounts }: CompiledPrice,
  provided: Rule,
  part: (units: number | null) => Obligation['part'],
): Obligation[] {
  const counts = all(provided, rule);
  const none = all(counts, ...amounts.map((amount) => not(amount.rule ?? always)));
  const isByQuantity = amounts.some((amount) => amount.rule);
  return [
    alive('deadPrice', part(null), counts, { near: provided }),
    ...(rule ? [alive('needlessRule', part(null), all(provided, not(rule)))] : []),
    ...(isByQuantity ? amounts : []).map((amount, at) => {
      const before = amounts.slice(0, at).map((one) => not(one.rule ?? always));
      return alive('deadUnits', part(at), all(counts, ...before, amount.rule), { near: counts });
    }),
    ...(amounts.every((amount) => amount.rule)
      ? [{ property: 'priced', fault: 'noUnits', part: part(null), must: 'avoided', state: none, near: null, picks: [] } as const]
      : []),
  ];
}
