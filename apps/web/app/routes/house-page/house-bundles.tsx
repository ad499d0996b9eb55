import { formatKr, type HouseModel } from '@gavel/core';
import { housePageTexts, housesTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { buildAddress } from '../../houses/build-address.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { rendition } from '../../ui/renditions.ts';
import { RichText } from '../../ui/rich-text.tsx';
import './house-bundles.css';

/** The municipality and the customer in the address. */
interface HousePlace {
  readonly municipality: string | null;
  readonly customer: string | null;
}

type ListedBundle = HouseModel['bundles'][number];

/** The bundles of the house, each with a link that starts a visit with it, or the reason why that is not possible. */
export function HouseBundles({ house, place }: { house: HouseModel; place: HousePlace }) {
  const t = useTexts(housePageTexts);
  return (
    <section className="house-page-part" aria-labelledby="paket">
      <h2 id="paket">{t('bundles')}</h2>
      <div>
        <p className="house-page-note">{t('bundlesNote')}</p>
        <ul className="house-bundles">
          {house.bundles.map((bundle) => (
            <BundleItem
              key={bundle.id}
              bundle={bundle}
              hasCampaign={house.campaign !== null}
              to={buildAddress({ house: house.id, bundle: bundle.id, ...place })}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface BundleItemProps {
  readonly bundle: ListedBundle;
  /** Whether the price of the house is a campaign price. The price of the bundle is always the ordinary one. */
  readonly hasCampaign: boolean;
  readonly to: string;
}

function BundleItem({ bundle, hasCampaign, to }: BundleItemProps) {
  const t = useTexts(housePageTexts);
  const houses = useTexts(housesTexts);
  const reasonId = useId();
  const { name, image, price, description, detailedInfo, refusedAnswer } = bundle;
  const label = t('startWithBundleName', { bundle: name });
  return (
    <li>
      {image && <img src={rendition(image, 640)} alt="" width={640} height={480} loading="lazy" decoding="async" />}
      <h3>{name}</h3>
      {price !== null && (
        <p className="num">
          {hasCampaign && houses('ordinary')} {houses('bundlePrice', { price: formatKr(price) })}
        </p>
      )}
      <p>{description}</p>
      <RichText html={detailedInfo} />
      {refusedAnswer === null ? (
        <ButtonLink between to={to} aria-label={label}>
          {t('startWithBundle')} <Icon icon={ArrowRight} small />
        </ButtonLink>
      ) : (
        <div>
          <p id={reasonId}>{houses('bundleRefused', { answer: refusedAnswer })}</p>
          {/* The button stays in the focus order, so that screen readers read why it is disabled. */}
          <Button between aria-label={label} aria-disabled="true" aria-describedby={reasonId}>
            {t('startWithBundle')}
          </Button>
        </div>
      )}
    </li>
  );
}
