import { compareHouses, formatDate } from '@gavel/core';
import { compareTexts } from '@gavel/texts';
import { useMemo, useState } from 'react';
import { serverNow } from '../network/server-time.ts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { WordChoice } from '../ui/word-choice.tsx';
import { ComparedHead } from './compared-head.tsx';
import { type ComparedHouse, earlierLowestOf } from './compared-house.ts';
import { CategoryRows, FactRows, SumRows } from './compared-rows.tsx';
import { factsOf } from './facts-of.ts';
import { ShareComparison } from './share-comparison.tsx';
import './comparison.css';
import './comparison-print.css';

interface ComparisonProps {
  /** Two or three houses. */
  readonly houses: readonly ComparedHouse[];
  /**
   * The keys of the visitor’s own houses. Others may be unable to open a house by such a key. Null: the page has no button to share
   * the comparison.
   */
  readonly own: ReadonlySet<string> | null;
}

/** Houses side by side: pictures, prices, and each question with its answers. */
export function Comparison({ houses, own }: ComparisonProps) {
  const t = useTexts(compareTexts);
  const { brand } = useSite();
  const [shown, setShown] = useState<'differences' | 'everything'>('differences');
  const onlyDifferences = shown === 'differences';
  const sections = useMemo(() => compareHouses(houses), [houses]);
  const earlier = useMemo(() => houses.map(earlierLowestOf), [houses]);
  const keys = houses.map(({ key }) => key);
  const facts = factsOf(houses, t);
  const rows = [...facts, ...sections.flatMap((section) => section.rows)];
  const same = rows.filter(({ differs }) => !differs).length;
  // The totals of a section can differ although all its rows are equal: the rows leave out questions that hide their prices.
  const isSame = same === rows.length && !sections.some(({ differs }) => differs);
  const isShown = ({ differs }: { readonly differs: boolean }) => !onlyDifferences || differs;
  return (
    <div className="comparison" data-houses={houses.length}>
      <p className="comparison-on-paper">
        <b>{t('title', { brand: brand.name })}</b>
        {t('printedOn', { date: formatDate(new Date(serverNow()).toISOString()) })}
      </p>
      <div className="comparison-tools">
        <WordChoice
          label={t('filter')}
          words={[
            { value: 'differences', text: t('onlyDifferences') },
            { value: 'everything', text: t('everything') },
          ]}
          chosen={shown}
          onChoose={(value) => setShown(value)}
        />
        <p role="status">{onlyDifferences && (isSame ? t('same') : same > 0 && t('hidden', { count: same }))}</p>
      </div>
      <table className="comparison-table">
        <caption className="visually-hidden">{t('table')}</caption>
        <ComparedHead houses={houses} />
        <FactRows keys={keys} facts={facts.filter(isShown)} />
        {sections.filter(isShown).map((section) => (
          <CategoryRows
            key={section.sectionId ?? section.kind}
            keys={keys}
            section={{ ...section, rows: section.rows.filter(isShown) }}
            marks={!onlyDifferences}
          />
        ))}
        <SumRows houses={houses} earlier={earlier} />
      </table>
      <div className="comparison-ways">
        {own && <ShareComparison houses={houses} own={own} />}
        <Button onClick={() => window.print()}>{t('print')}</Button>
      </div>
    </div>
  );
}
