import type { ListedMunicipality } from '@gavel/contract';
import { housesTexts, refineTexts } from '@gavel/texts';
import { ArrowUp } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { readAsked } from '../asked-house.ts';
import { useTexts } from '../texts/use-texts.ts';
import { TextLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { HouseCard, type PriceLocation } from './house-card.tsx';
import { HouseFilter } from './house-filter.tsx';
import { HouseRefinement } from './house-refinement.tsx';
import type { HouseStart } from './house-start.ts';
import { countByType, type ListedHouse, typeIn } from './listed-house.ts';
import { PricePlace } from './price-place.tsx';
import { REFINEMENTS, readRefinement, refineHouses } from './refine-houses.ts';
import './house-list.css';

interface HouseListProps {
  readonly houses: readonly ListedHouse[];
  /** The municipality for which the prices apply; null if none is chosen. */
  readonly municipality: ListedMunicipality | null;
  /** The house that the visitor has configured in this browser; null if there is none. */
  readonly current: number | null;
  /** Whether the list is at the top of the page, so that the first picture of the list loads immediately. */
  readonly first?: boolean;
}

/**
 * Shows the filter, the matching houses, and a separate list of the side buildings. The parameter `typ` of the address contains the chosen
 * house type.
 */
export function HouseList({ houses, municipality, current, first = false }: HouseListProps) {
  const t = useTexts(housesTexts);
  const [search] = useSearchParams();
  const type = typeIn(search);
  const sideBuildings = houses.filter((house) => house.houseType === 'sideBuilding');
  const dwellings = houses.filter((house) => house.houseType !== 'sideBuilding');
  const ofType = type === null ? dwellings : houses.filter((house) => house.houseType === type);
  const asked = readRefinement(search);
  const shown = refineHouses(ofType, asked);
  const start: HouseStart = { kind: 'address', municipality: municipality?.id ?? null, customer: readAsked(search).customer };
  const place = municipality && { municipality: municipality.name, area: municipality.priceListName };

  return (
    <>
      <section id="hus" aria-labelledby="vara-hus">
        <h2 id="vara-hus" className="visually-hidden">
          {t('listLabel')}
        </h2>
        <HouseFilter
          counts={countByType(refineHouses(houses, asked))}
          total={refineHouses(dwellings, asked).length}
          type={type}
          municipality={municipality?.id ?? null}
          kept={asked}
        />
        <PricePlace municipality={municipality} />
        <div className="house-bar">
          <HouseRefinement houses={type === 'sideBuilding' ? sideBuildings : dwellings} ofType={ofType} />
          <p className="house-bar-line">
            <span role="status">{t('shown', { count: shown.length })}</span>
            <a className="text-link" href="#hus">
              {t('toFilter', { count: asked.size + Number(type !== null) })} <Icon icon={ArrowUp} small />
            </a>
          </p>
        </div>
        {shown.length === 0 && (asked.size > 0 ? <NoneFits search={search} /> : <p className="house-list-none">{t('none')}</p>)}
        <div className="house-list">
          {shown.map((house, index) => (
            <HouseCard
              key={house.id}
              house={house}
              start={start}
              place={place}
              current={house.id === current}
              eager={first && index === 0}
            />
          ))}
        </div>
      </section>
      {type !== 'sideBuilding' && sideBuildings.length > 0 && (
        <SideBuildings houses={sideBuildings} start={start} place={place} current={current} />
      )}
    </>
  );
}

interface SideBuildingsProps extends Pick<HouseListProps, 'houses' | 'current'> {
  readonly start: HouseStart;
  readonly place: PriceLocation | null;
}

function SideBuildings({ houses, start, place, current }: SideBuildingsProps) {
  const t = useTexts(housesTexts);
  return (
    <section className="side-buildings" aria-labelledby="sidobyggnader">
      <header>
        <h2 id="sidobyggnader">{t('sideBuildings')}</h2>
        <p>{t('sideBuildingsText')}</p>
      </header>
      <div className="house-list house-list-small">
        {houses.map((house) => (
          <HouseCard key={house.id} house={house} start={start} place={place} current={house.id === current} />
        ))}
      </div>
    </section>
  );
}

function NoneFits({ search }: { search: URLSearchParams }) {
  const t = useTexts(refineTexts);
  const rest = [...search].filter(([name]) => !REFINEMENTS.some((one) => one === name));
  return (
    <p className="house-list-none">
      {t('noneFits')}
      <TextLink to={{ search: `?${new URLSearchParams(rest)}` }} preventScrollReset>
        {t('clear')}
      </TextLink>
    </p>
  );
}
