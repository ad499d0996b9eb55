import type { DeskPrice } from '@gavel/contract/staff';
import { rangeDeskTexts } from '@gavel/texts';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import type { RangeNames } from '../parts/range-names.ts';
import { RuleInWords } from '../rules/rule-sentence.tsx';

type Terms = Pick<DeskPrice, 'when' | 'units'>;

interface PriceTermsProps {
  readonly price: Terms;
  /** The titles of the questions and answers to which the rules refer. Null: not loaded, so the rules appear in the rule language. */
  readonly names: RangeNames | null;
}

/** Shows when a price applies, and by which quantity it is multiplied: `per våtrum när Övervåning är Oinredd, annars per golv`. */
export function PriceTerms({ price: { when, units }, names }: PriceTermsProps) {
  const t = useTexts(rangeDeskTexts);
  const under = (rule: string): ReactNode => (
    <>
      {t('when')} <RuleInWords rule={rule} names={names} />
    </>
  );
  const terms = units.map(({ quantity, when: rule }, at) => (
    <>
      {t(at > 0 && rule === '' ? 'otherwisePer' : 'per', { unit: quantity })}
      {rule && <> {under(rule)}</>}
    </>
  ));
  return [...(when ? [under(when)] : []), ...terms].map((term, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the terms of one price have no ids
    <Fragment key={at}>
      {at > 0 && ', '}
      {term}
    </Fragment>
  ));
}

export function hasTerms({ when, units }: Terms): boolean {
  return when !== '' || units.length > 0;
}

/** Returns whether a price has a rule. If so, the page must load the titles of the questions and answers in the rule. */
export function hasRule({ when, units }: Terms): boolean {
  return when !== '' || units.some((one) => one.when !== '');
}
