import { Check } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon.tsx';
import './sample.css';

/** An answer as the palette shows it. */
export interface SampleAnswer {
  readonly id: number;
  readonly title: string;
  readonly image: string;
  readonly selected: boolean;
  readonly disabled: boolean;
  /** The price against the current choice, or why it cannot be chosen. */
  readonly note: string;
}

interface SampleProps {
  readonly sample: SampleAnswer;
  /** The one of the group that Tab reaches. */
  readonly inTabOrder: boolean;
  onChoose(): void;
  onKey(event: KeyboardEvent): void;
}

/** One material sample: a radio named by the answer's title, described by its price or by why it is not selectable. */
export function Sample({ sample: { title, image, selected, disabled, note }, inTabOrder, onChoose, onKey }: SampleProps) {
  const t = useTranslations('palette');
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot be disabled and still be reached, to hear why
    <button
      type="button"
      role="radio"
      className="sample"
      aria-checked={selected}
      aria-disabled={disabled}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-note`}
      tabIndex={inTabOrder ? 0 : -1}
      onClick={disabled ? undefined : onChoose}
      onKeyDown={onKey}
    >
      <span className="sample-picture">
        <img src={image} alt="" loading="lazy" decoding="async" />
        {selected && (
          <span className="sample-tick">
            <Icon icon={Check} small />
          </span>
        )}
        {disabled && <span className="sample-tag">{t('notSelectable')}</span>}
      </span>
      <span className="sample-caption">
        <b id={`${id}-title`} title={title}>
          {title}
        </b>
        <span id={`${id}-note`} className={disabled ? 'sample-reason' : 'num'}>
          {note}
        </span>
      </span>
    </button>
  );
}
