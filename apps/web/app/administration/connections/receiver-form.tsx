import { type WebhookEventType, webhookEventTypes } from '@gavel/contract/staff';
import { connectionsTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { LabelledField } from '../../ui/labelled-field.tsx';
import { RequestForm } from '../parts/desk-form.tsx';
import { TickedList } from '../parts/ticked-list.tsx';
import { PasswordLine } from './key-form.tsx';
import type { ConnectionsWork } from './use-connections.ts';

/** The form for a new receiver of webhooks. The user has to enter their own password. */
export function ReceiverForm({ work, close }: { work: ConnectionsWork; close: () => void }) {
  const t = useTexts(connectionsTexts);
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly WebhookEventType[]>(webhookEventTypes);
  const [password, setPassword] = useState('');
  return (
    <div className="connections-form">
      <RequestForm
        isBusy={work.isBusy}
        go={t('makeReceiverGo')}
        close={close}
        save={() => work.makeReceiver({ url: url.trim(), events, password })}
      >
        <div className="connections-url">
          <LabelledField label={t('url')} required hint={t('urlHint')}>
            {(field) => (
              <input
                {...field}
                className="desk-field"
                type="url"
                maxLength={500}
                autoComplete="off"
                spellCheck={false}
                value={url}
                onChange={({ target }) => setUrl(target.value)}
              />
            )}
          </LabelledField>
        </div>
        <EventChoice chosen={events} choose={setEvents} />
        <PasswordLine value={password} set={setPassword} />
      </RequestForm>
    </div>
  );
}

interface EventChoiceProps {
  readonly chosen: readonly WebhookEventType[];
  choose(events: readonly WebhookEventType[]): void;
}

/** The field in which the user chooses the events that a webhook receiver gets. */
export function EventChoice({ chosen, choose }: EventChoiceProps) {
  const t = useTexts(connectionsTexts);
  return (
    <TickedList
      legend={t('events')}
      all={webhookEventTypes}
      ticked={chosen}
      nameOf={(type) => t(`event_${type}`)}
      tick={choose}
    />
  );
}
