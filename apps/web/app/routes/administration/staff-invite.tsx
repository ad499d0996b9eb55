import type { StaffInvitation } from '@gavel/contract/staff';
import { staffTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LeadForm } from './lead-form.tsx';
import type { StaffWork } from './use-staff-work.ts';

const nobody: StaffInvitation = { email: '', firstName: '', lastName: '', role: 'Salesmen' };

/** Somebody who shall work here: they are mailed a link. */
export function StaffInvite({ work, close }: { work: StaffWork; close: () => void }) {
  const t = useTexts(staffTexts);
  const id = useId();
  const [asked, setAsked] = useState(nobody);
  const isReady = asked.firstName.trim() !== '' && asked.lastName.trim() !== '' && /^\S+@\S+\.\S+$/.test(asked.email.trim());
  const field = (name: 'firstName' | 'lastName' | 'email', type: 'text' | 'email', autoComplete: string) => (
    <div>
      <label htmlFor={`${id}-${name}`}>{t(name)}</label>
      <input
        id={`${id}-${name}`}
        className="desk-field"
        type={type}
        maxLength={name === 'email' ? 254 : 100}
        autoComplete={autoComplete}
        value={asked[name]}
        onChange={({ target }) => setAsked({ ...asked, [name]: target.value })}
      />
    </div>
  );
  return (
    <section className="staff-invite" aria-label={t('invite')}>
      <p>{t('inviteText')}</p>
      <LeadForm isBusy={work.isBusy} isReady={isReady} go={t('inviteGo')} close={close} save={() => work.invite(asked)}>
        <div className="staff-fields">
          {field('firstName', 'text', 'off')}
          {field('lastName', 'text', 'off')}
          {field('email', 'email', 'off')}
          <div>
            <label htmlFor={`${id}-role`}>{t('role')}</label>
            <select
              id={`${id}-role`}
              className="desk-field"
              value={asked.role}
              onChange={({ target }) => setAsked({ ...asked, role: target.value === 'Admin' ? 'Admin' : 'Salesmen' })}
            >
              <option value="Salesmen">{t('role_Salesmen')}</option>
              <option value="Admin">{t('role_Admin')}</option>
            </select>
          </div>
        </div>
      </LeadForm>
    </section>
  );
}
