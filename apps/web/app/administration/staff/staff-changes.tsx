import { grantableRights, type StaffPerson } from '@gavel/contract/staff';
import { staffTexts } from '@gavel/texts';
import { useId } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { StaffAbsences } from './staff-absences.tsx';
import { StaffAreas } from './staff-areas.tsx';
import type { StaffWork } from './use-staff-work.ts';

interface StaffChangesProps {
  readonly person: StaffPerson;
  readonly work: StaffWork;
}

/** The changes that an administrator can make to a staff account. */
export function StaffChanges({ person, work }: StaffChangesProps) {
  return (
    <>
      <Rights person={person} work={work} />
      <StaffAreas person={person} work={work} />
      <StaffAbsences
        absences={person.absences}
        colleagues={work.list.people.filter((one) => one.state === 'open' && one.id !== person.id)}
        now={work.list.now}
        isBusy={work.isBusy}
        change={(what) => work.change(person, what)}
      />
      <AccountState person={person} work={work} />
    </>
  );
}

function Rights({ person, work }: StaffChangesProps) {
  const t = useTexts(staffTexts);
  const id = useId();
  const { role, access } = person;
  const change = (what: Parameters<StaffWork['change']>[1]) => void work.change(person, what);
  return (
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
  );
}

/** The buttons that change the state of the account (invited, open or closed) and reset its second factor. */
function AccountState({ person, work }: StaffChangesProps) {
  const t = useTexts(staffTexts);
  const { name, state, hasSecondFactor } = person;
  const change = (what: Parameters<StaffWork['change']>[1]) => void work.change(person, what);
  return (
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
  );
}
