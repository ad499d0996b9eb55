import { type WebhookEventType, webhookEventTypes } from '@gavel/contract/staff';
import { connectionsTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { PasswordLine } from './key-form.tsx';
import { LeadForm } from './lead-form.tsx';
import type { ConnectionsWork } from './use-connections.ts';

/** An address that is told of what happens. It takes the password of who names it. */
export function ReceiverForm({ work, close }: { work: ConnectionsWork; close: () => void }) {
  const t = useTexts(connectionsTexts);
  const id = useId();
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhookEventTypes);
  const [password, setPassword] = useState('');
  const isReady = url.trim() !== '' && events.length > 0 && password !== '';
  return (
    <div className="connections-form">
      <LeadForm
        isBusy={work.isBusy}
        isReady={isReady}
        go={t('makeReceiverGo')}
        close={close}
        save={() => work.makeReceiver({ url: url.trim(), events, password })}
      >
        <div className="connections-url">
          <label htmlFor={`${id}-url`}>{t('url')}</label>
          <input
            id={`${id}-url`}
            className="desk-field"
            type="url"
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            aria-describedby={`${id}-hint`}
            value={url}
            onChange={({ target }) => setUrl(target.value)}
          />
          <small id={`${id}-hint`}>{t('urlHint')}</small>
        </div>
        <EventChoice chosen={events} choose={setEvents} />
        <PasswordLine value={password} set={setPassword} />
      </LeadForm>
    </div>
  );
}

interface EventChoiceProps {
  readonly chosen: readonly WebhookEventType[];
  choose(events: readonly WebhookEventType[]): void;
}

/** What a receiver is told of. */
export function EventChoice({ chosen, choose }: EventChoiceProps) {
  const t = useTexts(connectionsTexts);
  return (
    <fieldset>
      <legend>{t('events')}</legend>
      {webhookEventTypes.map((type) => (
        <CheckboxField
          key={type}
          label={t(`event_${type}`)}
          checked={chosen.includes(type)}
          onChange={({ target }) =>
            choose(webhookEventTypes.filter((one) => (one === type ? target.checked : chosen.includes(one))))
          }
        />
      ))}
    </fieldset>
  );
}
