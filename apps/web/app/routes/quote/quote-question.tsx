import { type CustomerQuote, longestQuestion } from '@gavel/contract/quotes';
import { customerQuoteTexts } from '@gavel/texts';
import { Mail, Phone } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { QuoteFault } from './answer-quote.ts';

interface QuoteQuestionProps {
  readonly quote: CustomerQuote;
  readonly token: string;
  readonly answered: { readonly fault: QuoteFault; readonly words: string } | null;
}

/** Shows the salesperson and a form for a question. The customer can ask questions in every state of the quote. */
export function QuoteQuestion({ quote: { seller }, token, answered }: QuoteQuestionProps) {
  const t = useTexts(customerQuoteTexts);
  const [search] = useSearchParams();
  // Each sent question creates a history entry with a new key. With a new key, React renders the form and the message anew. So the
  // field is empty, and screen readers announce the message, after a second question too.
  const { key, hash } = useLocation();
  const [sent, setSent] = useState(key);
  if (hash === '#ask' && sent !== key) setSent(key);
  const isSending = useNavigation().state === 'submitting';
  const fault = answered && answered.words !== '' ? answered.fault : null;
  const isAsked = search.has('asked') && !fault;
  return (
    <section className="offer-part" id="ask" aria-labelledby="ask-heading">
      <h2 id="ask-heading">{t('ask')}</h2>
      <p className="offer-seller">
        <b translate="no">{seller.name}</b>
        {seller.phone && (
          <a href={`tel:${seller.phone.replace(/[^+\d]/g, '')}`}>
            <Icon icon={Phone} small /> <span className="num">{seller.phone}</span>
          </a>
        )}
        <a href={`mailto:${seller.email}`}>
          <Icon icon={Mail} small /> {seller.email}
        </a>
      </p>
      {isAsked && <Message key={`asked ${sent}`}>{t('asked', { seller: seller.name })}</Message>}
      <FilledForm method="post" action={`/offer/${token}`} key={isAsked ? sent : 'asking'} preventScrollReset>
        <p>{t('askText', { seller: seller.name })}</p>
        <input type="hidden" name="what" value="ask" />
        <TextAreaField
          label={t('question')}
          name="question"
          rows={4}
          required
          maxLength={longestQuestion}
          defaultValue={answered?.words ?? ''}
          error={answered?.fault === 'question' ? t('questionNeeded', { most: String(longestQuestion) }) : undefined}
        />
        {(fault === 'failed' || fault === 'too-many') && (
          <Message kind="error">
            {t(fault === 'too-many' ? 'tooMany' : seller.phone ? 'failed' : 'failedNoPhone', { phone: seller.phone })}
          </Message>
        )}
        <Button type="submit" disabled={isSending}>
          {t('send')}
        </Button>
      </FilledForm>
    </section>
  );
}
