import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';
import './field.css';
import './text-area-field.css';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly label: string;
  /** What is wrong with what is written. */
  readonly error?: string | undefined;
}

/** Labelled room for several lines, which grows with them, and below it what is wrong. */
export function TextAreaField({ label, error, ...props }: TextAreaFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <textarea
          className="text-area"
          rows={4}
          aria-invalid={error !== undefined}
          aria-describedby={error && errorId}
          {...props}
          id={id}
        />
      </div>
      <FieldError id={errorId} error={error} />
    </>
  );
}
