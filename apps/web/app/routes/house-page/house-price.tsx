import { formatKr } from '@gavel/core';
import { housePageTexts, housesTexts, municipalityTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { buildAddress } from '../../houses/build-address.ts';
import { EarlierPrices } from '../../houses/earlier-prices.tsx';
import { isListed } from '../../houses/listed-house.ts';
import { usePricePlace } from '../../houses/use-price-place.ts';
import { MunicipalityField } from '../../municipality/municipality-field.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import type { HousePageData } from './load-house-page.ts';
import './house-price.css';

/** The name, price and municipality, and the start buttons: with all questions and, if the house has a quick road, on this road. */
export function HousePrice({ data: { description, municipalities, municipality, priced, customer } }: { data: HousePageData }) {
  const t = useTexts(housePageTexts);
  const houses = useTexts(housesTexts);
  const showPrices = usePricePlace();
  const { house, steps, quickSteps } = description;
  const way = { house: house.id, municipality: priced?.id ?? null, customer };
  return (
    <header className="house-price">
      <div className="house-price-name">
        {isListed(house) && <p>{houses(house.houseType)}</p>}
        <h1 id="huset" translate="no">
          {house.title}
        </h1>
        <RichText html={house.shortDescription} className="house-price-text" />
      </div>
      <div className="house-price-ways">
        <Price house={house} place={priced?.name ?? null} />
        <MunicipalityField
          ref={null}
          municipalities={municipalities}
          chosen={municipality}
          onChoose={(chosen) => showPrices(chosen?.id ?? null)}
          refusesDenied
        />
        <ButtonLink kind="primary" large between to={buildAddress(way)} aria-label={t('beginNamed', { house: house.title })}>
          {t('begin')} <Icon icon={ArrowRight} />
        </ButtonLink>
        {quickSteps === 0 ? (
          <p className="house-price-note">{t('allText', { count: String(steps) })}</p>
        ) : (
          <>
            <ButtonLink between to={buildAddress({ ...way, isQuick: true })}>
              {t('quick', { count: String(quickSteps) })} <Icon icon={ArrowRight} small />
            </ButtonLink>
            <p className="house-price-note">{t('quickText')}</p>
          </>
        )}
      </div>
    </header>
  );
}

/**
 * Shows the price of the house in the chosen municipality. During a campaign, shows the campaign price, the ordinary price, and the lowest
 * price in the 30 days before the campaign.
 */
function Price({ house: { price, campaign }, place }: { house: HousePageData['description']['house']; place: string | null }) {
  const t = useTexts(municipalityTexts);
  const label = campaign ? 'campaignPriceFrom' : 'priceFrom';
  return (
    <div aria-live="polite">
      <p className={campaign ? 'house-price-amount is-campaign' : 'house-price-amount'}>
        <span>{place === null ? t(label) : t(`${label}In`, { municipality: place })}</span>
        <b className="num" translate="no">
          {formatKr(campaign?.price ?? price)}
        </b>
      </p>
      {campaign && <EarlierPrices price={price} campaign={campaign} />}
    </div>
  );
}
