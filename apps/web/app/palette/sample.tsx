import type { AnswerId } from '@gavel/core';
import { paletteTexts, wayTexts } from '@gavel/texts';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { softHyphens } from '../texts/soft-hyphens.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { sampleSources } from '../ui/renditions.ts';
import './sample.css';

/** An answer in the form that the palette shows. */
export interface SampleAnswer {
  readonly id: AnswerId;
  readonly title: string;
  readonly image: string;
  readonly selected: boolean;
  /**
   * The text below the sample. For the selected answer it is the price, for another answer the price difference to the selected one.
   * For a blocked answer it is the reason: the builder’s own text, or what the rules require. If the question hides its price, the text is
   * empty instead of a price.
   */
  readonly note: string;
  /**
   * A text about the other questions whose prices this choice changes, and about the change of the discount. The difference in `note`
   * includes these price changes, but not the change of the discount. Empty if the choice changes neither.
   */
  readonly repriced: string;
  /** Null if the answer can be chosen. */
  readonly blocked: {
    /** Whether other choices may make the answer possible. */
    readonly mayHaveWay: boolean;
  } | null;
}

interface SampleProps {
  readonly sample: SampleAnswer;
  /** Whether this is the one sample of the group that Tab reaches. */
  readonly inTabOrder: boolean;
  onChoose(): void;
  /** Called when the visitor presses a blocked answer or its button "Välj ändå" (choose anyway). Opens the view with the reason. */
  onWay(): void;
  onKey(event: KeyboardEvent): void;
}

/**
 * One sample: a radio button whose name is the title of the answer. Its description is `note`: the price, or the reason why the answer
 * is blocked, and `repriced`.
 */
export function Sample({ sample, inTabOrder, onChoose, onWay, onKey }: SampleProps) {
  const t = useTexts(wayTexts);
  const palette = useTexts(paletteTexts);
  const id = useId();
  const { title, image, selected, note, repriced, blocked } = sample;
  return (
    <div className="sample-place">
      {/* biome-ignore lint/a11y/useSemanticElements: a disabled native radio gets no focus, so screen readers could not read the reason */}
      <button
        type="button"
        role="radio"
        className="sample"
        data-answer={sample.id}
        aria-checked={selected}
        aria-disabled={blocked !== null}
        aria-label={title}
        aria-describedby={blocked ? `${id}-tag ${id}-note` : repriced ? `${id}-note ${id}-repriced` : `${id}-note`}
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
          {repriced && (
            <small id={`${id}-repriced`} className="sample-repriced" title={repriced}>
              {repriced}
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
