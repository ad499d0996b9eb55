import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import './checkbox-field.css';

interface CheckboxFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** A box to tick with its sentence, and below it what is wrong. */
export function CheckboxField({ label, error, ...props }: CheckboxFieldProps) {
  const errorId = `${useId()}-error`;
  return (
    <>
      <label className="checkbox-field">
        <input aria-invalid={error !== undefined} aria-describedby={error && errorId} {...props} type="checkbox" />
        <span>{label}</span>
      </label>
      <FieldError id={errorId} error={error} />
    </>
  );
}
