import type { ReactNode, SyntheticEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormStatus } from './form-status.tsx';
import { type FormChecks, useFaults } from './use-checked-form.ts';

interface CheckedFormProps<Values extends FieldValues, Checked> {
  readonly form: FormChecks<Values, Checked>;
  readonly className: string;
  readonly children: ReactNode;
  /** The submit handler that `submit` of `useCheckedForm` returns. */
  onSubmit(event: SyntheticEvent): void;
}

/** A form that `useCheckedForm` checks. It shows how many fields have errors. */
export function CheckedForm<Values extends FieldValues, Checked>(props: CheckedFormProps<Values, Checked>) {
  const { form, className, children, onSubmit } = props;
  return (
    <form className={className} method="post" noValidate onSubmit={onSubmit}>
      <FormStatus {...useFaults(form)} />
      {children}
    </form>
  );
}
