import { type ComponentProps, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { FieldLabel } from './field-label.tsx';
import { useFault } from './filled-form.tsx';
import './field.css';
import './text-area-field.css';

interface TextAreaFieldProps extends ComponentProps<'textarea'> {
  readonly label: string;
  /** The error message; undefined if there is none. */
  readonly error?: string | undefined;
}

/** A text area with a label. It grows with its text and shows its error below. */
export function TextAreaField({ label, error: given, ...props }: TextAreaFieldProps) {
  const id = useId();
  const fault = useFault(id);
  const error = given ?? fault;
  const errorId = `${id}-error`;
  return (
    <>
      <div className="field">
        <FieldLabel htmlFor={id} label={label} required={props.required} />
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
