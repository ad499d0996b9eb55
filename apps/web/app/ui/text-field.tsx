import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';
import './field.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** What is asked of what is written, until it is wrong. */
  readonly hint?: string;
  /** What is wrong with what is written. */
  readonly error?: string | undefined;
}

/** A labelled line of text, and below it what is wrong with it. */
export function TextField({ label, hint, error, ...props }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <div className="field-input">
          <input aria-invalid={error !== undefined} aria-describedby={error ? errorId : hint && hintId} {...props} id={id} />
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
