import { useState } from 'react';
import { useTranslations } from 'use-intl';
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
  return (
    <>
      <div className={chosen < 2 ? 'summary-picture' : 'summary-picture is-drawing'}>
        <img src={shown?.address} alt={`${configuration.houseTitle}: ${shown?.title}`} />
      </div>
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
