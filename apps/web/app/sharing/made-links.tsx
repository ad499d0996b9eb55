import { formatDate } from '@gavel/core';
import { generalTexts, shareTexts } from '@gavel/texts';
import { useEffect, useRef, useState } from 'react';
import type { MadeLink } from '../stored/made-links.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { addressOf, useShareLink } from './use-share-link.ts';
import './made-links.css';

/** The links that were made in this browser, each with a button to withdraw it. Renders no list if there are no links. */
export function MadeLinks() {
  const t = useTexts(shareTexts);
  const { links } = useShareLink();
  const list = useRef<HTMLUListElement>(null);
  const [withdrawn, setWithdrawn] = useState<{ readonly at: number } | null>(null);
  useEffect(() => {
    if (!withdrawn) return;
    // When an element that has the focus disappears, the panel takes the focus immediately, and again in the next frame. This callback is
    // requested later, so it runs after the panel has taken the focus for the second time.
    const frame = requestAnimationFrame(() => focusAfter(list.current, withdrawn.at));
    return () => cancelAnimationFrame(frame);
  }, [withdrawn]);
  return (
    <>
      {links.length > 0 && (
        <Disclosure label={t('links', { count: links.length })}>
          <ul ref={list} className="made-links">
            {links.map((link, at) => (
              <MadeLinkRow key={link.token} link={link} onWithdrawn={() => setWithdrawn({ at })} />
            ))}
          </ul>
        </Disclosure>
      )}
      <p role="status" className="visually-hidden">
        {withdrawn && <span key={links.length}>{t('withdrawn')}</span>}
      </p>
    </>
  );
}

/**
 * Moves the focus from a row that no longer exists: to the row that took its place, or else to the button that opens the list, or else to
 * the field of the link or the button that makes a link.
 */
function focusAfter(list: HTMLElement | null, at: number): void {
  const row = list?.children[at]?.querySelector('button');
  const disclosure = list?.closest('.disclosure')?.querySelector('button');
  (row ?? disclosure ?? document.querySelector<HTMLElement>('.share-link :is(input, button)'))?.focus();
}

interface MadeLinkRowProps {
  readonly link: MadeLink;
  onWithdrawn(): void;
}

function MadeLinkRow({ link, onWithdrawn }: MadeLinkRowProps) {
  const t = useTexts(shareTexts);
  const general = useTexts(generalTexts);
  const { withdraw } = useShareLink();
  const [state, setState] = useState<'idle' | 'asking' | 'withdrawing' | 'failed' | 'kept'>('idle');
  const isIdle = state === 'idle' || state === 'kept';
  const day = formatDate(new Date(link.madeAt).toISOString());
  const confirm = async () => {
    if (state === 'withdrawing') return;
    setState('withdrawing');
    if (await withdraw(link)) onWithdrawn();
    else setState('failed');
  };
  return (
    <li>
      <div className="made-link">
        <p>
          {t('shareTitle', link)}
          <small className="num">
            {day} · {addressOf(link.token).replace(/^https?:\/\//, '')}
          </small>
        </p>
        {isIdle && (
          <Button
            ref={state === 'kept' ? focus : undefined}
            aria-label={t('withdrawNamed', { name: link.name, date: day })}
            onClick={() => setState('asking')}
          >
            {t('withdraw')}
          </Button>
        )}
      </div>
      {!isIdle && (
        <fieldset className="made-link-question" aria-label={t('withdraw')}>
          <p role="status">{t(state === 'failed' ? 'withdrawFailed' : 'withdrawQuestion')}</p>
          <Button ref={focus} aria-disabled={state === 'withdrawing'} onClick={confirm}>
            {t('withdraw')}
          </Button>
          <Button onClick={() => setState('kept')}>{general('cancel')}</Button>
        </fieldset>
      )}
    </li>
  );
}

/** Moves the focus to a new element, because the button that had the focus no longer exists. */
function focus(element: HTMLElement | null): void {
  element?.focus();
}
