import type { ListedQuote, MailOutcome } from '@gavel/contract/staff';
import { formatDay, formatKr } from '@gavel/core';
import { salesQuoteTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton, TextLink } from '../../ui/button.tsx';
import type { useRequestWords } from '../parts/desk-words.ts';
import { QuoteDocument } from './quote-document.tsx';
import type { QuoteDraftWork } from './use-quote-draft.ts';

interface QuoteSentProps {
  readonly work: QuoteDraftWork;
  readonly words: ReturnType<typeof useRequestWords>;
}

/** The quotes that were sent, latest first. Staff cannot change them, but can withdraw a quote that is still open. */
export function QuoteSent({ work, words }: QuoteSentProps) {
  const t = useTexts(salesQuoteTexts);
  const { offers: quotes, leadId: requestId } = work.desk;
  const [asks, setAsks] = useState<string | null>(null);
  const [isWithdrawing, setIsWithdrawing] = useState(false);
  if (quotes.length === 0) return null;
  const stateOf = ({ state, validUntil, acceptedName, acceptedAt }: ListedQuote) =>
    t(`state_${state}`, { until: words.day(validUntil), name: acceptedName ?? '', date: formatDay(acceptedAt ?? 0) });
  async function withdraw(quote: string): Promise<void> {
    setIsWithdrawing(true);
    try {
      await work.withdraw(quote);
    } finally {
      setIsWithdrawing(false);
      setAsks(null);
    }
  }
  return (
    <section className="offer-block" aria-labelledby="skickade">
      <header>
        <h2 id="skickade">{t('offers')}</h2>
      </header>
      <ul>
        {quotes.map((quote) => (
          <li key={quote.id} className="offer-listed">
            <p>
              <b className="num">{quote.number}</b>{' '}
              <span className="muted">{t('sentAt', { date: words.moment(quote.sentAt) })}</span>
              <span className={quote.state === 'accepted' ? 'is-accepted' : ''}>{stateOf(quote)}</span>
            </p>
            {quote.letter && isLost(quote.letter) && (
              <p className="offer-lost">{t('letterLost', { email: work.desk.customerEmail })}</p>
            )}
            <span className="offer-amount" translate="no">
              {formatKr(quote.total)}
            </span>
            <p className="offer-does">
              <TextLink to={`/offer/${quote.token}`} target="_blank">
                {t('openOffer')}
              </TextLink>
              {quote.state === 'open' && (
                <TextButton aria-expanded={asks === quote.id} onClick={() => setAsks(quote.id)}>
                  {t('withdraw')}
                </TextButton>
              )}
              <QuoteDocument requestId={requestId} quote={quote.id} />
            </p>
            {asks === quote.id && (
              <p className="offer-does">
                <span>{t('withdrawText')}</span>
                {/* Not disabled during a save: a press on it leaves a field, which starts a save, and the click would be lost. */}
                <Button className="slim" disabled={isWithdrawing} onClick={() => void withdraw(quote.id)}>
                  {t('withdrawNow', { number: quote.number })}
                </Button>
                <TextButton onClick={() => setAsks(null)}>{t('cancel')}</TextButton>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function isLost(outcome: MailOutcome): boolean {
  return outcome !== 'sent' && outcome !== 'waiting';
}
