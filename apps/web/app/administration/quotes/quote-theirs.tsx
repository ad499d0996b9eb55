import type { OfferDesk } from '@gavel/contract/staff';
import { salesOfferTexts } from '@gavel/texts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { useLive } from '../live/use-live.ts';
import type { useLeadWords } from '../parts/desk-words.ts';
import { formOf } from './quote-form-values.ts';
import type { OfferDraftWork } from './use-quote-draft.ts';

interface OfferTheirsProps {
  readonly theirs: OfferDesk;
  readonly work: OfferDraftWork;
  readonly words: ReturnType<typeof useLeadWords>;
}

/** What somebody else has saved while this draft was written, and which of the two it is to be. */
export function OfferTheirs({ theirs, work, words }: OfferTheirsProps) {
  const t = useTexts(salesOfferTexts);
  const { news, dismiss } = useLive();
  const [by] = useState(news.here?.by);
  const { validUntil, words: written } = theirs.writing;
  const panel = useRef<HTMLElement>(null);
  // Whoever writes further down sees why nothing is saved.
  const come = useEffectEvent(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
    // It says what the bar says.
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
