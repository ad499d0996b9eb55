import type { ToldEvents as Told } from '@gavel/contract/staff';
import { connectionsTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { browserStaffApi } from '../access/browser-staff-api.ts';
import type { StaffApi } from '../access/staff-calls.ts';
import { useRequestWords } from '../parts/desk-words.ts';

/** The latest events of a webhook receiver, loaded on demand. The user can send each event again. */
export function ToldEvents({ receiver, now }: { receiver: number; now: number }) {
  const t = useTexts(connectionsTexts);
  const words = useRequestWords(now);
  const [told, setTold] = useState<Told | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function run(work: (api: StaffApi) => Promise<Told>) {
    if (isBusy) return;
    setBusy(true);
    try {
      setTold(await work(await browserStaffApi()));
      setFailed(false);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  return (
    <section className="connections-told">
      <h3>{t('sentEvents')}</h3>
      {hasFailed && <Message kind="error">{t('trouble_failed')}</Message>}
      {told === null && (
        <TextButton aria-disabled={isBusy} onClick={() => void run((api) => api.listToldEvents({ parameters: { receiver } }))}>
          {t('showEvents')}
        </TextButton>
      )}
      {told?.events.length === 0 && <p className="muted">{t('noEvents')}</p>}
      {told && told.events.length > 0 && (
        <ul>
          {told.events.map(({ eventId, type, happenedAt, outcome, tries, status, words: answer }, at) => {
            const when = words.moment(happenedAt);
            const facts = [t('tries', { tries }), status === null ? '' : t('status', { status: String(status) }), answer];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an event sent again is listed twice, and the list is only replaced as a whole
              <li key={at}>
                <span className="num">{when}</span>
                <span>{t(`event_${type}`)}</span>
                <span>
                  {t(`outcome_${outcome ?? 'waiting'}`)}
                  {tries > 0 && <small>{facts.filter(Boolean).join(', ')}</small>}
                </span>
                <TextButton
                  aria-label={t('replayName', { event: t(`event_${type}`), when })}
                  aria-disabled={isBusy}
                  onClick={() => void run((api) => api.replayEvent({ parameters: { receiver, event: eventId } }))}
                >
                  {t('replay')}
                </TextButton>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
