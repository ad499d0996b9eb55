import type { CountedQuestion, CountedSection } from '@gavel/contract/staff';
import { statisticsTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Bars } from './bars.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { useStatisticsWords } from './statistics-words.ts';

/**
 * For each answer, the share of visitors who chose it among those who were asked the question. A search finds questions by their name or by
 * an answer.
 */
export function TakeRates({ sections, house }: { sections: readonly CountedSection[]; house: string }) {
  const t = useTexts(statisticsTexts);
  const words = useStatisticsWords();
  const id = useId();
  const [searched, setSearched] = useState('');
  const [first] = sections.filter(({ questions }) => questions.length > 0);
  const found = sections
    .map((section) => ({ ...section, questions: section.questions.filter((question) => matches(question, searched)) }))
    .filter(({ questions }) => questions.length > 0);
  const rows = found.flatMap((section) =>
    section.questions.flatMap((question) =>
      question.answers.map((answer) => [
        answer.title ?? t('gone'),
        question.title,
        section.title,
        answer.count,
        words.share(answer.share),
      ]),
    ),
  );
  return (
    <ChartFigure
      title={t('rates')}
      hint={t('ratesHint')}
      columns={[t('answer'), t('question'), t('section'), t('chosen'), t('part')]}
      rows={rows}
      fileName={`val-${house}`}
    >
      {first ? (
        <>
          <label className="rates-search" htmlFor={id}>
            {t('searchRates')}
            <input
              id={id}
              className="desk-field"
              type="search"
              value={searched}
              onChange={({ currentTarget }) => setSearched(currentTarget.value)}
              autoComplete="off"
              data-search
            />
          </label>
          <p className="visually-hidden" role="status">
            {searched && t('questions', { count: found.flatMap(({ questions }) => questions).length })}
          </p>
          {found.length === 0 && <p className="muted">{t('noMatch')}</p>}
          {found.map((section) => (
            <SectionRates key={section.id} section={section} isOpen={searched !== '' || section.id === first.id} />
          ))}
        </>
      ) : (
        <p className="muted">{t('noRates')}</p>
      )}
    </ChartFigure>
  );
}

function SectionRates({ section, isOpen }: { section: CountedSection; isOpen: boolean }) {
  const t = useTexts(statisticsTexts);
  const words = useStatisticsWords();
  return (
    <details className="rates" open={isOpen}>
      <summary>
        {section.title} <span className="muted num">{t('questions', { count: section.questions.length })}</span>
      </summary>
      <ul>
        {section.questions.map((question) => (
          <li key={question.id}>
            <h4>
              {question.title} <span className="muted num">{words.count(question.total)}</span>
            </h4>
            <Bars
              most={question.total ?? 0}
              rows={question.answers.map(({ title, count, share }) => ({
                name: title ?? t('gone'),
                count,
                more: words.share(share),
              }))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}

function matches({ title, answers }: CountedQuestion, searched: string): boolean {
  const words = searched.trim().toLowerCase();
  return words === '' || [title, ...answers.map((answer) => answer.title)].some((name) => name?.toLowerCase().includes(words));
}
