import { filterSummary, isStandard, listedSteps, type QuestionId, type SectionId, type SummaryFilter } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { WordChoice } from '../ui/word-choice.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { SummaryCategory } from './summary-category.tsx';
import { useByAndBy } from './use-by-and-by.ts';
import { useSummarySheet } from './use-summary-sheet.ts';
import './summary-list.css';

const filters = { all: 'filterAll', mine: 'filterMine', priced: 'filterPriced' } as const satisfies Record<SummaryFilter, string>;
const nothing = { mine: 'noneMine', priced: 'nonePriced' } as const;

/** The filter and the open sections of the list. They stay the same while the visitor goes to a question and back. */
export interface ListView {
  readonly filter: SummaryFilter;
  /** The ids of the sections whose rows are shown. */
  readonly open: ReadonlySet<SectionId>;
}

interface SummaryListProps {
  readonly list: ListView;
  readonly withPictures: boolean;
  onList(list: ListView): void;
  /** Called when the visitor goes to a question. */
  onChange(questionId: QuestionId): void;
}

/** The price categories: the house, each section with its rows, and other prices. They add up to the ordinary price. */
export function SummaryList({ list: { filter, open }, withPictures, onList, onChange }: SummaryListProps) {
  const t = useTexts(summaryTexts);
  const { sections: all } = useSummarySheet();
  const sections = useMemo(() => filterSummary(all, filter), [all, filter]);
  // A phone cannot render a hundred rows at the same time, so the closed sections get their rows one section after the other.
  const drawn = useByAndBy(sections.length);
  const ids = sections.flatMap(({ sectionId }) => sectionId ?? []);
  const allOpen = ids.length > 0 && ids.every((id) => open.has(id));
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0);
  // A question that hides its price has no row, but its answer may differ from the standard, and may cost something.
  const hasOwn = useConfigurator(({ compiled, visit }) =>
    listedSteps(compiled, visit).some(({ questionId }) => !isStandard(compiled, visit, questionId)),
  );
  const hasMore = filter === 'mine' ? hasOwn : sections.length > 1;
  const toggle = (id: SectionId) => onList({ filter, open: open.symmetricDifference(new Set([id])) });
  // When the visitor chooses a filter, open all sections, because the visitor wants to read the rows that match.
  const choose = (next: SummaryFilter) =>
    onList({ filter: next, open: new Set(next === 'all' ? [] : all.flatMap(({ sectionId }) => sectionId ?? [])) });

  return (
    <section className="summary-list" aria-label={t('prices')}>
      <div className="summary-tools">
        <WordChoice
          label={t('filter')}
          words={(['all', 'mine', 'priced'] as const).map((value) => ({ value, text: t(filters[value]) }))}
          chosen={filter}
          onChoose={choose}
        />
        {ids.length > 0 && (
          <button
            type="button"
            className="text-link"
            onClick={() => onList({ filter, open: allOpen ? new Set() : open.union(new Set(ids)) })}
          >
            {t(allOpen ? 'hideAll' : 'showAll')}
          </button>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {filter !== 'all' && t('shown', { count })}
      </p>
      {filter !== 'all' && <p className="summary-on-paper">{t(filters[filter])}</p>}
      <ul className="summary-categories">
        {sections.map((section, at) => (
          <SummaryCategory
            key={section.sectionId ?? section.kind}
            section={section}
            isOpen={section.sectionId !== null && open.has(section.sectionId)}
            hasRows={at < drawn}
            withPictures={withPictures}
            filtered={filter !== 'all'}
            onToggle={toggle}
            onChange={onChange}
          />
        ))}
      </ul>
      {filter !== 'all' && count === 0 && !hasMore && <p className="summary-nothing">{t(nothing[filter])}</p>}
    </section>
  );
}
