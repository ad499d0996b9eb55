import type { StaffInvitation } from '@gavel/contract/staff';
import { staffTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { RequestForm } from '../parts/desk-form.tsx';
import type { StaffWork } from './use-staff-work.ts';

const nobody: StaffInvitation = { email: '', firstName: '', lastName: '', role: 'Salesmen' };

/** The form that invites a new colleague. The colleague gets an e-mail with a link. */
export function StaffInvite({ work, close }: { work: StaffWork; close: () => void }) {
  const t = useTexts(staffTexts);
  const [asked, setAsked] = useState(nobody);
  const field = (name: 'firstName' | 'lastName' | 'email', type: 'text' | 'email', autoComplete: string) => (
    <div>
      <LabelledField label={t(name)} required>
        {(field) => (
          <input
            {...field}
            className="desk-field"
            type={type}
            maxLength={name === 'email' ? 254 : 100}
            autoComplete={autoComplete}
            value={asked[name]}
            onChange={({ target }) => setAsked({ ...asked, [name]: target.value })}
          />
        )}
      </LabelledField>
    </div>
  );
  return (
    <section className="staff-invite" aria-label={t('invite')}>
      <p>{t('inviteText')}</p>
      <RequestForm isBusy={work.isBusy} go={t('inviteGo')} close={close} save={() => work.invite(asked)}>
        <div className="staff-fields">
          {field('firstName', 'text', 'off')}
          {field('lastName', 'text', 'off')}
          {field('email', 'email', 'off')}
          <div>
            <LabelledField label={t('role')}>
              {(field) => (
                <select
                  {...field}
                  className="desk-field"
                  value={asked.role}
                  onChange={({ target }) => setAsked({ ...asked, role: target.value === 'Admin' ? 'Admin' : 'Salesmen' })}
                >
                  <option value="Salesmen">{t('role_Salesmen')}</option>
                  <option value="Admin">{t('role_Admin')}</option>
                </select>
              )}
            </LabelledField>
          </div>
        </div>
      </RequestForm>
    </section>
  );
}
