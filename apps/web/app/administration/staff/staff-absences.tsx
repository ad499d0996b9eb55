import type { AbsenceChange, StaffAbsence, StaffMember } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { staffTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { RequestForm } from '../parts/desk-form.tsx';
import { useRequestWords } from '../parts/desk-words.ts';

interface StaffAbsencesProps {
  readonly absences: readonly StaffAbsence[];
  /** The colleagues who can be substitutes. */
  readonly colleagues: readonly StaffMember[];
  readonly now: number;
  readonly isBusy: boolean;
  /** Returns whether the change succeeded. */
  change(change: AbsenceChange): Promise<boolean>;
}

/** A person’s absences, and the substitute who gets their requests during each absence. */
export function StaffAbsences({ absences, colleagues, now, isBusy, change }: StaffAbsencesProps) {
  const t = useTexts(staffTexts);
  const words = useRequestWords(now);
  const today = stockholmDay(now);
  const [asks, setAsks] = useState(false);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [chosen, setChosen] = useState<string | null>(null);
  // If the chosen colleague is no longer in the list, for example because their account was closed meanwhile, use the first colleague.
  const standIn = colleagues.find((one) => String(one.id) === chosen) ?? colleagues[0];
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
        <RequestForm isBusy={isBusy} close={() => setAsks(false)} save={save}>
          <div className="staff-fields">
            <Day label={t('from')} value={from} onChange={setFrom} />
            <Day label={t('to')} value={to} earliest={from} onChange={setTo} />
            <StandIn colleagues={colleagues} chosen={String(standIn?.id ?? '')} onChoose={setChosen} />
          </div>
          <small>{t('standInHint')}</small>
        </RequestForm>
      ) : (
        <TextButton onClick={() => setAsks(true)}>{t('addAbsence')}</TextButton>
      )}
    </section>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly earliest?: string;
  onChange(day: string): void;
}

function Day({ label, value, earliest, onChange }: DayProps) {
  return (
    <div>
      <LabelledField label={label} required>
        {(field) => (
          <input
            {...field}
            className="desk-field"
            type="date"
            min={earliest}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </LabelledField>
    </div>
  );
}

interface StandInProps extends Pick<StaffAbsencesProps, 'colleagues'> {
  readonly chosen: string;
  onChoose(id: string): void;
}

function StandIn({ colleagues, chosen, onChoose }: StandInProps) {
  const t = useTexts(staffTexts);
  return (
    <div>
      <LabelledField label={t('standIn')} required>
        {(field) => (
          <select {...field} className="desk-field" value={chosen} onChange={({ target }) => onChoose(target.value)}>
            {colleagues.map((one) => (
              <option key={one.id} value={String(one.id)}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
    </div>
  );
}
