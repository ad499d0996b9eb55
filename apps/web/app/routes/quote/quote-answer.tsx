import type { CustomerQuote } from '@gavel/contract/quotes';
import { formatDay } from '@gavel/core';
import { customerQuoteTexts } from '@gavel/texts';
import { Check } from 'lucide-react';
import { useNavigation } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { QuoteFault } from './answer-quote.ts';

interface QuoteAnswerProps {
  readonly quote: CustomerQuote;
  readonly token: string;
  readonly now: number;
  readonly fault: QuoteFault | null;
}

/** The form with which the customer accepts the quote. If nobody can accept it any more, shows its state. Works without scripts. */
export function QuoteAnswer({ quote, token, now, fault }: QuoteAnswerProps) {
  const t = useTexts(customerQuoteTexts);
  const isSending = useNavigation().state === 'submitting';
  const { state, seller, customerName, acceptedAt, acceptedName, isOrdered } = quote;
  const until = formatDay(Date.parse(quote.validUntil));
  if (state === 'open' && !isOrdered)
    return (
      <FilledForm method="post" action={`/offer/${token}`} className="offer-part offer-answer" id="answer" preventScrollReset>
        <h2>{t('acceptHeading')}</h2>
        <p>{t('acceptText', { seller: seller.name })}</p>
        <input type="hidden" name="what" value="accept" />
        <TextField
          label={t('name')}
          name="name"
          autoComplete="name"
          defaultValue={customerName}
          maxLength={100}
          required
          error={fault === 'name' ? t('nameNeeded') : undefined}
        />
        <p className="offer-date">
          {t('date')} <b>{formatDay(now)}</b>
        </p>
        {(fault === 'failed' || fault === 'too-many') && (
          <Message kind="error">
            {t(fault === 'too-many' ? 'tooMany' : seller.phone ? 'failed' : 'failedNoPhone', { phone: seller.phone })}
          </Message>
        )}
        <Button type="submit" kind="primary" large disabled={isSending}>
          {t('accept')}
        </Button>
      </FilledForm>
    );
  const said = state === 'open' ? 'ordered' : state === 'draft' ? 'expired' : state;
  return (
    <section className="offer-part offer-answer" id="answer" aria-labelledby="answer-heading">
      {fault === 'closed' && <Message kind="error">{t('refusedNow')}</Message>}
      <h2 id="answer-heading">
        {state === 'accepted' && <Icon icon={Check} />} {t(said)}
      </h2>
      <p role="status">
        {t(`${said}Text`, {
          name: acceptedName ?? '',
          date: formatDay(acceptedAt ?? now),
          seller: seller.name,
          until,
        })}
      </p>
    </section>
  );
}
