import { useId } from 'react';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { RequiredWord } from '../../ui/field-label.tsx';
import { useFault } from '../../ui/filled-form.tsx';

interface TickedListProps<One extends string> {
  readonly legend: string;
  readonly all: readonly One[];
  readonly ticked: readonly One[];
  nameOf(one: One): string;
  tick(ticked: readonly One[]): void;
}

/** A group of checkboxes, of which the user has to tick at least one. */
export function TickedList<One extends string>({ legend, all, ticked, nameOf, tick }: TickedListProps<One>) {
  const id = useId();
  const fault = useFault(id);
  const errorId = `${id}-error`;
  return (
    <fieldset id={id} data-needs-one aria-describedby={fault && errorId}>
      <legend>
        {legend} <RequiredWord />
      </legend>
      {all.map((one) => (
        <CheckboxField
          key={one}
          label={nameOf(one)}
          checked={ticked.includes(one)}
          onChange={({ target }) => tick(all.filter((other) => (other === one ? target.checked : ticked.includes(other))))}
        />
      ))}
      <FieldError id={errorId} error={fault} />
    </fieldset>
  );
}
