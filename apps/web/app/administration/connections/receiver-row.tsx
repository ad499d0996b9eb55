import type { ConnectedReceiver, ReceiverReply } from '@gavel/contract/staff';
import { connectionsTexts } from '@gavel/texts';
import { useId, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton } from '../../ui/button.tsx';
import { ConfirmButton } from '../../ui/confirm-button.tsx';
import { Message } from '../../ui/message.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import { RequestForm } from '../parts/desk-form.tsx';
import { PasswordLine } from './key-form.tsx';
import { EventChoice } from './receiver-form.tsx';
import { ToldEvents } from './told-events.tsx';
import type { ConnectionsWork } from './use-connections.ts';

interface ReceiverRowProps {
  readonly receiver: ConnectedReceiver;
  readonly work: ConnectionsWork;
}

/**
 * A receiver of webhooks: its address, how many kinds of events it gets, whether it is on, and how many events did not reach it. A row
 * that the user has opened also shows the actions on the receiver.
 */
export function ReceiverRow({ receiver, work }: ReceiverRowProps) {
  const t = useTexts(connectionsTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { url, events, isOn, undelivered } = receiver;
  const isOfSettings = receiver.id === 0;
  return (
    <li className={isOpen ? 'is-open' : ''}>
      <div className="staff-row">
        <div>
          <button type="button" className="lead-name" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
            {url}
          </button>
          {isOfSettings && <small>{t('bySettings')}</small>}
        </div>
        <div>{t('eventCount', { count: events.length })}</div>
        <div>{t(isOn ? 'isOn' : 'isOff')}</div>
        <div className={undelivered > 0 ? 'staff-state' : ''}>{undelivered > 0 && t('undelivered', { count: undelivered })}</div>
      </div>
      <div id={id} hidden={!isOpen} className="staff-panel">
        {isOpen && (
          <>
            {!isOfSettings && <Changes receiver={receiver} work={work} />}
            <section>
              <h3>{t('test')}</h3>
              <Test receiver={receiver.id} />
            </section>
            <ToldEvents receiver={receiver.id} now={work.connections.now} />
            <TextButton onClick={() => setOpen(false)}>{t('close')}</TextButton>
          </>
        )}
      </div>
    </li>
  );
}

function Changes({ receiver, work }: ReceiverRowProps) {
  const t = useTexts(connectionsTexts);
  const { id, url, isOn } = receiver;
  const [events, setEvents] = useState(receiver.events);
  const [renews, setRenews] = useState(false);
  const [password, setPassword] = useState('');
  const isSame = events.length === receiver.events.length && events.every((event) => receiver.events.includes(event));
  return (
    <>
      <section>
        <EventChoice chosen={events} choose={setEvents} />
        <Button
          className="slim"
          disabled={work.isBusy || isSame || events.length === 0}
          onClick={() => void work.changeReceiver(id, { kind: 'events', events })}
        >
          {t('saveEvents')}
        </Button>
      </section>
      <section>
        <h3>{t('url')}</h3>
        <div className="staff-acts">
          <Button disabled={work.isBusy} onClick={() => void work.changeReceiver(id, { kind: isOn ? 'off' : 'on' })}>
            {t(isOn ? 'turnOff' : 'turnOn')}
          </Button>
          <Button aria-expanded={renews} onClick={() => setRenews(!renews)}>
            {t('renew')}
          </Button>
          <ConfirmButton
            name={t('removeName', { url })}
            question={t('removeQuestion')}
            text={t('removeText')}
            act={t('remove')}
            onConfirm={() => void work.changeReceiver(id, { kind: 'remove' })}
          >
            {t('remove')}
          </ConfirmButton>
        </div>
        {renews && (
          <RequestForm
            isBusy={work.isBusy}
            go={t('renewGo')}
            close={() => setRenews(false)}
            save={() => work.renewSecret(id, password)}
          >
            <p>{t('renewHint')}</p>
            <PasswordLine value={password} set={setPassword} />
          </RequestForm>
        )}
      </section>
    </>
  );
}

/** A button that sends a signed test message without data, and then shows the response of the receiver. */
function Test({ receiver }: { receiver: number }) {
  const t = useTexts(connectionsTexts);
  const [isBusy, setBusy] = useState(false);
  const [reply, setReply] = useState<ReceiverReply | 'failed' | null>(null);
  async function send() {
    if (isBusy) return;
    setBusy(true);
    try {
      setReply(await (await browserStaffApi()).testReceiver({ parameters: { receiver } }));
    } catch {
      setReply('failed');
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <div className="staff-acts">
        <Button disabled={isBusy} onClick={() => void send()}>
          {t('test')}
        </Button>
      </div>
      {reply === 'failed' && <Message kind="error">{t('trouble_failed')}</Message>}
      {reply && reply !== 'failed' && (
        <Message>
          {reply.status === null
            ? t('notAnswered', { words: reply.words })
            : t('answered', { status: String(reply.status), milliseconds: String(reply.milliseconds), words: reply.words })}
        </Message>
      )}
    </>
  );
}
