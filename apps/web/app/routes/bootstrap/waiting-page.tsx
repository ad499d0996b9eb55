import { generalTexts, navigationTexts, waitingTexts } from '@gavel/texts';
import { useRevalidator } from 'react-router';
import { MY_HOUSES } from '../../addresses.ts';
import { useWhenReachable } from '../../network/use-when-reachable.ts';
import { PageHead } from '../../shell/page-head.tsx';
import { CONTENT_ID } from '../../shell/skip-link.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import './carried-over-page.css';

/** Shows that the server cannot be reached. Starts the new house when the server responds again. */
export function WaitingPage({ hasHouses }: { hasHouses: boolean }) {
  const t = useTexts(waitingTexts);
  const navigation = useTexts(navigationTexts);
  const retry = useTexts(generalTexts)('retry');
  const { brand } = useSite();
  const { revalidate, state } = useRevalidator();
  useWhenReachable(revalidate);
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="carried-over">
      <PageHead title={t('title', { brand: brand.name })} hidden />
      {brand.splash && <PlacedPicture className="carried-over-picture" src={brand.splash} alt="" />}
      <Wordmark name={brand.name} logo={brand.logo} look="sheet" label={navigation('home', { brand: brand.name })} />
      <div className="carried-over-sheet sheet">
        <h1>{t('heading')}</h1>
        <p className="carried-over-lead">{t('text')}</p>
        {hasHouses && <p className="carried-over-lead">{t('meanwhile')}</p>}
        <div className="carried-over-ways carried-over-ways-alone">
          <Button kind="primary" large disabled={state !== 'idle'} onClick={() => revalidate()}>
            {retry}
          </Button>
          {hasHouses && <ButtonLink to={MY_HOUSES}>{navigation('myHouses')}</ButtonLink>}
        </div>
      </div>
    </main>
  );
}
