import type { OpenedLead } from '@gavel/contract/staff';
import { formatDay, formatKr } from '@gavel/core';
import { leadTexts, orderTexts, salesOfferTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextLink } from '../../../ui/button.tsx';
import type { useLeadWords } from '../../parts/desk-words.ts';
import { leadOfferAddress, leadOrderAddress, orderAddress } from '../../parts/request-addresses.ts';

interface LeadOfferedProps {
  readonly lead: OpenedLead;
  readonly words: ReturnType<typeof useLeadWords>;
}

/** Its house is ordered, or will be when that is approved. */
export function isOrdered(order: OpenedLead['order']): boolean {
  return order !== null && ['waiting', 'frozen'].includes(order.state);
}

/** What the customer was promised last, and what has become of it: the offer with its sum, and the order. Nothing where there is neither. */
export function LeadOffered({ lead: { id, offer, order }, words }: LeadOfferedProps) {
  const t = useTexts(leadTexts);
  const offers = useTexts(salesOfferTexts);
  const orders = useTexts(orderTexts);
  if (!offer && !order) return null;
  return (
    <ul className="lead-offered">
      {order && (
        <li>
          <TextLink to={orderAddress(order.token)}>{t('orderNumber', { number: String(order.number) })}</TextLink>
          <small>{orders(`state_${order.state}`)}</small>
        </li>
      )}
      {offer && (
        <li>
          <TextLink to={leadOfferAddress(id)}>{t('offerNumber', { number: offer.number })}</TextLink>
          <span className="num" translate="no">
            {formatKr(offer.total)}
          </span>
          <small className={offer.state === 'accepted' ? 'is-accepted' : ''}>
            {offers(`state_${offer.state}`, {
              until: words.day(offer.validUntil),
              name: offer.acceptedName ?? '',
              date: formatDay(offer.acceptedAt ?? 0),
            })}
          </small>
          {offer.state === 'accepted' && !isOrdered(order) && <TextLink to={leadOrderAddress(id)}>{t('makeOrder')}</TextLink>}
        </li>
      )}
    </ul>
  );
}
