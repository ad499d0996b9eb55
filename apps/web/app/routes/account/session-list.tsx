import type { OpenSession } from '@gavel/contract';
import { profileTexts } from '@gavel/texts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import { nameBrowser } from './name-browser.ts';

// The time zone is fixed, so that server and browser render the same text.
const when = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Stockholm' });

/** The user's sessions, and a button that ends all sessions except this one. */
export function SessionList({ sessions }: { sessions: readonly OpenSession[] }) {
  const t = useTexts(profileTexts);
  const { revalidate } = useRevalidator();
  const [work, setWork] = useState<'none' | 'working' | 'done' | 'failed'>('none');

  async function end() {
    setWork('working');
    try {
      await (await browserApi()).endOtherSessions();
      await revalidate();
      setWork('done');
    } catch {
      setWork('failed');
    }
  }

  return (
    <section className="guide-part">
      <h2>{t('sessionsHeading')}</h2>
      <div>
        <ul className="profile-rows">
          {sessions.map(({ id, isThis, userAgent, startedAt }) => {
            const named = nameBrowser(userAgent);
            return (
              <li key={id}>
                <b>
                  {named ? t('browserOn', named) : t('unknownBrowser')}
                  {isThis && ` · ${t('here')}`}
                </b>
                <span>{t('used', { started: when.format(startedAt) })}</span>
              </li>
            );
          })}
        </ul>
        <div className="profile-go">
          {sessions.length > 1 && (
            <Button disabled={work === 'working'} onClick={end}>
              {t('logOutEverywhere')}
            </Button>
          )}
          <div role="status">{work === 'done' && <Message>{t('loggedOutEverywhere')}</Message>}</div>
          {work === 'failed' && <Message kind="error">{t('logOutFailed')}</Message>}
        </div>
      </div>
    </section>
  );
}
