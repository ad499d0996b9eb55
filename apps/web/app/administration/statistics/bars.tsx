import type { ShownCount } from '@gavel/core/statistics';
import { scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import type { ReactNode } from 'react';
import { useStatisticsWords } from './statistics-words.ts';

interface BarRow {
  readonly name: ReactNode;
  readonly count: ShownCount;
  /** More text beside the count of the bar. */
  readonly more?: string;
}

/**
 * The length of the bar for a count below five, as a fraction of the full width. The bar is visible, but nobody can read the count from its
 * length.
 */
const FEW = 0.02;

/** Labelled bars, one below the other; the length of a bar shows its count. Counts below five have a short bar with a dashed outline. */
export function Bars({ rows, most }: { rows: readonly BarRow[]; most?: number }) {
  const words = useStatisticsWords();
  const longest = Math.max(5, most ?? 0, ...rows.map(({ count }) => count ?? 0));
  const length = scaleLinear({ domain: [0, longest], range: [0, 100], clamp: true });
  return (
    <ol className="bars">
      {rows.map(({ name, count, more }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are only replaced as a whole
        <li key={at} className="bars-row">
          <span className="bars-name">{name}</span>{' '}
          <svg className="bars-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            <Bar
              className={count === null ? 'chart-few' : 'chart-bar'}
              width={count === null ? 100 * FEW : length(count)}
              height={10}
            />
          </svg>
          <span className="bars-count num">{words.count(count)}</span>{' '}
          {more !== undefined && <span className="bars-more num">{more}</span>}
        </li>
      ))}
    </ol>
  );
}
