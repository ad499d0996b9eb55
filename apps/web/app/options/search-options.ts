import type { OptionSection } from '@gavel/core';
import { fold } from '../municipality/fold.ts';

/**
 * Returns the options that match the query: each of its words is in the name of the option, of its question or of its section. Case and
 * diacritics do not matter. An empty query returns all options. Leaves out empty sections.
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
