import { rangeDeskTexts } from '@gavel/texts';
import { type FormEvent, useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { typedPercent } from './typed-amount.ts';

/** The steps to which prices can be rounded, in kr. */
const steps = [1, 5, 10, 50, 100, 500, 1000] as const;

interface AdjustPricesProps {
  /** The text of the button. */
  readonly label: string;
  /**
   * Called with the percentage and the step to round to.
   * @param step in kr
   */
  adjust(percent: number, step: number): void;
  /** Called when the input is not a percentage. */
  refuse(): void;
}

/** Raises or lowers prices by a percentage and rounds them. */
export function AdjustPrices({ label, adjust, refuse }: AdjustPricesProps) {
  const t = useTexts(rangeDeskTexts);
  const [text, setText] = useState('');
  const [step, setStep] = useState<number>(1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const percent = typedPercent(text);
    if (percent === null) return refuse();
    adjust(percent, step);
    // Otherwise a double click would raise the prices twice.
    setText('');
  };
  return (
    <form className="range-adjust" onSubmit={submit}>
      <label>
        {t('percent')}
        <input
          className="desk-field"
          inputMode="decimal"
          required
          value={text}
          placeholder="3,5"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <label>
        {t('round')}
        <select className="desk-field" value={step} onChange={({ target }) => setStep(Number(target.value))}>
          {steps.map((kr) => (
            <option key={kr} value={kr}>
              {t('roundTo', { kr: String(kr) })}
            </option>
          ))}
        </select>
      </label>
      <Button className="slim" type="submit">
        {label}
      </Button>
    </form>
  );
}
