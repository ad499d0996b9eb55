import type { OptionSection } from '@gavel/core';
import { fold } from '../municipality/fold.ts';

/**
 * The options that have every word of the query in their own, their question's or their section's name, without regard to case and
 * diacritics. An empty query finds all. Sections without any are left out.
 */
export function searchOptions(sections: readonly OptionSection[], query: string, chosenOnly: boolean): readonly OptionSection[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  return sections
    .map((section) => ({
      ...section,
      options: section.options.filter(({ questionTitle, answerTitle, selected }) => {
        const text = fold(`${answerTitle} ${questionTitle} ${section.title}`);
        return (selected || !chosenOnly) && words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ options }) => options.length > 0);
}
