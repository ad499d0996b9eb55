import { formatDifference, formatKr, type HouseChanges, type Ore, ore } from '@gavel/core';
import { houseChangesTexts, type Texts } from '@gavel/texts';
import { plainWords } from '../../people/mail/plain-words.ts';

/**
 * Returns the changes of a house for an e-mail: for each the old and the new value, and the price difference. The differences add up to
 * that of the total, which is the last row.
 */
export function changedFacts(changes: HouseChanges, words: Texts): readonly (readonly [name: string, value: string])[] {
  const t = words.of(houseChangesTexts);
  const { facts, answers, repriced, campaigns, from, to } = changes;
  const changed = (was: string, is: string, price: Ore) =>
    price === 0
      ? t('changed', { from: was, to: is })
      : t('changedAt', { from: was, to: is, difference: formatDifference(price) });
  const rest = ([name, price]: readonly ['repriced' | 'campaigns', Ore]) =>
    price === 0 ? [] : [[t(name), formatDifference(price)] as const];
  return [
    ...facts.map(({ fact, from: was, to: is, price }) => {
      // The name of the house is the only text here that a user wrote. So only the name must pass through `plainWords`, which makes
      // it safe.
      const said = (text: string) => (fact === 'name' ? plainWords(text) : text || t('noPlots'));
      return [t(fact), changed(said(was), said(is), price)] as const;
    }),
    ...answers.map(
      ({ question, from: was, to: is, price }) => [question, changed(was ?? t('noAnswer'), is ?? t('noAnswer'), price)] as const,
    ),
    ...rest(['repriced', repriced]),
    ...rest(['campaigns', campaigns]),
    ...(from === to ? [] : [[t('total'), changed(formatKr(from), formatKr(to), ore(to - from))] as const]),
  ];
}
