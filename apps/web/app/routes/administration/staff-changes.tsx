import { grantableRights, type StaffPerson } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { isDay } from '@gavel/core/leads';
import { staffTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { LeadForm } from './lead-form.tsx';
import { useLeadWords } from './lead-words.ts';
import type { StaffWork } from './use-staff-work.ts';

interface StaffChangesProps {
  readonly person: StaffPerson;
  readonly work: StaffWork;
}

/** What can be changed of somebody who works here. */
export function StaffChanges({ person, work }: StaffChangesProps) {
  const t = useTexts(staffTexts);
  const id = useId();
  const { name, role, access, state, hasSecondFactor } = person;
  const change = (what: Parameters<StaffWork['change']>[1]) => void work.change(person, what);
  return (
    <>
      <section>
        <h2>{t('rights')}</h2>
        <div className="staff-fields">
          <div>
            <label htmlFor={`${id}-role`}>{t('role')}</label>
            <select
              id={`${id}-role`}
              className="desk-field"
              value={role}
              disabled={work.isBusy}
              onChange={({ target }) => change({ kind: 'role', role: target.value === 'Admin' ? 'Admin' : 'Salesmen' })}
            >
              <option value="Salesmen">{t('role_Salesmen')}</option>
              <option value="Admin">{t('role_Admin')}</option>
            </select>
            <small>{t('roleHint')}</small>
          </div>
        </div>
        {grantableRights.map((right) => (
          <CheckboxField
            key={right}
            label={t(`grant_${right}`)}
            checked={access.includes(right)}
            disabled={work.isBusy}
            onChange={({ target }) =>
              change({
                kind: 'access',
                access: grantableRights.filter((one) => (one === right ? target.checked : access.includes(one))),
              })
            }
          />
        ))}
      </section>
      <Absence person={person} work={work} />
      <section>
        <h2>{t('account')}</h2>
        <div className="staff-acts">
          {state === 'invited' && (
            <>
              <Button className="slim" disabled={work.isBusy} onClick={() => change({ kind: 'invite-again' })}>
                {t('inviteAgain')}
              </Button>
              <ConfirmButton
                name={t('withdraw')}
                question={t('withdrawQuestion', { name })}
                text={t('withdrawText')}
                act={t('withdraw')}
                onConfirm={() => change({ kind: 'withdraw-invitation' })}
              >
                {t('withdraw')}
              </ConfirmButton>
            </>
          )}
          {hasSecondFactor && (
            <ConfirmButton
              name={t('resetFactor')}
              question={t('resetFactorQuestion', { name })}
              text={t('resetFactorText')}
              act={t('resetFactor')}
              onConfirm={() => change({ kind: 'second-factor-reset' })}
            >
              {t('resetFactor')}
            </ConfirmButton>
          )}
          {state === 'open' && (
            <ConfirmButton
              name={t('disable')}
              question={t('disableQuestion', { name })}
              text={t('disableText')}
              act={t('disable')}
              onConfirm={() => change({ kind: 'disable' })}
            >
              {t('disable')}
            </ConfirmButton>
          )}
          {state === 'disabled' && (
            <Button className="slim" disabled={work.isBusy} onClick={() => change({ kind: 'enable' })}>
              {t('enable')}
            </Button>
          )}
        </div>
      </section>
    </>
  );
}

/** When somebody is away, and who gets what is asked of them meanwhile. */
function Absence({ person, work }: StaffChangesProps) {
  const t = useTexts(staffTexts);
  const id = useId();
  const words = useLeadWords(work.list.now);
  const today = stockholmDay(work.list.now);
  const others = work.list.people.filter((one) => one.state === 'open' && one.id !== person.id);
  const [asks, setAsks] = useState(false);
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const [chosen, setChosen] = useState(String(others[0]?.id ?? ''));
  const standIn = others.find((one) => String(one.id) === chosen);
  const isReady = isDay(from) && isDay(to) && from <= to && standIn !== undefined;
  const save = async () => standIn !== undefined && work.change(person, { kind: 'absence', from, to, standInId: standIn.id });
  return (
    <section>
      <h2>{t('absence')}</h2>
      {person.absences.map((absence) => (
        <p key={absence.id} className="staff-absence">
          {t('away', { from: words.day(absence.from), to: words.day(absence.to), name: absence.standIn.name })}{' '}
          <TextButton
            disabled={work.isBusy}
            onClick={() => void work.change(person, { kind: 'absence-over', absenceId: absence.id })}
          >
            {t('remove')}
          </TextButton>
        </p>
      ))}
      {asks ? (
        <LeadForm isBusy={work.isBusy} isReady={isReady} close={() => setAsks(false)} save={save}>
          <div className="staff-fields">
            <div>
              <label htmlFor={`${id}-from`}>{t('from')}</label>
              <input
                id={`${id}-from`}
                className="desk-field"
                type="date"
                value={from}
                onChange={({ target }) => setFrom(target.value)}
              />
            </div>
            <div>
              <label htmlFor={`${id}-to`}>{t('to')}</label>
              <input
                id={`${id}-to`}
                className="desk-field"
                type="date"
                min={from}
                value={to}
                onChange={({ target }) => setTo(target.value)}
              />
            </div>
            <div>
              <label htmlFor={`${id}-who`}>{t('standIn')}</label>
              <select id={`${id}-who`} className="desk-field" value={chosen} onChange={({ target }) => setChosen(target.value)}>
                {others.map((one) => (
                  <option key={one.id} value={String(one.id)}>
                    {one.name}
                  </option>
                ))}
              </select>
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
