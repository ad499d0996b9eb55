import { LEAST_DOWN_PAYMENT_PERCENT, type MonthlyCost, type MonthlyCostTerms } from '@gavel/core';
import { monthlyCostTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { readPercent, writePercent } from './percent.ts';

interface MonthlyCostFormProps {
  readonly terms: MonthlyCostTerms;
  readonly cost: MonthlyCost;
  onChange(terms: MonthlyCostTerms): void;
  onReset(): void;
}

/**
 * The fields for the assumptions of the monthly cost. If a value is too low, a text says so, and the example uses the lowest allowed value.
 * If a text is no number from 0 to 100, the field shows an error, and the example keeps the last valid value.
 */
export function MonthlyCostForm({ terms, cost, onChange, onReset }: MonthlyCostFormProps) {
  const t = useTexts(monthlyCostTexts);
  const [round, setRound] = useState(0);
  const { downPaymentPercent, amortisationPercent } = terms;
  return (
    <div className="monthly-cost-form" key={round}>
      <Percent
        label={t('interest')}
        value={terms.interestPercent}
        note={null}
        onChange={(interestPercent) => onChange({ ...terms, interestPercent })}
      />
      <Percent
        label={t('downPayment')}
        value={downPaymentPercent}
        note={
          downPaymentPercent < LEAST_DOWN_PAYMENT_PERCENT
            ? t('leastDownPayment', { percent: String(LEAST_DOWN_PAYMENT_PERCENT) })
            : null
        }
        onChange={(percent) => onChange({ ...terms, downPaymentPercent: percent })}
      />
      <Percent
        label={t('amortisation')}
        value={amortisationPercent ?? cost.amortisationPercent}
        note={
          amortisationPercent !== null && amortisationPercent < cost.leastAmortisationPercent
            ? t('leastAmortisation', { percent: String(cost.leastAmortisationPercent) })
            : null
        }
        onChange={(percent) => onChange({ ...terms, amortisationPercent: percent })}
      />
      <Button
        onClick={() => {
          onReset();
          setRound(round + 1);
        }}
      >
        {t('reset')}
      </Button>
    </div>
  );
}

interface PercentProps {
  readonly label: string;
  readonly value: number;
  readonly note: string | null;
  onChange(percent: number): void;
}

/** A field for a percentage. Keeps the text as it was typed, and reports each valid value. */
function Percent({ label, value, note, onChange }: PercentProps) {
  const t = useTexts(monthlyCostTexts);
  const [typed, setTyped] = useState<string | null>(null);
  const hintId = useId();
  const isWrong = typed !== null && readPercent(typed) === null;
  const hint = isWrong ? t('notPercent') : note;
  return (
    <div>
      <TextField
        label={label}
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? writePercent(value)}
        aria-invalid={isWrong}
        aria-describedby={hint ? hintId : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          const percent = readPercent(event.target.value);
          if (percent !== null) onChange(percent);
        }}
      />
      <p id={hintId} role="status" className="monthly-cost-hint">
        {hint}
      </p>
    </div>
  );
}
