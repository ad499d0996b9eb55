import { useId } from 'react';
import './word-choice.css';

interface WordChoiceProps<Value extends string> {
  /** What is chosen, for those who do not see the words beside each other. */
  readonly label: string;
  readonly words: readonly { readonly value: Value; readonly text: string }[];
  readonly chosen: Value;
  onChoose(value: Value): void;
}

/** One of a few words in a row, the chosen one underlined. */
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
