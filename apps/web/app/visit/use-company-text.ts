import { formatKr, ore, type PreviewPrice } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import { guideOf } from './guide-of.ts';
import { useConfigurator } from './use-configurator.tsx';

/** How many of the questions that come along are named. */
const MOST_NAMED = 2;

/** What comes along with a choice and changes the price: `inkl. altanräcke, 20 000 kr mer rabatt`; empty when nothing does. */
export function useCompanyText(): (price: PreviewPrice) => string {
  const t = useTexts(paletteTexts);
  const { questions } = guideOf(useConfigurator((state) => state.configuration));
  return ({ company, discount }) => {
    const titles = company.map((id) => uncapitalised(questions.get(id)?.title ?? ''));
    const named = titles.length > MOST_NAMED ? titles.slice(0, 1).join() : titles.join(` ${t('and')} `);
    const count = titles.length - 1;
    const amount = formatKr(ore(Math.abs(discount)));
    return [
      ...(titles.length > 0 ? [t(titles.length > MOST_NAMED ? 'includingMore' : 'including', { questions: named, count })] : []),
      ...(discount === 0 ? [] : [t(discount > 0 ? 'discountMore' : 'discountLess', { amount })]),
    ].join(', ');
  };
}

/** As a question's title stands within a sentence; `LED-belysning` keeps its letters. */
function uncapitalised(title: string): string {
  return /^\p{Lu}\p{Ll}/u.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title;
}
