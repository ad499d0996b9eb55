import { useId } from 'react';
import './word-choice.css';

interface WordChoiceProps<Value extends string> {
  /** The name of the group, for screen readers. */
  readonly label: string;
  readonly words: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  onChoose(value: Value): void;
}

/** A group of radio buttons that look like words in a row. The selected word is underlined. */
export function WordChoice<Value extends string>({ label, words, chosen, onChoose }: WordChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="word-choice">
      <legend className="visually-hidden">{label}</legend>
      {words.map(({ value, text }) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
