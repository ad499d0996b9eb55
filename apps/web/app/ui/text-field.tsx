import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { useFault } from './filled-form.tsx';
import './field.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  readonly label: string;
  /** A hint for the input. It shows until there is an error. */
  readonly hint?: string;
  /** The error message; undefined if there is none. */
  readonly error?: string | undefined;
  /** Content at the end of the field. */
  readonly end?: ReactNode;
}

/** A text field with a label. It shows its error below. */
export function TextField({ label, hint, error: given, end, ...props }: TextFieldProps) {
  const id = useId();
  const fault = useFault(id);
  const error = given ?? fault;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  return (
    <>
      <div className="field">
        <FieldLabel htmlFor={id} label={label} required={props.required} />
        <div className="field-input">
          <input aria-invalid={error !== undefined} aria-describedby={error ? errorId : hint && hintId} {...props} id={id} />
          {end}
        </div>
        {hint && !error && (
          <p id={hintId} className="field-hint">
            {hint}
          </p>
        )}
      </div>
      <FieldError id={errorId} error={error} />
    </>
  );
}
