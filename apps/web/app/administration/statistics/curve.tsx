import type { ShownCount } from '@gavel/core/statistics';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useStatisticsWords } from './statistics-words.ts';

interface CurveProps {
  readonly label: string;
  /** The name of each period of time, earliest first. */
  readonly names: readonly string[];
  readonly counts: readonly ShownCount[];
}

const WIDTH = 1000;
const HEIGHT = 220;

/**
 * A bar chart of counts over time, one bar for each period. The user chooses a bar with the pointer or the arrow keys. Its value appears
 * above the chart, and a screen reader announces it. A count below five is a short bar with a dashed outline; zero has no bar.
 */
export function Curve({ label, names, counts }: CurveProps) {
  const words = useStatisticsWords();
  const [at, setAt] = useState(counts.length - 1);
  const shown = Math.min(at, counts.length - 1);
  const most = Math.max(10, ...counts.map((count) => count ?? 0));
  const x = scaleBand({ domain: counts.map((_, index) => index), range: [0, WIDTH], paddingInner: 0.25, paddingOuter: 0.1 });
  const y = scaleLinear({ domain: [0, most], range: [0, HEIGHT], nice: 4 });
  const lines = y.ticks(4);
  const top = Math.max(...y.domain());
  const [count = 0] = counts.slice(shown);
  const told = `${names[shown] ?? ''}: ${words.count(count)}`;

  function go(event: KeyboardEvent) {
    const last = counts.length - 1;
    const places = { ArrowLeft: shown - 1, ArrowDown: shown - 1, ArrowRight: shown + 1, ArrowUp: shown + 1, Home: 0, End: last };
    const to = Object.entries(places).find(([key]) => key === event.key)?.[1];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.max(0, Math.min(last, to)));
  }
  function point({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const part = Math.floor(((clientX - left) / width) * counts.length);
    setAt(Math.max(0, Math.min(counts.length - 1, part)));
  }

  return (
    <div className="curve">
      <p className="curve-told num" aria-hidden="true">
        {told}
      </p>
      <div className="curve-page">
        {lines.map((line) => (
          <span key={line} className="curve-line num" style={{ bottom: `${(100 * line) / top}%` }} aria-hidden="true">
            {words.decimal(line)}
          </span>
        ))}
        <div
          className="curve-bars"
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={counts.length}
          aria-valuenow={shown + 1}
          aria-valuetext={told}
          onKeyDown={go}
          onPointerMove={point}
          onPointerDown={point}
        >
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
            {counts.map((count, index) => {
              const height = count === null ? HEIGHT * 0.025 : y(count);
              return (
                <Bar
                  // biome-ignore lint/suspicious/noArrayIndexKey: the periods have no id, and their order never changes
                  key={index}
                  className={`${count === null ? 'chart-few' : 'chart-bar'}${index === shown ? ' is-told' : ''}`}
                  x={x(index)}
                  y={HEIGHT - height}
                  width={x.bandwidth()}
                  height={height}
                />
              );
            })}
          </svg>
        </div>
      </div>
      <p className="curve-ends num" aria-hidden="true">
        <span>{names[0]}</span>
        <span>{names.at(-1)}</span>
      </p>
    </div>
  );
}
