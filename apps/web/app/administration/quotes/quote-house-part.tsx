import { formatKr, ore, sum } from '@gavel/core';
import type { QuoteHouse } from '@gavel/core/quotes';
import { customerQuoteTexts, salesQuoteTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { requestHouseAddress } from '../parts/request-addresses.ts';

/** Shows the prices of the house. The choices for the house determine them, so nobody can change them on this page. */
export function QuoteHousePart({ house, requestId }: { house: QuoteHouse; requestId: string }) {
  const t = useTexts(salesQuoteTexts);
  const paper = useTexts(customerQuoteTexts);
  const { sections, campaigns } = house;
  const of = (wanted: QuoteHouse['sections'][number]['kind']) => sections.filter(({ kind }) => kind === wanted);
  const total = (some: QuoteHouse['sections']) => formatKr(sum(some.map((section) => section.total)));
  const chosen = of('section');
  const rest = of('other');
  return (
    <section className="offer-block" aria-labelledby="ur-huset">
      <header>
        <h2 id="ur-huset">{t('house')}</h2>
        <span className="muted">{t('houseLocked', { count: chosen.reduce((count, { rows }) => count + rows.length, 0) })}</span>
        <TextLink to={requestHouseAddress(requestId)}>{t('showAll')}</TextLink>
      </header>
      <Line title={paper('houseModel', { house: house.houseTitle })} amount={total(of('house'))} />
      {chosen.length > 0 && <Line title={t('options', { count: chosen.length })} amount={total(chosen)} />}
      {rest.length > 0 && <Line title={paper('other')} amount={total(rest)} />}
      {campaigns.map(({ title, discount }) => (
        <Line key={title} title={title} amount={formatKr(ore(-discount))} isCampaign />
      ))}
    </section>
  );
}

function Line({ title, amount, isCampaign = false }: { title: string; amount: string; isCampaign?: boolean }) {
  const t = useTexts(salesQuoteTexts);
  return (
    <p className={isCampaign ? 'offer-row is-campaign' : 'offer-row'}>
      <span>{title}</span>
      <span className="offer-vat">{t('percent', { rate: '25' })}</span>
      <span className="offer-amount">{amount}</span>
    </p>
  );
}
