import { formatKr } from '@gavel/core';
import { housesTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { rendition } from '../ui/renditions.ts';
import { buildAddress } from './build-address.ts';
import type { HouseStart } from './house-start.ts';
import type { ListedHouse } from './listed-house.ts';
import './bundle-choices.css';

/** The bundles with which the visitor can start a house. */
export function BundleChoices({ house, start }: { house: ListedHouse; start: HouseStart }) {
  const t = useTexts(housesTexts);
  const content = (
    <>
      <span>{t('startWithBundle')}</span> <Icon icon={ArrowRight} small />
    </>
  );
  return (
    <ul className="bundle-choices">
      {house.bundles.map(({ id, name, image, price, description, refusedAnswer }) => {
        const label = t('startWithBundleName', { bundle: name });
        return (
          <li key={id}>
            {price !== null && (
              <img src={rendition(image, 640)} alt="" width={960} height={640} loading="lazy" decoding="async" />
            )}
            <h4>{name}</h4>
            {price !== null && (
              <p className="bundle-choice-price num">
                {/* The price of a bundle is before campaigns, even beside a campaign price of the house. */}
                {house.campaign && t('ordinary')} {t('bundlePrice', { price: formatKr(price) })}
              </p>
            )}
            <p>{description}</p>
            {refusedAnswer !== null ? (
              <Refused label={label} reason={t('bundleRefused', { answer: refusedAnswer })}>
                {content}
              </Refused>
            ) : start.kind === 'tell' ? (
              <button type="button" className="bundle-start" aria-label={label} onClick={() => start.start(house.id, id)}>
                {content}
              </button>
            ) : (
              <Link className="bundle-start" to={buildAddress({ ...start, house: house.id, bundle: id })} aria-label={label}>
                {content}
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A disabled button that shows the reason. It stays in the focus order, so that screen readers read the reason. */
function Refused({ label, reason, children }: { label: string; reason: string; children: ReactNode }) {
  const id = useId();
  return (
    <>
      <p id={id} className="bundle-refused">
        {reason}
      </p>
      <button type="button" className="bundle-start" aria-label={label} aria-disabled="true" aria-describedby={id}>
        {children}
      </button>
    </>
  );
}
