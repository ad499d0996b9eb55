import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';
import './field.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  /** What is wrong with what is written. */
  readonly error?: string | undefined;
}

/** A labelled line of text, and below it what is wrong with it. */
export function TextField({ label, error, ...props }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <div className="field-input">
          <input aria-invalid={error !== undefined} aria-describedby={error && errorId} {...props} id={id} />
        </div>
      </div>
      <FieldError id={errorId} error={error} />
    </>
  );
}
