import type { SuspectRequest } from '@gavel/contract/staff';
import { suspectsTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, TextButton } from '../../../ui/button.tsx';
import { useRequestWords } from '../../parts/desk-words.ts';
import { telOf } from '../../parts/tel-of.ts';

interface SuspectRowProps {
  readonly request: SuspectRequest;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly isBusy: boolean;
  onRelease(id: string, name: string): void;
  onRemove(id: string): void;
}

/**
 * A request held back: its sender, its text, why it may be spam, and two buttons. One releases the request; the other deletes it after a
 * confirmation.
 */
export function SuspectRow({ request, now, isBusy, onRelease, onRemove }: SuspectRowProps) {
  const t = useTexts(suspectsTexts);
  const words = useRequestWords(now);
  const [isSure, setSure] = useState(false);
  const { id, email, phone, message, houseTitle, municipalityName, submissionType, suspicion, arrivedAt } = request;
  const name = request.name || t('nameless');
  const about = [t(`kind_${submissionType}`), houseTitle, municipalityName].filter(Boolean).join(', ');
  return (
    <li>
      <div className="suspect-who">
        <b>{name}</b>
        <span>
          {email}
          {phone && (
            <>
              {' · '}
              <a href={telOf(phone)}>{phone}</a>
            </>
          )}
        </span>
        <small>
          {words.moment(arrivedAt)} · {about}
        </small>
      </div>
      <div className="suspect-said">
        <p>{message || t('noMessage')}</p>
        <small>{t(`why_${suspicion}`)}</small>
      </div>
      <div className="suspect-go">
        {isSure ? (
          <>
            <span>{t('removeSure')}</span>
            <Button className="slim" disabled={isBusy} onClick={() => onRemove(id)} aria-label={t('removeNamed', { name })}>
              {t('removeYes')}
            </Button>
            <TextButton onClick={() => setSure(false)}>{t('keep')}</TextButton>
          </>
        ) : (
          <>
            <Button
              className="slim"
              disabled={isBusy}
              onClick={() => onRelease(id, name)}
              aria-label={t('releaseNamed', { name })}
            >
              {t('release')}
            </Button>
            <TextButton onClick={() => setSure(true)} aria-label={t('removeNamed', { name })}>
              {t('remove')}
            </TextButton>
          </>
        )}
      </div>
    </li>
  );
}
