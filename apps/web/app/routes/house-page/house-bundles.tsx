import type { HouseModel } from '@gavel/core';
import { housePageTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { buildAddress } from '../../houses/build-address.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rendition } from '../../ui/renditions.ts';
import { RichText } from '../../ui/rich-text.tsx';
import './house-bundles.css';

/** The bundles that the house can start from. */
export function HouseBundles({ house, municipality }: { house: HouseModel; municipality: string | null }) {
  const t = useTexts(housePageTexts);
  return (
    <section className="house-page-part" aria-labelledby="paket">
      <h2 id="paket">{t('bundles')}</h2>
      <div>
        <p className="house-page-note">{t('bundlesNote')}</p>
        <ul className="house-bundles">
          {house.bundles.map(({ id, name, image, description, detailedInfo }) => (
            <li key={id}>
              {image && <img src={rendition(image, 640)} alt="" width={640} height={480} loading="lazy" decoding="async" />}
              <h3>{name}</h3>
              <p>{description}</p>
              <RichText html={detailedInfo} />
              <ButtonLink
                between
                to={buildAddress({ house: house.id, bundle: id, municipality })}
                aria-label={t('startWithBundleName', { bundle: name })}
              >
                {t('startWithBundle')} <Icon icon={ArrowRight} small />
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
