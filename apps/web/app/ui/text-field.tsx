import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { useFault } from './filled-form.tsx';
import './field.css';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children'> {
  readonly label: string;
  /** What is asked of what is written, until it is wrong. */
  readonly hint?: string;
  /** What is wrong with what is written. */
  readonly error?: string | undefined;
  /** Stands at the end of the line. */
  readonly end?: ReactNode;
}

/** A labelled line of text, and below it what is wrong with it. */
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
