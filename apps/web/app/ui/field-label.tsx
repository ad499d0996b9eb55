import { formTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';

interface FieldLabelProps {
  readonly htmlFor: string;
  readonly label: string;
  readonly required: boolean | undefined;
  readonly hidesLabel?: boolean;
}

/** The label of a field, and whether the field is required. Screen readers learn from the field itself that it is required. */
export function FieldLabel({ htmlFor, label, required, hidesLabel = false }: FieldLabelProps) {
  return (
    <div className="field-label">
      <label htmlFor={htmlFor} className={hidesLabel ? 'visually-hidden' : undefined}>
        {label}
      </label>
      {required && <RequiredWord />}
    </div>
  );
}

export function RequiredWord() {
  const t = useTexts(formTexts);
  return (
    <small className="field-required" aria-hidden="true">
      {t('required')}
    </small>
  );
}
