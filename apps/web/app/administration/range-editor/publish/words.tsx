import { LabelledField } from '../../../ui/labelled-field.tsx';

/** The largest number of characters that the server accepts. */
const LONGEST_WORDS = 500;

interface WordsProps {
  readonly label: string;
  readonly value: string;
  readonly isRequired?: boolean;
  readonly hint?: string;
  write(words: string): void;
}

/** A text area for a message or a reason. */
export function Words({ label, value, isRequired = false, hint, write }: WordsProps) {
  return (
    <LabelledField label={label} required={isRequired} {...(hint !== undefined && { hint })}>
      {(field) => (
        <textarea
          {...field}
          className="desk-field"
          rows={2}
          maxLength={LONGEST_WORDS}
          value={value}
          onChange={({ target }) => write(target.value)}
        />
      )}
    </LabelledField>
  );
}
