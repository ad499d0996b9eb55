import type { ListedMunicipality } from '@gavel/contract';
import { housesTexts } from '@gavel/texts';
import { Suspense, useRef, useState } from 'react';
import { municipalityAddress } from '../addresses.ts';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import { lazyPart } from '../ui/when-loaded.ts';
import { usePricePlace } from './use-price-place.ts';
import './price-place.css';

const MunicipalityChoice = lazyPart(async () => (await import('./municipality-choice.tsx')).MunicipalityChoice);

/**
 * Shows the municipality for which the prices apply, and lets the visitor change it for all houses. Without scripts, the visitor changes it
 * on a separate page.
 */
export function PricePlace({ municipality }: { municipality: ListedMunicipality | null }) {
  const t = useTexts(housesTexts);
  const [isAsked, setAsked] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = usePricePlace();
  const change = t(municipality ? 'changeMunicipality' : 'chooseMunicipality');
  return (
    <div className="price-place">
      <p>
        <span aria-live="polite">{municipality ? t('pricesIn', { municipality: municipality.name }) : t('pricesAnywhere')}</span>{' '}
        <button ref={button} type="button" className="text-link" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          {change}
        </button>
        <noscript>
          <TextLink to={municipalityAddress({ municipality: municipality?.id })}>{change}</TextLink>
        </noscript>
      </p>
      {isAsked && (
        <Suspense>
          <MunicipalityChoice
            current={municipality}
            onChoose={(chosen) => {
              show(chosen.id);
              setAsked(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
