import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon.tsx';
import { buildAddress } from './build-address.ts';
import type { ListedHouse } from './listed-house.ts';
import './bundle-choices.css';

/** The bundles that a house can start from. */
export function BundleChoices({ house, municipality }: { house: ListedHouse; municipality: string | null }) {
  const t = useTranslations('houses');
  return (
    <ul className="bundle-choices">
      {house.bundles.map((bundle) => (
        <li key={bundle.id}>
          <h4>{bundle.name}</h4>
          <p>{bundle.description}</p>
          <Link
            to={buildAddress({ house: house.id, bundle: bundle.id, municipality })}
            aria-label={t('startWithBundleName', { bundle: bundle.name })}
          >
            <span>{t('startWithBundle')}</span> <Icon icon={ArrowRight} small />
          </Link>
        </li>
      ))}
    </ul>
  );
}
