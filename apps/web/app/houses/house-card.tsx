import { formatArea, formatKr, ore } from '@gavel/core';
import { generalTexts, housesTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { houseAddress } from '../addresses.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, ButtonLink, TextLink } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Facts } from '../ui/facts.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { buildAddress } from './build-address.ts';
import { BundleChoices } from './bundle-choices.tsx';
import { EarlierPrices } from './earlier-prices.tsx';
import { HousePictures } from './house-pictures.tsx';
import type { HouseStart } from './house-start.ts';
import type { ListedHouse } from './listed-house.ts';
import './house-card.css';

interface HouseCardProps {
  readonly house: ListedHouse;
  readonly start: HouseStart;
  /**
   * The municipality for which the price applies, and the name of its price area. Null if the price is the lowest of all municipalities.
   */
  readonly place: PriceLocation | null;
  /** Whether this is the house that the visitor is configuring. */
  readonly current?: boolean;
  /** Whether to load the picture immediately, because this card is at the top of the page. */
  readonly eager?: boolean;
}

export interface PriceLocation {
  readonly municipality: string;
  readonly area: string;
}

/** The card of a house: pictures, price, facts and the buttons to start. */
export function HouseCard({ house, start, place, current = false, eager = false }: HouseCardProps) {
  const t = useTexts(housesTexts);
  // A card with a link may start the current house once more. In the list for changing the house, the current house has no button, because
  // it is already open.
  const canStart = !current || start.kind === 'address';
  // A list whose cards have no links is shown over the configurator, such as the list for changing the house. There, a link to the house
  // page would leave the configurator.
  const page = start.kind === 'address' ? houseAddress(house.slug, start) : null;
  return (
    <article className="house-card" aria-labelledby={`hus-${house.id}`}>
      <HousePictures house={house} eager={eager} note={current ? t('current') : null} page={page} />
      <div className="house-card-name">
        <h3 id={`hus-${house.id}`} translate="no">
          {page === null ? house.title : <Link to={page}>{house.title}</Link>}
        </h3>
        <span>{t(house.houseType)}</span>
      </div>
      <CardPrice house={house} place={place} />
      <RichText html={house.shortDescription} className="house-card-text" />
      <Facts
        facts={[
          { term: t(`${house.areaKind}Area`), value: formatArea(house.houseArea) },
          { term: t('buildArea'), value: formatArea(house.buildArea) },
          ...(house.rooms > 0 ? [{ term: t('rooms'), value: String(house.rooms) }] : []),
        ]}
      />
      <div className="house-card-ways">
        {page !== null && (
          <TextLink to={page} aria-label={t('pageNamed', { house: house.title })}>
            {t('page')}
          </TextLink>
        )}
        {canStart && <BuildButton house={house} start={start} />}
        {canStart && house.bundles.length > 0 && (
          <Disclosure isLate label={t('fromBundle')}>
            <BundleChoices house={house} start={start} />
          </Disclosure>
        )}
        {house.information && (
          <Disclosure isLate label={t('about', { house: house.title })}>
            <RichText html={house.information} className="house-card-information" />
          </Disclosure>
        )}
      </div>
    </article>
  );
}

/**
 * Shows the price of the house ("Pris från", price from). With a campaign, shows the campaign price beside the ordinary price and the
 * earlier lowest price, as the law requires.
 */
function CardPrice({ house: { price, lowestPrice, campaign }, place }: { house: ListedHouse; place: PriceLocation | null }) {
  const t = useTexts(housesTexts);
  const general = useTexts(generalTexts);
  const dearer = ore(price - (lowestPrice ?? price));
  return (
    <div className={campaign ? 'house-card-price is-campaign' : 'house-card-price'}>
      <p>
        {campaign && <span className="house-card-campaign">{t('campaignPrice')}</span>}
        <span className="num">{campaign ? formatKr(campaign.price) : general('priceFrom', { price: formatKr(price) })}</span>{' '}
        <small>
          {general('inclVat')}, {place === null ? t('priceAnywhere') : t('priceIn', place)}
        </small>
      </p>
      {campaign && <EarlierPrices price={price} campaign={campaign} />}
      {place !== null && dearer > 0 && (
        <p className="house-card-dearer">{t('dearer', { area: place.area, difference: formatKr(dearer) })}</p>
      )}
    </div>
  );
}

function BuildButton({ house, start }: { house: ListedHouse; start: HouseStart }) {
  const t = useTexts(housesTexts);
  const content = (
    <>
      {t('build', { house: house.title })} <Icon icon={ArrowRight} small />
    </>
  );
  return start.kind === 'tell' ? (
    <Button between onClick={() => start.start(house.id, null)}>
      {content}
    </Button>
  ) : (
    <ButtonLink between to={buildAddress({ ...start, house: house.id })}>
      {content}
    </ButtonLink>
  );
}
