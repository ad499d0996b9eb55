import type { AbsenceChange, StaffAbsence, StaffMember } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { staffTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { LeadForm } from '../parts/desk-form.tsx';
import { useLeadWords } from '../parts/desk-words.ts';

interface StaffAbsencesProps {
  readonly absences: readonly StaffAbsence[];
  /** Those who could stand in. */
  readonly colleagues: readonly StaffMember[];
  readonly now: number;
  readonly isBusy: boolean;
  /** Whether it was done. */
  change(change: AbsenceChange): Promise<boolean>;
}

/** When somebody is away, and who gets what is asked of them meanwhile. */
export function StaffAbsences({ absences, colleagues, now, isBusy, change }: StaffAbsencesProps) {
  const t = useTexts(staffTexts);
  const words = useLeadWords(now);
  const today = stockholmDay(now);
  const [asks, setAsks] = useState(false);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [chosen, setChosen] = useState(String(colleagues[0]?.id ?? ''));
  const standIn = colleagues.find((one) => String(one.id) === chosen);
  const save = async () => standIn !== undefined && change({ kind: 'absence', from, to, standInId: standIn.id });
  return (
    <section>
      <h2>{t('absence')}</h2>
      {absences.map((absence) => (
        <p key={absence.id} className="staff-absence">
          {t('away', { from: words.day(absence.from), to: words.day(absence.to), name: absence.standIn.name })}{' '}
          <TextButton disabled={isBusy} onClick={() => void change({ kind: 'absence-over', absenceId: absence.id })}>
            {t('remove')}
          </TextButton>
        </p>
      ))}
      {asks ? (
        <LeadForm isBusy={isBusy} close={() => setAsks(false)} save={save}>
          <div className="staff-fields">
            <div>
              <LabelledField label={t('from')} required>
                {(field) => (
                  <input
                    {...field}
                    className="desk-field"
                    type="date"
                    value={from}
                    onChange={({ target }) => setFrom(target.value)}
                  />
                )}
              </LabelledField>
            </div>
            <div>
              <LabelledField label={t('to')} required>
                {(field) => (
                  <input
                    {...field}
                    className="desk-field"
                    type="date"
                    min={from}
                    value={to}
                    onChange={({ target }) => setTo(target.value)}
                  />
                )}
              </LabelledField>
            </div>
            <div>
              <LabelledField label={t('standIn')} required>
                {(field) => (
                  <select {...field} className="desk-field" value={chosen} onChange={({ target }) => setChosen(target.value)}>
                    {colleagues.map((one) => (
                      <option key={one.id} value={String(one.id)}>
                        {one.name}
                      </option>
                    ))}
                  </select>
                )}
              </LabelledField>
            </div>
          </div>
          <small>{t('standInHint')}</small>
        </LeadForm>
      ) : (
        <TextButton onClick={() => setAsks(true)}>{t('addAbsence')}</TextButton>
      )}
    </section>
  );
}
