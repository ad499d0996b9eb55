import type { HouseModel } from '@gavel/core';
import { housePageTexts } from '@gavel/texts';
import { pictureSubject } from '../../houses/picture-subject.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { PlacedPicture } from '../../ui/placed-picture.tsx';
import { rendition, renditions } from '../../ui/renditions.ts';
import './house-views.css';

/** The picture of the house from the front, and the second picture of the house model, unless that is an elevation or a floor plan. */
export function HouseViews({ house }: { house: HouseModel }) {
  const t = useTexts(housePageTexts);
  const [, garden = ''] = house.images;
  const isPicture = garden !== '' && !/\/drawn\/(?:elevation|plan)\//.test(garden);
  return (
    <div className="house-views">
      <PlacedPicture className="house-view-front" src={house.image} alt={t('front', { house: house.title })} />
      {isPicture && (
        <img
          className="house-view-garden"
          src={rendition(garden, 960)}
          srcSet={renditions(garden)}
          sizes="(max-width: 43.75em) 100vw, 34vw"
          alt={t(pictureSubject(house, garden) === 'colours' ? 'colours' : 'garden', { house: house.title })}
          width={960}
          height={720}
          loading="lazy"
          decoding="async"
        />
      )}
    </div>
  );
}
