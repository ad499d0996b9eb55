import type { FinalOrder } from '@gavel/contract/orders';
import { formatDay, formatKr } from '@gavel/core';
import { quoteTotals } from '@gavel/core/quotes';
import { finalOrderTexts, type Translate } from '@gavel/texts';
import { Download, Printer } from 'lucide-react';
import { finalOrderAddress } from '../../addresses.ts';
import { browserApi } from '../../api/browser-api.ts';
import { OrderLines } from '../../order/order-lines.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonAnchor, TextLink } from '../../ui/button.tsx';
import { DeliveryNote } from '../../ui/delivery-note.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import { useSavedPdf } from '../../ui/use-saved-pdf.ts';
import './ordered-house.css';

interface OrderedHouseProps {
  readonly order: FinalOrder;
  /** The key in the link that opened the page; null if a logged-in user opened it. */
  readonly orderKey: string | null;
}

/** A final order: its pictures, answers and prices, and the checklist and the terms that were stored with it. */
export function OrderedHouse({ order, orderKey }: OrderedHouseProps) {
  const t = useTexts(finalOrderTexts);
  const { house, lines, pictures, ticks } = order;
  const { total, vat } = quoteTotals(house, lines);
  const [cover, ...others] = pictures.filter(({ isDrawing }) => !isDrawing);
  const shown = [...others, ...pictures.filter(({ isDrawing }) => isDrawing)];
  const alt = (title: string) => t('picture', { house: house.houseTitle, title });
  const source = (name: string) => `/media/${orderKey === null ? `orders/${order.token}` : `order-links/${orderKey}`}/${name}`;
  return (
    <article className="ordered">
      <Standing order={order} orderKey={orderKey} />
      <div className="ordered-top">
        {cover && <img src={source(cover.name)} alt={alt(cover.title)} width={1680} height={1120} />}
        <div className="ordered-side">
          <p className="ordered-sum">
            <span>{t('toPay')}</span>
            <b translate="no">{formatKr(total)}</b>
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
            <Documents order={order} orderKey={orderKey} />
          </div>
        </div>
      </div>
      <section className="ordered-part">
        <h2>{t('choices')}</h2>
        <OrderLines house={house} lines={lines} />
      </section>
      {ticks.length > 0 && <Settled ticks={ticks} />}
      {shown.length > 0 && (
        <section className="ordered-part ordered-gallery">
          <h2>{t('pictures')}</h2>
          <div>
            {shown.map(({ name, title, isDrawing }) => (
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

/** The buttons for the PDF and for printing. */
function Documents({ order, orderKey }: OrderedHouseProps) {
  const t = useTexts(finalOrderTexts);
  return (
    <>
      {orderKey === null ? (
        <OrderDocument token={order.token} />
      ) : (
        <ButtonAnchor kind="primary" href={`/api/order-links/${orderKey}/document`} download>
          {t('pdf')} <Icon icon={Download} small />
        </ButtonAnchor>
      )}
      <Button onClick={() => window.print()}>
        {t('print')} <Icon icon={Printer} small />
      </Button>
    </>
  );
}

/** The checklist that staff completed before they froze the order. */
function Settled({ ticks }: Pick<FinalOrder, 'ticks'>) {
  const t = useTexts(finalOrderTexts);
  return (
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
  );
}

/** Shows why staff have cancelled or refused the order, or which order replaces it. Otherwise renders nothing. */
function Standing({ order: { cancelledAt, reason, replacedBy, state }, orderKey }: OrderedHouseProps) {
  const t = useTexts(finalOrderTexts);
  if (cancelledAt !== null)
    return (
      <Message kind="notice">
        {t('cancelled', { date: formatDay(cancelledAt) })}. {t('reason', { reason })}
      </Message>
    );
  if (state === 'refused') return <Message kind="notice">{t('reason', { reason })}</Message>;
  if (!replacedBy) return null;
  const number = String(replacedBy.number);
  return (
    <Message kind="notice">
      {t('replacedBy')}{' '}
      {orderKey === null ? (
        <TextLink to={finalOrderAddress(replacedBy.token)}>{t('openReplacing', { number })}</TextLink>
      ) : (
        t('replacingLink', { number })
      )}
    </Message>
  );
}

function factsOf(order: FinalOrder, t: Translate<typeof finalOrderTexts.messages>) {
  const { number, customer, house, plots, frozenAt, seller, offerNumber: quoteNumber, replaces } = order;
  return [
    { term: t('number'), value: replaces ? `${number} · ${t('replaces', { number: String(replaces.number) })}` : String(number) },
    { term: t('customer'), value: customer.name },
    { term: t('place'), value: house.municipalityName },
    ...plots.map(({ address, areaName, propertyReference }) => ({
      term: t('plot'),
      value: [address, areaName, propertyReference].filter(Boolean).join(', '),
    })),
    ...(quoteNumber === null ? [] : [{ term: t('offer'), value: quoteNumber }]),
    ...(frozenAt === null ? [] : [{ term: t('frozen'), value: formatDay(frozenAt) }]),
    ...(seller.name ? [{ term: t('seller'), value: seller.name }] : []),
  ];
}

/** The button for the PDF that was stored when the order was frozen. */
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
