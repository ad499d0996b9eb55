import { type ApiScope, apiScopes, longestKeyName } from '@gavel/contract/staff';
import { connectionsTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { LeadForm } from './lead-form.tsx';
import type { ConnectionsWork } from './use-connections.ts';

/** A key of another system: which, what it is allowed, how long. It takes the password of who makes it. */
export function KeyForm({ work, close }: { work: ConnectionsWork; close: () => void }) {
  const t = useTexts(connectionsTexts);
  const id = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['leads:read']);
  const [lastDay, setLastDay] = useState('');
  const [password, setPassword] = useState('');
  const isReady = name.trim() !== '' && scopes.length > 0 && password !== '';
  const save = () => work.makeKey({ name, scopes, lastDay: lastDay || null, password });
  return (
    <div className="connections-form">
      <LeadForm isBusy={work.isBusy} isReady={isReady} go={t('makeKeyGo')} close={close} save={save}>
        <div className="staff-fields">
          <div>
            <label htmlFor={`${id}-name`}>{t('keyName')}</label>
            <input
              id={`${id}-name`}
              className="desk-field"
              maxLength={longestKeyName}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </div>
          <div>
            <label htmlFor={`${id}-day`}>{t('lastDay')}</label>
            <input
              id={`${id}-day`}
              className="desk-field"
              type="date"
              aria-describedby={`${id}-hint`}
              value={lastDay}
              onChange={({ target }) => setLastDay(target.value)}
            />
            <small id={`${id}-hint`}>{t('lastDayHint')}</small>
          </div>
        </div>
        <fieldset>
          <legend>{t('scopes')}</legend>
          {apiScopes.map((scope) => (
            <CheckboxField
              key={scope}
              label={t(`scope_${scope}`)}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(apiScopes.filter((one) => (one === scope ? target.checked : scopes.includes(one))))
              }
            />
          ))}
        </fieldset>
        <PasswordLine value={password} set={setPassword} />
      </LeadForm>
    </div>
  );
}

/** Who does this shows that it is them. */
export function PasswordLine({ value, set }: { value: string; set: (password: string) => void }) {
  const t = useTexts(connectionsTexts);
  const id = useId();
  return (
    <div className="connections-password">
      <label htmlFor={id}>{t('password')}</label>
      <input
        id={id}
        className="desk-field"
        type="password"
        autoComplete="current-password"
        value={value}
        onChange={({ target }) => set(target.value)}
      />
    </div>
  );
}
