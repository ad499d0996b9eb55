import { type ComponentProps, type ReactNode, useId } from 'react';
import { FieldError } from './field-error.tsx';
import { RequiredWord } from './field-label.tsx';
import './checkbox-field.css';
import './field.css';

interface CheckboxFieldProps extends ComponentProps<'input'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  /** Whether screen readers announce the error when it appears: see `FieldError`. */
  readonly isErrorAnnounced?: boolean;
}

/** A checkbox with its label and its error. */
export function CheckboxField({ label, error, isErrorAnnounced = false, ...props }: CheckboxFieldProps) {
  const errorId = `${useId()}-error`;
  return (
    <>
      <label className="checkbox-field">
        <input aria-invalid={error !== undefined} aria-describedby={error && errorId} {...props} type="checkbox" />
        <span>
          {label} {props.required && <RequiredWord />}
        </span>
      </label>
      <FieldError id={errorId} error={error} isAnnounced={isErrorAnnounced} />
    </>
  );
}
