import { type ApiScope, apiScopes, longestKeyName } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { connectionsTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { RequestForm } from '../parts/desk-form.tsx';
import { TickedList } from '../parts/ticked-list.tsx';
import type { ConnectionsWork } from './use-connections.ts';

/** The form for a new API key: the system that uses it, its permissions and its last day. The user has to enter their own password. */
export function KeyForm({ work, close }: { work: ConnectionsWork; close: () => void }) {
  const t = useTexts(connectionsTexts);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['leads:read']);
  const [lastDay, setLastDay] = useState('');
  const [password, setPassword] = useState('');
  const save = () => work.makeKey({ name, scopes, lastDay: lastDay || null, password });
  return (
    <div className="connections-form">
      <RequestForm isBusy={work.isBusy} go={t('makeKeyGo')} close={close} save={save}>
        <div className="staff-fields">
          <div>
            <LabelledField label={t('keyName')} required>
              {(field) => (
                <input
                  {...field}
                  className="desk-field"
                  maxLength={longestKeyName}
                  autoComplete="off"
                  value={name}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </LabelledField>
          </div>
          <div>
            <LabelledField label={t('lastDay')} hint={t('lastDayHint')}>
              {(field) => (
                <input
                  {...field}
                  className="desk-field"
                  type="date"
                  min={stockholmDay(work.connections.now)}
                  value={lastDay}
                  onChange={({ target }) => setLastDay(target.value)}
                />
              )}
            </LabelledField>
          </div>
        </div>
        <TickedList
          legend={t('scopes')}
          all={apiScopes}
          ticked={scopes}
          nameOf={(scope) => t(`scope_${scope}`)}
          tick={setScopes}
        />
        <PasswordLine value={password} set={setPassword} />
      </RequestForm>
    </div>
  );
}

/** The field for the user’s own password, which confirms the action. */
export function PasswordLine({ value, set }: { value: string; set: (password: string) => void }) {
  const t = useTexts(connectionsTexts);
  return (
    <div className="connections-password">
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  );
}
