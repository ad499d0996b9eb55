import type { LetterOutcome, ListedOffer } from '@gavel/contract/staff';
import { formatDay, formatKr } from '@gavel/core';
import { salesOfferTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextButton, TextLink } from '../../ui/button.tsx';
import type { useLeadWords } from '../parts/desk-words.ts';
import { OfferDocument } from './quote-document.tsx';
import type { OfferDraftWork } from './use-quote-draft.ts';

interface OfferSentProps {
  readonly work: OfferDraftWork;
  readonly words: ReturnType<typeof useLeadWords>;
}

/** What was sent, latest first: it never changes, and an open one can be taken back. */
export function OfferSent({ work, words }: OfferSentProps) {
  const t = useTexts(salesOfferTexts);
  const { offers, leadId } = work.desk;
  const [asks, setAsks] = useState<string | null>(null);
  if (offers.length === 0) return null;
  const stateOf = ({ state, validUntil, acceptedName, acceptedAt }: ListedOffer) =>
    t(`state_${state}`, { until: words.day(validUntil), name: acceptedName ?? '', date: formatDay(acceptedAt ?? 0) });
  return (
    <section className="offer-block" aria-labelledby="skickade">
      <header>
        <h2 id="skickade">{t('offers')}</h2>
      </header>
      <ul>
        {offers.map((offer) => (
          <li key={offer.id} className="offer-listed">
            <p>
              <b className="num">{offer.number}</b>{' '}
              <span className="muted">{t('sentAt', { date: words.moment(offer.sentAt) })}</span>
              <span className={offer.state === 'accepted' ? 'is-accepted' : ''}>{stateOf(offer)}</span>
            </p>
            {offer.letter && isLost(offer.letter) && (
              <p className="offer-lost">{t('letterLost', { email: work.desk.customerEmail })}</p>
            )}
            <span className="offer-amount" translate="no">
              {formatKr(offer.total)}
            </span>
            <p className="offer-does">
              <TextLink to={`/offer/${offer.token}`} target="_blank">
                {t('openOffer')}
              </TextLink>
              {offer.state === 'open' && (
                <TextButton aria-expanded={asks === offer.id} onClick={() => setAsks(offer.id)}>
                  {t('withdraw')}
                </TextButton>
              )}
              <OfferDocument leadId={leadId} offer={offer.id} />
            </p>
            {asks === offer.id && (
              <p className="offer-does">
                <span>{t('withdrawText')}</span>
                <Button
                  className="slim"
                  disabled={work.isBusy}
                  onClick={() => void work.withdraw(offer.id).then(() => setAsks(null))}
                >
                  {t('withdrawNow', { number: offer.number })}
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

function isLost(outcome: LetterOutcome): boolean {
  return outcome !== 'sent' && outcome !== 'waiting';
}
