import type { CustomerOffer } from '@gavel/contract/offers';
import { formatDay } from '@gavel/core';
import { customerOfferTexts } from '@gavel/texts';
import { Check } from 'lucide-react';
import { useNavigation } from 'react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { FilledForm } from '../../ui/filled-form.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { OfferFault } from './answer-offer.ts';

interface OfferAnswerProps {
  readonly offer: CustomerOffer;
  readonly token: string;
  readonly now: number;
  readonly fault: OfferFault | null;
}

/** Whether the customer wants to go on: a form that works without scripts, and otherwise where the offer is. */
export function OfferAnswer({ offer, token, now, fault }: OfferAnswerProps) {
  const t = useTexts(customerOfferTexts);
  const isSending = useNavigation().state === 'submitting';
  const { state, seller, customerName, acceptedAt, acceptedName } = offer;
  const until = formatDay(Date.parse(offer.validUntil));
  if (state === 'open')
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
          <Message kind="error">{t(fault === 'failed' ? 'failed' : 'tooMany', { phone: seller.phone })}</Message>
        )}
        <Button type="submit" kind="primary" large disabled={isSending}>
          {t('accept')}
        </Button>
      </FilledForm>
    );
  const said = state === 'draft' ? 'expired' : state;
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
