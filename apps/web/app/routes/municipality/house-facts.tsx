import { formatArea } from '@gavel/core';
import { housesTexts } from '@gavel/texts';
import { isListed, type ShownHouse } from '../../houses/listed-house.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Facts } from '../../ui/facts.tsx';
import './house-facts.css';

/** The areas, the number of rooms and the house type, side by side. On a phone they are one line of text, without the building area. */
export function HouseFacts({ house }: { house: ShownHouse }) {
  const t = useTexts(housesTexts);
  const type = isListed(house) ? [t(house.houseType)] : [];
  const rooms = house.rooms > 0 ? [String(house.rooms)] : [];
  return (
    <>
      <Facts
        spread
        facts={[
          { term: t(`${house.areaKind}Area`), value: formatArea(house.houseArea) },
          { term: t('buildArea'), value: formatArea(house.buildArea) },
          ...rooms.map((value) => ({ term: t('rooms'), value })),
          ...type.map((value) => ({ term: t('houseType'), value })),
        ]}
      />
      <p className="house-facts-line">
        {[formatArea(house.houseArea), ...rooms.map(() => t('roomCount', { count: house.rooms })), ...type].join(', ')}
      </p>
    </>
  );
}
