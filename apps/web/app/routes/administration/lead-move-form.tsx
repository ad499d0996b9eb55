import { isDay, type LeadMove, type LeadPlace, type LostReason, lostReasons } from '@gavel/core/leads';
import { leadsTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';

interface LeadMoveFormProps {
  readonly place: LeadPlace & ('dormant' | 'lost');
  readonly isBusy: boolean;
  /** yyyy-MM-dd: it sleeps until a day after this one. */
  readonly today: string;
  onMove(move: LeadMove): void;
}

/** What has to be said before a request rests: until which day, or why nothing came of it. */
export function LeadMoveForm({ place, isBusy, today, onMove }: LeadMoveFormProps) {
  const t = useTexts(leadsTexts);
  const id = useId();
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState<LostReason | ''>('');
  const move: LeadMove | null =
    place === 'dormant'
      ? isDay(until) && until > today
        ? { kind: 'dormant', until }
        : null
      : reason === ''
        ? null
        : { kind: 'lost', reason };
  return (
    <form
      className="view-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (move) onMove(move);
      }}
    >
      {place === 'dormant' ? (
        <>
          <label htmlFor={id}>{t('untilLabel')}</label>
          <input
            id={id}
            className="desk-field"
            type="date"
            min={today}
            value={until}
            onChange={({ target }) => setUntil(target.value)}
          />
        </>
      ) : (
        <>
          <label htmlFor={id}>{t('reasonLabel')}</label>
          <select
            id={id}
            className="desk-field"
            value={reason}
            onChange={({ target }) => setReason(lostReasons.find((one) => one === target.value) ?? '')}
          >
            <option value="">{t('reasonChoose')}</option>
            {lostReasons.map((one) => (
              <option key={one} value={one}>
                {t(`reason_${one}`)}
              </option>
            ))}
          </select>
        </>
      )}
      <Button type="submit" kind="primary" disabled={isBusy || move === null}>
        {t('save')}
      </Button>
    </form>
  );
}
