import type { BundleId, HouseId } from '@gavel/core';
import { changeHouseTexts, housesTexts } from '@gavel/texts';
import { useCallback, useState } from 'react';
import { browserApi } from '../api/browser-api.ts';
import { HouseCard } from '../houses/house-card.tsx';
import { FilterButtons } from '../houses/house-filter.tsx';
import { countByType, isListed, type ListedHouse, type ListedType, listedTypes } from '../houses/listed-house.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import '../houses/house-list.css';

/** The house to change to, and the bundle to start it with. */
export interface WantedHouse {
  readonly house: ListedHouse;
  readonly bundleId: BundleId | null;
}

/** Side buildings are last in the list and have no filter button. */
const types = listedTypes.filter((type) => type !== 'sideBuilding');

/** The filter and the list of houses, with their prices in the municipality of the visit. */
export function HouseChoice({ onChoose }: { onChoose(wanted: WantedHouse): void }) {
  const t = useTexts(changeHouseTexts);
  const municipalityId = useConfigurator((state) => state.configuration.municipalityId);
  const load = useCallback(async () => {
    const api = await browserApi();
    const houses = await api.listHouses({ parameters: { municipality: municipalityId } });
    return houses.filter(isListed).toSorted((a, b) => Number(isSideBuilding(a)) - Number(isSideBuilding(b)));
  }, [municipalityId]);
  return (
    <Loaded load={load} failed={t('listFailed')}>
      {(houses) => <Choice houses={houses} onChoose={onChoose} />}
    </Loaded>
  );
}

function isSideBuilding({ houseType }: ListedHouse): boolean {
  return houseType === 'sideBuilding';
}

function Choice({ houses, onChoose }: { houses: readonly ListedHouse[]; onChoose(wanted: WantedHouse): void }) {
  const t = useTexts(housesTexts);
  const { houseId: current, municipalityName, priceListName } = useConfigurator((state) => state.configuration);
  const [type, setType] = useState<ListedType | null>(null);
  const shown = houses.filter((house) => type === null || house.houseType === type);

  function start(houseId: HouseId, bundleId: BundleId | null) {
    const house = houses.find(({ id }) => id === houseId);
    if (house && houseId !== current) onChoose({ house, bundleId });
  }

  return (
    <>
      <FilterButtons types={types} counts={countByType(houses)} total={houses.length} type={type} choose={setType} />
      <p className="house-choice-shown" role="status">
        {t('shown', { count: shown.length })}
      </p>
      {shown.length === 0 && <p className="house-list-none">{t('none')}</p>}
      <div className="house-list">
        {shown.map((house) => (
          <HouseCard
            key={house.id}
            house={house}
            start={{ kind: 'tell', start }}
            place={{ municipality: municipalityName, area: priceListName }}
            current={house.id === current}
          />
        ))}
      </div>
    </>
  );
}
