import { type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { useFault } from './filled-form.tsx';
import './field.css';
import './labelled-field.css';

/** What the input, text area or list of a labelled field has to be given. */
interface FieldAttributes {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface LabelledFieldProps {
  readonly label: string;
  readonly required?: boolean;
  /** The label is only for those who do not see what is around the field. */
  readonly hidesLabel?: boolean;
  /** What helps to fill it in. */
  readonly hint?: string;
  children(attributes: FieldAttributes): ReactNode;
}

/** A field of a `FilledForm` with its label, a hint, and what is wrong with it. */
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
