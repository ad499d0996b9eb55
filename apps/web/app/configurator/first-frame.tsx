import { generalTexts, navigationTexts } from '@gavel/texts';
import { HouseLoadingHead } from '../shell/house-loading.tsx';
import { CONTENT_ID } from '../shell/skip-link.tsx';
import { useSite } from '../site/use-site.ts';
import type { FirstSight } from '../stage/first-sight.ts';
import { PlacedFirstPicture } from '../stage/placed-first-picture.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { Wordmark } from '../ui/wordmark.tsx';
import '../overview/house-head.css';
import '../overview/road-offer.css';
import '../palette/palette.css';
import '../ui/cell.css';
import './configurator.css';
import './first-frame.css';
import './title-block.css';

/**
 * The configurator before its scripts have loaded: the first picture of a house, without working buttons. The sheets are already where
 * they will be later.
 */
export function FirstFrame({ sight: { houseTitle, hasStrip, isRead, offersRoad, ...picture } }: { sight: FirstSight }) {
  const t = useTexts(generalTexts);
  const navigation = useTexts(navigationTexts);
  const { brand } = useSite();
  return (
    <main id={CONTENT_ID} tabIndex={-1} className="configurator first-frame">
      <HouseLoadingHead />
      <div className="stage">
        <PlacedFirstPicture {...picture} />
      </div>
      <div className="configurator-side sheet">
        <div className="house-head">
          <Wordmark name={brand.name} logo={brand.logo} label={navigation('home', { brand: brand.name })} />
          <p className="house-head-title" translate="no">
            {houseTitle}
          </p>
        </div>
      </div>
      <div className="configurator-top">
        <div className="title-block sheet">
          <div className="title-cells">
            <div className="cell title-house">
              <small translate="no">{brand.name}</small>
              <b translate="no">{houseTitle}</b>
            </div>
          </div>
          {hasStrip && <div className="title-strip" />}
        </div>
      </div>
      <div className="palette sheet">
        {offersRoad && <div className="road-offer" />}
        {isRead && (
          <div className="reading sheet">
            <div />
          </div>
        )}
        <div className="first-frame-words" role="status">
          <h1>{t('loadingHouse')}</h1>
          <noscript>
            <p>{t('needsJavaScript')}</p>
          </noscript>
        </div>
      </div>
    </main>
  );
}
