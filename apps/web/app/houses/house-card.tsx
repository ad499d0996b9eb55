import { formatArea, formatKr } from '@gavel/core';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../ui/button.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { Facts } from '../ui/facts.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { buildAddress } from './build-address.ts';
import { BundleChoices } from './bundle-choices.tsx';
import { HousePictures } from './house-pictures.tsx';
import type { ListedHouse } from './listed-house.ts';
import './house-card.css';

interface HouseCardProps {
  readonly house: ListedHouse;
  /** The four-digit code that the price is for; null when it has not been chosen. */
  readonly municipality: string | null;
  /** Load the picture at once: the card is among the first. */
  readonly eager?: boolean;
}

/** One house to choose: what it looks like, costs and holds, and the ways to start from it. */
export function HouseCard({ house, municipality, eager = false }: HouseCardProps) {
  const t = useTranslations('houses');
  const general = useTranslations('general');
  return (
    <article className="house-card" aria-labelledby={`hus-${house.id}`}>
      <HousePictures house={house} eager={eager} />
      <div className="house-card-name">
        <h3 id={`hus-${house.id}`}>{house.title}</h3>
        <span>{t(`type${house.houseType}`)}</span>
      </div>
      <p className="house-card-price num">
        {general('priceFrom', { price: formatKr(house.price) })} <small>{general('inclVat')}</small>
      </p>
      <RichText html={house.shortDescription} className="house-card-text" />
      <Facts
        facts={[
          { term: t('houseArea'), value: formatArea(house.houseArea) },
          { term: t('buildArea'), value: formatArea(house.buildArea) },
          ...(house.rooms > 0 ? [{ term: t('rooms'), value: String(house.rooms) }] : []),
        ]}
      />
      <div className="house-card-ways">
        <ButtonLink between to={buildAddress({ house: house.id, municipality })}>
          {t('build', { house: house.title })} <Icon icon={ArrowRight} small />
        </ButtonLink>
        {house.bundles.length > 0 && (
          <Disclosure label={t('fromBundle')}>
            <BundleChoices house={house} municipality={municipality} />
          </Disclosure>
        )}
        {house.information && (
          <Disclosure label={t('about', { house: house.title })}>
            <RichText html={house.information} className="house-card-information" />
          </Disclosure>
        )}
      </div>
    </article>
  );
}
