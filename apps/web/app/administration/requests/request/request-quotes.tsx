import type { OpenedRequest } from '@gavel/contract/staff';
import { formatDay, formatKr } from '@gavel/core';
import { orderTexts, requestPageTexts, salesQuoteTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextLink } from '../../../ui/button.tsx';
import type { useRequestWords } from '../../parts/desk-words.ts';
import { orderAddress, requestOrderAddress, requestQuoteAddress } from '../../parts/request-addresses.ts';

interface RequestQuotesProps {
  readonly request: OpenedRequest;
  readonly words: ReturnType<typeof useRequestWords>;
}

/** Returns whether the order for the house is frozen or waits for an administrator’s approval. */
export function isOrdered(order: OpenedRequest['order']): boolean {
  return order !== null && ['waiting', 'frozen'].includes(order.state);
}

/** The latest quote with its total and its state, and the final order. Renders nothing if the request has neither quote nor order. */
export function RequestQuotes({ request: { id, offer: quote, order }, words }: RequestQuotesProps) {
  const t = useTexts(requestPageTexts);
  const quotes = useTexts(salesQuoteTexts);
  const orders = useTexts(orderTexts);
  if (!quote && !order) return null;
  return (
    <ul className="lead-offered">
      {order && (
        <li>
          <TextLink to={orderAddress(order.token)}>{t('orderNumber', { number: String(order.number) })}</TextLink>
          <small>{orders(`state_${order.state}`)}</small>
        </li>
      )}
      {quote && (
        <li>
          <TextLink to={requestQuoteAddress(id)}>{t('offerNumber', { number: quote.number })}</TextLink>
          <span className="num" translate="no">
            {formatKr(quote.total)}
          </span>
          <small className={quote.state === 'accepted' ? 'is-accepted' : ''}>
            {quotes(`state_${quote.state}`, {
              until: words.day(quote.validUntil),
              name: quote.acceptedName ?? '',
              date: formatDay(quote.acceptedAt ?? 0),
            })}
          </small>
          {quote.state === 'accepted' && !isOrdered(order) && <TextLink to={requestOrderAddress(id)}>{t('makeOrder')}</TextLink>}
        </li>
      )}
    </ul>
  );
}
