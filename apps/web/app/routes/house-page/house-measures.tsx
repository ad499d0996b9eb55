import type { HouseDescription } from '@gavel/contract';
import { formatArea, formatMetres } from '@gavel/core';
import { housePageTexts, housesTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import './house-measures.css';

/** The facts of the house. Leaves out a number of rooms, energy class or height that the builder has not entered. */
export function HouseMeasures({ description: { house, width, depth } }: { description: HouseDescription }) {
  const t = useTexts(housePageTexts);
  const houses = useTexts(housesTexts);
  const facts = [
    { term: houses(`${house.areaKind}Area`), value: formatArea(house.houseArea) },
    { term: houses('buildArea'), value: formatArea(house.buildArea) },
    ...(house.rooms > 0 ? [{ term: houses('rooms'), value: String(house.rooms) }] : []),
    { term: t('floors'), value: String(house.floors) },
    ...(house.energyClass ? [{ term: t('energyClass'), value: house.energyClass }] : []),
    ...(house.height === null ? [] : [{ term: t('height'), value: formatMetres(house.height) }]),
    { term: t('size'), value: t('sizeValue', { width: formatMetres(width), depth: formatMetres(depth) }) },
  ];
  return (
    <section aria-label={t('facts')}>
      <dl className="house-measures">
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
