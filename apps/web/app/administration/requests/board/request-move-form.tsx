import { dayAfter } from '@gavel/core/quotes';
import { type LostReason, lostReasons, type RequestMove, type RequestPlace } from '@gavel/core/requests';
import { requestListTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { FilledForm } from '../../../ui/filled-form.tsx';
import { LabelledField } from '../../../ui/labelled-field.tsx';

interface RequestMoveFormProps {
  readonly place: RequestPlace & ('dormant' | 'lost');
  readonly isBusy: boolean;
  /** Today as yyyy-MM-dd. The day on which the dormancy ends must be later. */
  readonly today: string;
  onMove(move: RequestMove): void;
}

/** The form that makes a request dormant or lost. It asks for the day on which the dormancy ends, or for the reason of the loss. */
export function RequestMoveForm({ place, isBusy, today, onMove }: RequestMoveFormProps) {
  const t = useTexts(requestListTexts);
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
