import type { StaffPerson } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { staffTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { useRequestWords } from '../parts/desk-words.ts';
import { StaffChanges } from './staff-changes.tsx';
import type { StaffWork } from './use-staff-work.ts';

/** A row of the staff list: name, permissions, municipalities and absence. An open row has the forms for changes. */
export function StaffRow({ person, work }: { person: StaffPerson; work: StaffWork }) {
  const t = useTexts(staffTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { now } = work.list;
  const { name, email, role, access, state, municipalityIds } = person;
  const municipalities = work.list.municipalities.filter((one) => municipalityIds.includes(one.id));
  return (
    <li className={isOpen ? 'is-open' : ''}>
      <div className="staff-row">
        <div>
          <button
            type="button"
            className="lead-name"
            aria-expanded={isOpen}
            aria-controls={id}
            data-row
            onClick={() => setOpen(!isOpen)}
          >
            {name}
          </button>
          <small>{email}</small>
        </div>
        <div>
          {t(`role_${role}`)}
          {access.length > 0 && <small>{access.map((one) => t(`access_${one}`)).join(', ')}</small>}
        </div>
        <div className={state === 'open' ? '' : 'staff-state'}>
          <State person={person} now={now} />
        </div>
        <div className="staff-where">
          {municipalities.length > 0 ? municipalities.map((one) => one.name).join(', ') : t('noMunicipality')}
        </div>
      </div>
      <div id={id} hidden={!isOpen} className="staff-panel">
        {isOpen && (
          <>
            <StaffChanges person={person} work={work} />
            <TextButton onClick={() => setOpen(false)}>{t('close')}</TextButton>
          </>
        )}
      </div>
    </li>
  );
}

/** Shows whether the person can log in, whether they have a second factor, and when they are absent. */
function State({ person: { state, invitedUntil, hasSecondFactor, absences }, now }: { person: StaffPerson; now: number }) {
  const t = useTexts(staffTexts);
  const words = useRequestWords(now);
  const [absence] = absences;
  const said =
    state === 'invited' && invitedUntil !== null
      ? t(invitedUntil < now ? 'state_expired' : 'state_invited', { day: words.day(stockholmDay(invitedUntil)) })
      : state === 'disabled'
        ? t('state_disabled')
        : t(hasSecondFactor ? 'factorOn' : 'factorOff');
  return (
    <>
      {said}
      {absence && (
        <small>
          {t('away', {
            from: words.day(absence.from),
            to: words.day(absence.to),
            name: absence.standIn.name,
          })}
        </small>
      )}
    </>
  );
}
