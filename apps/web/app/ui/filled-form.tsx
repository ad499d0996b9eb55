import { formTexts } from '@gavel/texts';
import { createContext, type Ref, useContext, useState } from 'react';
import { Form, type FormProps } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { FormStatus } from './form-status.tsx';

/** Why the value of a field is invalid. `formTexts` has the messages. */
type Fault = 'empty' | 'noneTicked' | 'notEmail' | 'notAddress' | 'tooEarly' | 'notValid';

type Faults = ReadonlyMap<string, Fault>;

const FaultsContext = createContext<Faults>(new Map());

/** Returns the error message of a field in the form around it, after the form was sent. Undefined if the field has no error. */
export function useFault(id: string): string | undefined {
  const t = useTexts(formTexts);
  const fault = useContext(FaultsContext).get(id);
  return fault && t(fault);
}

interface FilledFormProps extends Omit<FormProps, 'onSubmit' | 'onInput' | 'noValidate'> {
  /** Called when all fields are valid. If it is left out, the form is sent to its `action`. */
  onSend?(): void;
  readonly ref?: Ref<HTMLFormElement>;
}

/**
 * A small form that checks its fields by their attributes, such as `required`, `type`, `min`, and `data-needs-one` of a fieldset. If fields
 * are invalid, it shows how many, and moves the focus to the first one. Each field shows the message that `useFault` returns.
 */
export function FilledForm({ children, onSend, ...props }: FilledFormProps) {
  const [faults, setFaults] = useState<Faults>(new Map());
  const missing = [...faults.values()].filter((fault) => fault === 'empty' || fault === 'noneTicked').length;
  return (
    <Form
      {...props}
      noValidate
      onSubmit={(event) => {
        const found = faultsIn(event.currentTarget);
        const [first] = found.keys();
        setFaults(found);
        if (first !== undefined || onSend) event.preventDefault();
        if (first !== undefined) focusOn(document.getElementById(first));
        else onSend?.();
      }}
      onInput={({ currentTarget }) => {
        // While the user types, only remove corrected errors. Find new errors only when the form is sent.
        if (faults.size > 0) setFaults(new Map([...faultsIn(currentTarget)].filter(([id]) => faults.has(id))));
      }}
    >
      <FormStatus missing={missing} wrong={faults.size - missing} />
      <FaultsContext value={faults}>{children}</FaultsContext>
    </Form>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function faultsIn(form: HTMLFormElement): Faults {
  const fields = [...form.querySelectorAll<Field | HTMLFieldSetElement>(':is(input, textarea, select, [data-needs-one])[id]')];
  return new Map(
    fields.flatMap((field) => {
      const fault = faultOf(field);
      return fault ? [[field.id, fault] as const] : [];
    }),
  );
}

function faultOf(field: Field | HTMLFieldSetElement): Fault | null {
  if (field instanceof HTMLFieldSetElement) return field.querySelector(':checked') ? null : 'noneTicked';
  const { validity, required, value, type } = field;
  if (validity.valueMissing || (required && value.trim() === '')) return 'empty';
  if (validity.valid) return null;
  if (validity.typeMismatch) return type === 'email' ? 'notEmail' : 'notAddress';
  return validity.rangeUnderflow ? 'tooEarly' : 'notValid';
}

function focusOn(field: HTMLElement | null): void {
  const focused = field instanceof HTMLFieldSetElement ? field.querySelector('input') : field;
  focused?.focus();
}
