import type { PriceEntry } from '../model/model.ts';
import { exactProduct, kr, type Ore, ore } from '../model/money.ts';
import { holds, type Rule, type RuleState } from '../rules/compiled-rule.ts';

/** One price entry with its amounts worked out beforehand: which of them counts depends on rules only. */
export interface CompiledPrice {
  readonly rule: Rule | null;
  /** The first whose rule holds is the price; none holds: 0. */
  readonly amounts: readonly { readonly rule: Rule | null; readonly amount: Ore }[];
  /** All rules above, for the dependency index. */
  readonly rules: readonly Rule[];
}

const NOTHING = ore(0);

/** `compileText` reads a rule standing at `where`; it throws for a rule that cannot be read. */
export function compilePrice(
  entry: PriceEntry,
  where: string,
  compileText: (text: string, where: string) => Rule | null,
): CompiledPrice {
  const rule = compileText(entry.rule, where);
  const units = entry.conditionalUnits.map((conditional, index) => ({
    rule: compileText(conditional.rule, `${where} units ${index + 1}`),
    amount: exactProduct(entry.price, conditional.units),
  }));
  const amounts = amountsOf(entry, units);
  return { rule, amounts, rules: [rule, ...amounts.map((one) => one.rule)].filter((some) => some !== null) };
}

function amountsOf({ priceType, price }: PriceEntry, perUnits: CompiledPrice['amounts']): CompiledPrice['amounts'] {
  const asItIs = [{ rule: null, amount: kr(price) }];
  switch (priceType) {
    case 'fixed':
      return asItIs;
    case 'perUnit':
      return perUnits.length > 0 ? perUnits : asItIs;
  }
}

/** What the entry costs in this state. `asked` is called once for every rule that is evaluated. */
export function amountOf(price: CompiledPrice, state: RuleState, asked: () => void): Ore {
  const applies = (rule: Rule | null): boolean => {
    if (!rule) return true;
    asked();
    return holds(rule, state);
  };
  if (!applies(price.rule)) return NOTHING;
  return price.amounts.find(({ rule }) => applies(rule))?.amount ?? NOTHING;
}
