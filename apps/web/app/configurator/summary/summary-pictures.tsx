import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import { pictureAddress } from '../picture-address.ts';
import { useConfigurator } from '../use-configurator.tsx';

/** The house as it was chosen, from the front and the back, and as drawings. */
export function SummaryPictures() {
  const t = useTranslations('summary');
  const { configuration, compiled, visit } = useConfigurator((state) => state);
  const house = configuration.houseDynamicImageKey;
  const pictures = [
    { title: t('front'), address: pictureAddress(configuration, compiled, visit, undefined, 'front') },
    { title: t('back'), address: pictureAddress(configuration, compiled, visit, undefined, 'back') },
    { title: t('elevation'), address: `/media/drawn/elevation/${house}.svg` },
    { title: t('plan'), address: `/media/drawn/plan/${house}.svg` },
  ];
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen];
  const alternative = `${configuration.houseTitle}: ${shown?.title}`;
  return (
    <>
      {chosen < 2 ? (
        <PlacedPicture className="summary-picture" src={shown?.address ?? ''} alt={alternative} />
      ) : (
        <div className="summary-picture">
          <img className="is-drawing" src={shown?.address} alt={alternative} />
        </div>
      )}
      <fieldset className="summary-gallery" aria-label={t('pictures')}>
        {pictures.map(({ title, address }, index) => (
          <button key={address} type="button" aria-pressed={index === chosen} onClick={() => setChosen(index)}>
            <img src={address} alt="" className={index < 2 ? undefined : 'is-drawing'} />
            {title}
          </button>
        ))}
      </fieldset>
    </>
  );
}
