import type { PriceEntry } from '../model/model.ts';
import { exactProduct, kr, type Ore, ore } from '../model/money.ts';
import { holds, type Rule, type RuleState } from '../rules/compiled-rule.ts';

/** One price entry with precomputed amounts. Only rules decide which of the amounts applies. */
export interface CompiledPrice {
  readonly rule: Rule | null;
  /** The price is the first amount whose rule is true; 0 if no rule is true. */
  readonly amounts: readonly { readonly rule: Rule | null; readonly amount: Ore }[];
  /** The price entry's rule and the rules of all its amounts. A change of an answer in these rules can change the price. */
  readonly rules: readonly Rule[];
}

const NOTHING = ore(0);

/**
 * Compiles a price entry.
 * @param compileText compiles the text of a rule; `where` names the position of the rule for error messages; throws for an unreadable rule
 */
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

/**
 * Returns the price of the entry for the selected answers in `state`.
 * @param asked called once for every evaluated rule
 */
export function amountOf(price: CompiledPrice, state: RuleState, asked: () => void): Ore {
  const applies = (rule: Rule | null): boolean => {
    if (!rule) return true;
    asked();
    return holds(rule, state);
  };
  if (!applies(price.rule)) return NOTHING;
  return price.amounts.find(({ rule }) => applies(rule))?.amount ?? NOTHING;
}
