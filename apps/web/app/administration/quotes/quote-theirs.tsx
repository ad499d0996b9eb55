import type { QuoteDesk } from '@gavel/contract/staff';
import { salesQuoteTexts } from '@gavel/texts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useLive } from '../live/use-live.ts';
import type { useRequestWords } from '../parts/desk-words.ts';
import { formOf } from './quote-form-values.ts';
import type { QuoteDraftWork } from './use-quote-draft.ts';

interface QuoteTheirsProps {
  readonly theirs: QuoteDesk;
  readonly work: QuoteDraftWork;
  readonly words: ReturnType<typeof useRequestWords>;
}

/** Shows the draft that a colleague saved while the user was editing. The user chooses one of the two drafts. */
export function QuoteTheirs({ theirs, work, words }: QuoteTheirsProps) {
  const t = useTexts(salesQuoteTexts);
  const { news, dismiss } = useLive();
  const [by] = useState(news.here?.by);
  const { validUntil, words: written } = theirs.writing;
  const panel = useRef<HTMLElement>(null);
  // Scroll to this panel, so that the user sees why the page saves nothing.
  const come = useEffectEvent(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    // This panel already shows the colleague’s change, so the live bar need not announce it.
    dismiss();
  });
  useEffect(() => come(), []);
  return (
    <section ref={panel} className="offer-theirs" role="alert">
      <p>
        <b>{t('theirs', { name: by ?? t('somebody') })}</b>
      </p>
      <ul>
        <li>{t('theirsUntil', { day: words.day(validUntil) })}</li>
        {formOf(theirs.writing).lines.map(({ key, title, amount }) => (
          <li key={key}>
            {title} <span className="num">{t('theirsAmount', { amount })}</span>
          </li>
        ))}
        {written && <li className="offer-theirs-words">{written}</li>}
      </ul>
      <div className="lead-form-go">
        <Button className="slim" onClick={work.takeTheirs}>
          {t('takeTheirs')}
        </Button>
        <Button className="slim" onClick={work.keepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </section>
  );
}
