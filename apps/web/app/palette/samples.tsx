import type { AnswerId } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { CONTENT_ID } from '../shell/skip-link.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { Sample, type SampleAnswer } from './sample.tsx';
import { SampleArrows } from './sample-arrows.tsx';
import './samples.css';

interface SamplesProps {
  readonly label: string;
  readonly samples: readonly SampleAnswer[];
  readonly hasArrows: boolean;
  onChoose(answerId: AnswerId): void;
  onWay(answerId: AnswerId): void;
  /** The texts about the section and the selected answer, and the cards with the tip and the products. */
  readonly children: ReactNode;
}

/**
 * The samples in a row that scrolls. They are a radio group whose arrow keys move the focus without choosing, as the ARIA Authoring
 * Practices allow in a toolbar. The reason: a choice may replace answers of other questions, and choosing the old answer again does not
 * restore them. Space or Enter chooses.
 */
export function Samples({ label, samples, hasArrows, onChoose, onWay, children }: SamplesProps) {
  const t = useTexts(paletteTexts);
  const keysId = useId();
  const row = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  const chosen = samples.findIndex(({ selected }) => selected);
  const inTabOrder = focused !== null && focused < samples.length ? focused : Math.max(0, chosen);

  const pressed = useRef<{ readonly index: number; readonly top: number } | null>(null);

  useEffect(() => {
    const radio = radioAt(row, chosen);
    if (row.current && radio) bringIntoView(row.current, radio);
  }, [chosen]);

  // After a choice, the prices and texts below the samples may need more or fewer lines. Scroll so that the pressed sample stays at the
  // same position on the screen.
  useLayoutEffect(() => {
    const radio = pressed.current && radioAt(row, pressed.current.index);
    if (row.current && pressed.current && radio) row.current.scrollTop += radio.getBoundingClientRect().top - pressed.current.top;
    pressed.current = null;
  });

  const move = (event: KeyboardEvent, from: number) => {
    const to = target(event.key, from, samples.length);
    if (to === null) return;
    event.preventDefault();
    setFocused(to);
    radioAt(row, to)?.focus();
  };

  return (
    <div className="samples-frame">
      <div id={CONTENT_ID} tabIndex={-1} className="samples" ref={row}>
        <div
          className="samples-group"
          style={countsOf(samples)}
          role="radiogroup"
          aria-label={label}
          aria-describedby={keysId}
          onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && setFocused(null)}
        >
          {samples.map((sample, index) => (
            <Sample
              key={sample.id}
              sample={sample}
              inTabOrder={index === inTabOrder}
              onChoose={() => {
                setFocused(index);
                const top = radioAt(row, index)?.getBoundingClientRect().top;
                pressed.current = top === undefined ? null : { index, top };
                onChoose(sample.id);
              }}
              onWay={() => onWay(sample.id)}
              onKey={(event) => move(event, index)}
            />
          ))}
        </div>
        {children}
      </div>
      <p id={keysId} hidden>
        {t('keys')}
      </p>
      {hasArrows && <SampleArrows row={row} />}
    </div>
  );
}

/** Returns the numbers of samples and of blocked samples as CSS variables, from which the style sheet computes the row’s least width. */
function countsOf(samples: readonly SampleAnswer[]): CSSProperties {
  return Object.fromEntries([
    ['--count', samples.length],
    ['--blocked', samples.filter(({ blocked }) => blocked).length],
  ]);
}

/** Returns the index of the sample to which a key moves the focus; null for a key that moves no focus. */
function target(key: string, from: number, count: number): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

function radioAt(row: RefObject<HTMLElement | null>, index: number): HTMLElement | undefined {
  return row.current?.querySelectorAll<HTMLElement>('[role="radio"]')[index];
}
