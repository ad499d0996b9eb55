import type { CarriedOver } from '@gavel/contract';
import { type Configuration, formatDifference, formatKr } from '@gavel/core';
import { carriedOverTexts, generalTexts, navigationTexts } from '@gavel/texts';
import { ArrowRight } from 'lucide-react';
import { useNavigate } from 'react-router';
import { ownVisit } from '../../addresses.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { CONTENT_ID } from '../../shell/skip-link.tsx';
import { useSite } from '../../site/use-site.ts';
import type { BootstrapNotice } from '../../stored/bootstrap-storage.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { CarriedOverChanges } from './carried-over-changes.tsx';
import { openConfigurator } from './open-configurator.ts';
import './carried-over-page.css';

interface CarriedOverPageProps {
  readonly configuration: Configuration;
  readonly carriedOver: CarriedOver;
  /** The notice to show when the house opens. */
  readonly notice: BootstrapNotice | null;
  /** The step to open; null: the first one or, for a saved house, the page that `FirstStepRoute` chooses. */
  readonly step: { readonly section: number; readonly question: number } | null;
}

/** Shows how the range has changed a house since it was stored for its link or saved, before it opens with today's answers and prices. */
export function CarriedOverPage({ configuration, carriedOver, notice, step }: CarriedOverPageProps) {
  const t = useTexts(carriedOverTexts);
  const navigation = useTexts(navigationTexts);
  const vat = useTexts(generalTexts)('inclVat');
  const { brand } = useSite();
  const navigate = useNavigate();
  const { houseTitle: house, municipalityName: municipality, name, houseImage, price } = configuration;
  const open = async () => {
    const response = await openConfigurator(configuration, notice, false, step);
    navigate(response.headers.get('Location') ?? ownVisit.firstStep, { replace: true });
  };
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="carried-over">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      <PlacedPicture className="carried-over-picture" src={houseImage} alt="" />
      <Wordmark name={brand.name} logo={brand.logo} look="sheet" label={navigation('home', { brand: brand.name })} />
      <div className="carried-over-sheet sheet">
        <h1>{t(configuration.id === null ? 'heading' : 'headingSaved')}</h1>
        <p className="carried-over-lead">{t('text', { name, house, municipality })}</p>
        <CarriedOverChanges configuration={configuration} carriedOver={carriedOver} />
        <dl className="carried-over-sum">
          {carriedOver.priceDifference !== 0 && (
            <div>
              <dt>{t('difference')}</dt>
              <dd className="num" translate="no">
                {formatDifference(carriedOver.priceDifference)}
              </dd>
            </div>
          )}
          <div>
            <dt>
              {t('now')} <small>{vat}</small>
            </dt>
            <dd className="num carried-over-total" translate="no">
              {formatKr(price)}
            </dd>
          </div>
        </dl>
        <div className="carried-over-ways">
          <Button kind="primary" between large onClick={open}>
            {t('open')} <Icon icon={ArrowRight} small />
          </Button>
          <ButtonLink to="/">{t('toStart')}</ButtonLink>
        </div>
      </div>
    </main>
  );
}
