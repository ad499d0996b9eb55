import { formatDate } from '@gavel/core';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { addressOf, useShareLink } from './use-share-link.ts';
import type { MadeLink } from './withdraw-keys.ts';
import './made-links.css';

/** The links that were made in this browser, each to be opened or withdrawn. Nothing where there are none. */
export function MadeLinks() {
  const t = useTranslations('share');
  const { links } = useShareLink();
  if (links.length === 0) return null;
  return (
    <Disclosure label={t('links', { count: links.length })}>
      <ul className="made-links">
        {links.map((link) => (
          <MadeLinkRow key={link.token} link={link} />
        ))}
      </ul>
    </Disclosure>
  );
}

function MadeLinkRow({ link }: { link: MadeLink }) {
  const t = useTranslations('share');
  const general = useTranslations('general');
  const { withdraw } = useShareLink();
  const [state, setState] = useState<'idle' | 'asking' | 'withdrawing' | 'failed'>('idle');
  const day = formatDate(new Date(link.madeAt).toISOString());
  return (
    <li>
      <div className="made-link">
        <p>
          {t('shareTitle', link)}
          <small className="num">
            {day} · {addressOf(link.token).replace(/^https?:\/\//, '')}
          </small>
        </p>
        {state === 'idle' && (
          <Button aria-label={t('withdrawNamed', { name: link.name, date: day })} onClick={() => setState('asking')}>
            {t('withdraw')}
          </Button>
        )}
      </div>
      {state !== 'idle' && (
        <fieldset className="made-link-question" aria-label={t('withdraw')}>
          <p role="status">{t(state === 'failed' ? 'withdrawFailed' : 'withdrawQuestion')}</p>
          <Button
            disabled={state === 'withdrawing'}
            onClick={async () => {
              setState('withdrawing');
              if (!(await withdraw(link))) setState('failed');
            }}
          >
            {t('withdraw')}
          </Button>
          <Button onClick={() => setState('idle')}>{general('cancel')}</Button>
        </fieldset>
      )}
    </li>
  );
}
