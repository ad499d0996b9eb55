import { type LeadMove, type LeadPlace, type LostReason, lostReasons } from '@gavel/core/leads';
import { dayAfter } from '@gavel/core/offers';
import { leadsTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FilledForm } from '../../../ui/filled-form.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';

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
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState<LostReason | ''>('');
  function move() {
    if (place === 'dormant') onMove({ kind: 'dormant', until });
    else if (reason !== '') onMove({ kind: 'lost', reason });
  }
  return (
    <FilledForm className="view-form" onSend={move}>
      {place === 'dormant' ? (
        <LabelledField label={t('untilLabel')} required>
          {(field) => (
            <input
              {...field}
              className="desk-field"
              type="date"
              min={dayAfter(today, 1)}
              value={until}
              onChange={({ target }) => setUntil(target.value)}
            />
          )}
        </LabelledField>
      ) : (
        <LabelledField label={t('reasonLabel')} required>
          {(field) => (
            <select
              {...field}
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
          )}
        </LabelledField>
      )}
      <Button type="submit" kind="primary" disabled={isBusy}>
        {t('save')}
      </Button>
    </FilledForm>
  );
}
