import type { AnswerId } from '@gavel/core';
import { paletteTexts, wayTexts } from '@gavel/texts';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { softHyphens } from '../texts/soft-hyphens.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { sampleSources } from '../ui/renditions.ts';
import './sample.css';

/** An answer as the palette shows it. */
export interface SampleAnswer {
  readonly id: AnswerId;
  readonly title: string;
  readonly image: string;
  readonly selected: boolean;
  /** The price against the current choice, or why it cannot be chosen: in the builder's own words, or naming what stands in the way. */
  readonly note: string;
  /** What comes along with it and is in the price; empty: nothing does. */
  readonly company: string;
  /** Null: it can be chosen. */
  readonly blocked: {
    /** Other choices may make it possible. */
    readonly mayHaveWay: boolean;
  } | null;
}

interface SampleProps {
  readonly sample: SampleAnswer;
  /** The one of the group that Tab reaches. */
  readonly inTabOrder: boolean;
  onChoose(): void;
  /** "Välj ändå", and what a tap on a blocked answer does: why not, and the way round it. */
  onWay(): void;
  onKey(event: KeyboardEvent): void;
}

/** One material sample: a radio named by the answer's title, described by its price or by why it is not selectable. */
export function Sample({ sample, inTabOrder, onChoose, onWay, onKey }: SampleProps) {
  const t = useTexts(wayTexts);
  const palette = useTexts(paletteTexts);
  const id = useId();
  const { title, image, selected, note, company, blocked } = sample;
  return (
    <div className="sample-place">
      {/* biome-ignore lint/a11y/useSemanticElements: a native radio cannot be disabled and still be reached, to hear why */}
      <button
        type="button"
        role="radio"
        className="sample"
        data-answer={sample.id}
        aria-checked={selected}
        aria-disabled={blocked !== null}
        aria-label={title}
        aria-describedby={blocked ? `${id}-tag ${id}-note` : company ? `${id}-note ${id}-company` : `${id}-note`}
        tabIndex={inTabOrder ? 0 : -1}
        onClick={blocked ? onWay : onChoose}
        onKeyDown={onKey}
      >
        <span className="sample-picture">
          <img {...sampleSources(image)} alt="" loading="lazy" decoding="async" />
          {!selected && !blocked && (
            <span className="sample-keys" aria-hidden="true">
              {palette('keysShort')}
            </span>
          )}
          {selected && (
            <span className="sample-tick">
              <Icon icon={Check} small />
            </span>
          )}
          {blocked && (
            <span id={`${id}-tag`} className="sample-tag">
              {palette('notSelectable')}
            </span>
          )}
        </span>
        <span className="sample-caption">
          <b title={title}>{softHyphens(title)}</b>
          <span id={`${id}-note`} className={blocked ? 'sample-reason' : 'sample-price'} title={blocked ? note : undefined}>
            {note}
          </span>
          {company && (
            <small id={`${id}-company`} className="sample-company" title={company}>
              {company}
            </small>
          )}
        </span>
      </button>
      {blocked?.mayHaveWay && (
        <button type="button" className="sample-way text-link" aria-label={t('openNamed', { answer: title })} onClick={onWay}>
          {t('open')}
        </button>
      )}
    </div>
  );
}
