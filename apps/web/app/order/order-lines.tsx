import { formatKr, type Ore, ore } from '@gavel/core';
import { type OwnLine, type QuoteHouse, quoteTotals } from '@gavel/core/quotes';
import { orderLinesTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import './order-lines.css';

interface OrderLinesProps {
  readonly house: QuoteHouse;
  /** The lines that the salesperson has added. A negative amount is a discount. */
  readonly lines: readonly OwnLine[];
}

/** Shows all choices of a house with their prices, and the amount to pay. It only adds up stored prices and computes no price itself. */
export function OrderLines({ house, lines }: OrderLinesProps) {
  const t = useTexts(orderLinesTexts);
  const titleOf = { house: t('houseModel', { house: house.houseTitle }), section: '', other: t('other') };
  return (
    <div className="order-lines">
      {house.sections.map(({ kind, title, total, rows }) => (
        <section key={kind === 'section' ? title : kind}>
          <header>
            <h3>{kind === 'section' ? title : titleOf[kind]}</h3>
            <span className="order-price" translate={total === 0 ? undefined : 'no'}>
              {total === 0 ? t('included') : formatKr(total)}
            </span>
          </header>
          {rows.length > 0 && (
            <dl>
              {rows.map(({ questionId, question, answer, price }) => (
                <div key={questionId}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                  <dd className="order-price" translate={price === 0 ? undefined : 'no'}>
                    {price === 0 ? t('included') : formatKr(price)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      ))}
      <OrderSum house={house} lines={lines} />
    </div>
  );
}

function OrderSum({ house, lines }: OrderLinesProps) {
  const t = useTexts(orderLinesTexts);
  const { total, vat, rates } = quoteTotals(house, lines);
  const hasCampaign = house.campaigns.length > 0;
  return (
    <dl className="order-sum">
      {hasCampaign && <Sum label={t('ordinary')} amount={house.ordinary} />}
      {house.campaigns.map(({ title, discount }) => (
        <Sum key={title} look="is-campaign" label={title} amount={ore(-discount)} />
      ))}
      {lines.length > 0 && <Sum label={t('house')} amount={house.total} />}
      {lines.map(({ title, amount, vatRate }, at) => (
        <Sum
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order never changes
          key={at}
          label={vatRate === 25 ? title : `${title} (${t('percent', { rate: String(vatRate) })})`}
          amount={amount}
        />
      ))}
      <div className="order-total">
        <dt>{t('total')}</dt>
        <dd>
          <span className="order-price" translate="no">
            {formatKr(total)}
          </span>
          <small>{t('vat', { amount: formatKr(vat) })}</small>
          {rates.length > 1 && (
            <small>
              {rates.map(({ rate, vat: part }) => t('vatRate', { rate: String(rate), amount: formatKr(part) })).join(', ')}
            </small>
          )}
          {house.earlierLowest !== null && <small>{t('earlierLowest', { amount: formatKr(house.earlierLowest) })}</small>}
        </dd>
      </div>
    </dl>
  );
}

function Sum({ label, amount, look }: { label: string; amount: Ore; look?: string }) {
  return (
    <div className={look}>
      <dt>{label}</dt>
      <dd className="order-price" translate="no">
        {formatKr(amount)}
      </dd>
    </div>
  );
}
