import type { DeskField } from '@gavel/contract/staff';
import { rangeContentTexts, rangeValueTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { htmlOf, plainOf } from './plain-text.ts';

interface TextInputProps {
  readonly label: string;
  readonly field: DeskField;
  /** The current value as the range stores it, which may be HTML. */
  readonly value: string;
  change(value: string): void;
}

interface Typed {
  readonly value: string;
  /** The value as plain text with marks; null: marks cannot express it. */
  readonly plain: string | null;
}

/**
 * Edits one text of the range: a single line, or a longer text. A longer text is edited as plain text with marks such as `**bold**`. If
 * marks cannot express it, the user edits its HTML.
 */
export function TextInput({ label, field, value, change }: TextInputProps) {
  const t = useTexts(rangeContentTexts);
  const words = useTexts(rangeValueTexts);
  const id = useId();
  // Keep the text exactly as the user typed it, because a half-written text may have another meaning when it is parsed.
  const [typed, setTyped] = useState<Typed>(() => ({ value, plain: plainOf(value) }));
  // If the value is not what the user typed last, it comes from the draft, for example because a colleague has changed the text.
  const plain = field.type !== 'html' ? null : typed.value === value ? typed.plain : plainOf(value);
  const type = (next: Typed) => {
    setTyped(next);
    change(next.value);
  };
  const isMissing = field.name === 'title' && value.trim() === '';
  const isChanged = value !== (field.published ?? '');
  const hint = field.type !== 'html' ? '' : t(plain === null ? 'htmlHint' : 'plainHint');
  const described = [hint && `${id}-hint`, isMissing && `${id}-missing`].filter(Boolean).join(' ') || undefined;
  const common = { id, className: 'desk-field', 'aria-describedby': described, 'aria-invalid': isMissing } as const;
  return (
    <div className="content-field">
      <label htmlFor={id}>
        {label}
        {isChanged && <span className="parts-changed">{t('changed')}</span>}
      </label>
      {field.type === 'html' ? (
        <textarea
          {...common}
          rows={Math.min(12, Math.max(3, (plain ?? value).split('\n').length + Math.ceil((plain ?? value).length / 70)))}
          value={plain ?? value}
          onChange={({ target }) => {
            if (plain === null) return type({ value: target.value, plain });
            // When the user restores the published text, use the published HTML without any change.
            const isPublished = target.value === plainOf(field.published ?? '');
            type({ value: isPublished ? (field.published ?? '') : htmlOf(target.value), plain: target.value });
          }}
        />
      ) : (
        <input {...common} value={value} onChange={({ target }) => change(target.value)} />
      )}
      {hint && (
        <small id={`${id}-hint`} className="content-hint">
          {hint}
        </small>
      )}
      {isMissing && (
        <small id={`${id}-missing`} className="content-missing">
          {words('missingName')}
        </small>
      )}
    </div>
  );
}
