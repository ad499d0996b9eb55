import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { useFault } from './filled-form.tsx';
import './field.css';
import './labelled-field.css';

/** The attributes of the input, the text area or the list inside a labelled field. */
interface FieldAttributes {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledFieldProps {
  readonly label: string;
  readonly required?: boolean;
  /** Whether the label is hidden on the screen, so that only screen readers read it. */
  readonly hidesLabel?: boolean;
  /** Help to fill in the field. */
  readonly hint?: string;
  children(attributes: FieldAttributes): ReactNode;
}

/** A field of a `FilledForm` with its label, hint and error. */
export function LabelledField({ label, required = false, hidesLabel = false, hint, children }: LabelledFieldProps) {
  const id = useId();
  const fault = useFault(id);
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`];
  const describedBy = [fault && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="labelled-field">
      <FieldLabel htmlFor={id} label={label} required={required} hidesLabel={hidesLabel} />
      {children({ id, required, 'aria-invalid': fault !== undefined, 'aria-describedby': describedBy || undefined })}
      {hint && <small id={hintId}>{hint}</small>}
      <FieldError id={errorId} error={fault} />
    </div>
  );
}
