import type { FinalOrder } from '@gavel/contract/orders';
import { formatDay, formatKr } from '@gavel/core';
import { offerTotals } from '@gavel/core/offers';
import { finalOrderTexts, type Translate } from '@gavel/texts';
import { Download, Printer } from 'lucide-react';
import { finalOrderAddress } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import { OrderLines } from '../../order/order-lines.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, TextLink } from '../../ui/button.tsx';
import { DeliveryNote } from '../../ui/delivery-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useSavedPdf } from '../../ui/use-saved-pdf.ts';
import './ordered-house.css';

/** A final order whole: the house as it looked, what was ordered and what it costs, what was settled, the terms of that day. */
export function OrderedHouse({ order }: { order: FinalOrder }) {
  const t = useTexts(finalOrderTexts);
  const { house, lines, pictures, ticks } = order;
  const { total, vat } = offerTotals(house, lines);
  const [cover, ...others] = pictures.filter(({ isDrawing }) => !isDrawing);
  const drawings = pictures.filter(({ isDrawing }) => isDrawing);
  const alt = (title: string) => t('picture', { house: house.houseTitle, title });
  const source = (name: string) => `/media/orders/${order.token}/${name}`;
  return (
    <article className="ordered">
      <Standing order={order} />
      <div className="ordered-top">
        {cover && <img src={source(cover.name)} alt={alt(cover.title)} width={1680} height={1120} />}
        <div className="ordered-side">
          <p className="ordered-sum">
            <span>{t('toPay')}</span>
            <b>{formatKr(total)}</b>
            <small>{t('vat', { amount: formatKr(vat) })}</small>
          </p>
          <dl className="ordered-facts">
            {factsOf(order, t).map(({ term, value }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <div className="ordered-acts">
            <OrderDocument token={order.token} />
            <Button onClick={() => window.print()}>
              {t('print')} <Icon icon={Printer} small />
            </Button>
          </div>
        </div>
      </div>
      <section className="ordered-part">
        <h2>{t('choices')}</h2>
        <OrderLines house={house} lines={lines} />
      </section>
      {ticks.length > 0 && (
        <section className="ordered-part">
          <h2>{t('settled')}</h2>
          <ul className="ordered-settled">
            {ticks.map(({ title, words, at }) => (
              <li key={title}>
                <b>{title}</b>
                {words && <span>{words}</span>}
                <time dateTime={new Date(at).toISOString()}>{formatDay(at)}</time>
              </li>
            ))}
          </ul>
        </section>
      )}
      {(others.length > 0 || drawings.length > 0) && (
        <section className="ordered-part ordered-gallery">
          <h2>{t('pictures')}</h2>
          <div>
            {[...others, ...drawings].map(({ name, title, isDrawing }) => (
              <figure key={name} className={isDrawing ? 'is-drawing' : ''}>
                <img src={source(name)} alt={alt(title)} width={1680} height={1120} loading="lazy" />
                <figcaption>{title}</figcaption>
              </figure>
            ))}
          </div>
        </section>
      )}
      {house.terms && (
        <section className="ordered-part">
          <h2>{t('terms')}</h2>
          <RichText html={house.terms} />
        </section>
      )}
    </article>
  );
}

/** What has become of it, where that is anything else than that it holds. */
function Standing({ order: { cancelledAt, reason, replacedBy, state } }: { order: FinalOrder }) {
  const t = useTexts(finalOrderTexts);
  if (cancelledAt !== null)
    return (
      <Message kind="notice">
        {t('cancelled', { date: formatDay(cancelledAt) })}. {t('reason', { reason })}
      </Message>
    );
  if (state === 'refused') return <Message kind="notice">{t('reason', { reason })}</Message>;
  if (!replacedBy) return null;
  return (
    <Message kind="notice">
      {t('replacedBy')}{' '}
      <TextLink to={finalOrderAddress(replacedBy.token)}>{t('openReplacing', { number: String(replacedBy.number) })}</TextLink>
    </Message>
  );
}

function factsOf(order: FinalOrder, t: Translate<typeof finalOrderTexts.messages>) {
  const { number, customer, house, plots, frozenAt, seller, offerNumber, replaces } = order;
  return [
    { term: t('number'), value: replaces ? `${number} · ${t('replaces', { number: String(replaces.number) })}` : String(number) },
    { term: t('customer'), value: customer.name },
    { term: t('place'), value: house.municipalityName },
    ...plots.map(({ address, areaName, propertyReference }) => ({
      term: t('plot'),
      value: [address, areaName, propertyReference].filter(Boolean).join(', '),
    })),
    ...(offerNumber === null ? [] : [{ term: t('offer'), value: offerNumber }]),
    ...(frozenAt === null ? [] : [{ term: t('frozen'), value: formatDay(frozenAt) }]),
    ...(seller.name ? [{ term: t('seller'), value: seller.name }] : []),
  ];
}

/** The PDF that was frozen with it. */
function OrderDocument({ token }: { token: string }) {
  const t = useTexts(finalOrderTexts);
  const { delivery, isMaking, hasFailed, make, forget } = useSavedPdf(async (progress) =>
    (await browserApi()).makeDocument({ parameters: { id: token }, ...progress }),
  );

  return (
    <>
      <Button kind="primary" aria-disabled={isMaking} aria-busy={isMaking} onClick={make}>
        {t(isMaking ? 'pdfMaking' : 'pdf')} <Icon icon={Download} small />
      </Button>
      <DeliveryNote delivery={delivery} onClose={forget} />
      {hasFailed && <Message kind="error">{t('pdfFailed')}</Message>}
    </>
  );
}
