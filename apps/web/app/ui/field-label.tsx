import { formTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';

interface FieldLabelProps {
  readonly htmlFor: string;
  readonly label: string;
  readonly required: boolean | undefined;
  readonly hidesLabel?: boolean;
}

/** The name of a field, and whether it has to be filled in. The field itself says that to assistive technology. */
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
