import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Sample, type SampleAnswer } from './sample.tsx';
import './samples.css';

interface SamplesProps {
  readonly label: string;
  readonly samples: readonly SampleAnswer[];
  /** Text of the last card; null: there is no card. */
  readonly productInformation: string | null;
  /** More than four answers: arrows are offered. */
  readonly hasMore: boolean;
  onChoose(answerId: number): void;
}

/** The samples in a row that scrolls. A radio group: arrow keys move between the samples and choose, as far as they can be chosen. */
export function Samples({ label, samples, productInformation, hasMore, onChoose }: SamplesProps) {
  const row = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const chosen = samples.findIndex(({ selected }) => selected);
  const inTabOrder = focused ?? Math.max(0, chosen);

  useEffect(() => {
    radioAt(row, chosen)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);

  const move = (event: KeyboardEvent, from: number) => {
    const to = target(event.key, from, samples.length);
    if (to === null) return;
    event.preventDefault();
    setFocused(to);
    radioAt(row, to)?.focus();
    const sample = samples[to];
    if (sample && !sample.disabled) onChoose(sample.id);
  };

  return (
    <div className="samples-frame">
      <div className="samples" role="radiogroup" aria-label={label} ref={row}>
        {samples.map((sample, index) => (
          <Sample
            key={sample.id}
            sample={sample}
            inTabOrder={index === inTabOrder}
            onChoose={() => {
              setFocused(index);
              onChoose(sample.id);
            }}
            onKey={(event) => move(event, index)}
          />
        ))}
        {productInformation && (
          <div className="samples-card">
            <RichText html={productInformation} />
          </div>
        )}
      </div>
      {(hasMore || productInformation) && <Arrows row={row} />}
    </div>
  );
}

/** Where a key leads in the group; null for keys that mean nothing to it. */
function target(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function radioAt(row: RefObject<HTMLElement | null>, index: number): HTMLElement | undefined {
  return row.current?.querySelectorAll<HTMLElement>('[role="radio"]')[index];
}

/** Scroll the row by what is in view. An arrow with nothing behind it is switched off. */
function Arrows({ row }: { row: RefObject<HTMLDivElement | null> }) {
  const t = useTranslations('palette');
  const [ends, setEnds] = useState({ left: true, right: true });
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () =>
      setEnds({ left: element.scrollLeft < 2, right: element.scrollLeft + element.clientWidth > element.scrollWidth - 2 });
    look();
    element.addEventListener('scroll', look, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      observer.disconnect();
    };
  }, [row]);
  const scroll = (direction: 1 | -1) =>
    row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8, behavior: 'smooth' });
  return (
    <div className="samples-arrows" data-idle={ends.left && ends.right}>
      <button type="button" aria-label={t('previous')} disabled={ends.left} onClick={() => scroll(-1)}>
        <Icon icon={ChevronLeft} />
      </button>
      <button type="button" aria-label={t('following')} disabled={ends.right} onClick={() => scroll(1)}>
        <Icon icon={ChevronRight} />
      </button>
    </div>
  );
}
