import { type ComponentProps, useId } from 'react';
import './field.css';

/** A labelled line of text. */
export function TextField({ label, ...props }: { label: string } & ComponentProps<'input'>) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-input">
        <input {...props} id={id} />
      </div>
    </div>
  );
}
