import { formatKr, ore, type PreviewPrice } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { guideOf } from './guide-of.ts';
import { useConfigurator } from './use-configurator.tsx';

/** If a choice changes the prices of more questions than this, the text names only the first question. */
const MOST_NAMED = 2;

/**
 * Returns a function that describes which other prices a choice changes: `inkl. altanräcke, 20 000 kr mer rabatt` (including the terrace
 * railing, 20 000 kr more discount). The text is empty if no other price changes.
 */
export function useRepricedText(): (price: PreviewPrice) => string {
  const t = useTexts(paletteTexts);
  const { questions } = guideOf(useConfigurator((state) => state.configuration));
  return ({ repriced, discount }) => {
    const titles = repriced.map((id) => uncapitalised(questions.get(id)?.title ?? ''));
    const named = titles.length > MOST_NAMED ? titles.slice(0, 1).join() : titles.join(` ${t('and')} `);
    const count = titles.length - 1;
    const amount = formatKr(ore(Math.abs(discount)));
    return [
      ...(titles.length > 0 ? [t(titles.length > MOST_NAMED ? 'includingMore' : 'including', { questions: named, count })] : []),
      ...(discount === 0 ? [] : [t(discount > 0 ? 'discountMore' : 'discountLess', { amount })]),
    ].join(', ');
  };
}

/** Returns the title of a question for use inside a sentence. A title such as `LED-belysning` keeps its capital letters. */
function uncapitalised(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
