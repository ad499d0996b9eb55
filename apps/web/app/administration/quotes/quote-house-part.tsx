import { formatKr, ore, sum } from '@gavel/core';
import type { OfferHouse } from '@gavel/core/offers';
import { customerOfferTexts, salesOfferTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { TextLink } from '../../ui/button.tsx';
import { leadHouseAddress } from '../parts/request-addresses.ts';

/** What comes from the house: it is locked here, and changed where the house is. */
export function OfferHousePart({ house, leadId }: { house: OfferHouse; leadId: string }) {
  const t = useTexts(salesOfferTexts);
  const paper = useTexts(customerOfferTexts);
  const { sections, campaigns } = house;
  const of = (wanted: OfferHouse['sections'][number]['kind']) => sections.filter(({ kind }) => kind === wanted);
  const total = (some: OfferHouse['sections']) => formatKr(sum(some.map((section) => section.total)));
  const chosen = of('section');
  const rest = of('other');
  return (
    <section className="offer-block" aria-labelledby="ur-huset">
      <header>
        <h2 id="ur-huset">{t('house')}</h2>
        <span className="muted">{t('houseLocked', { count: chosen.reduce((count, { rows }) => count + rows.length, 0) })}</span>
        <TextLink to={leadHouseAddress(leadId)}>{t('showAll')}</TextLink>
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
  const t = useTexts(salesOfferTexts);
  return (
    <p className={isCampaign ? 'offer-row is-campaign' : 'offer-row'}>
      <span>{title}</span>
      <span className="offer-vat">{t('percent', { rate: '25' })}</span>
      <span className="offer-amount">{amount}</span>
    </p>
  );
}
