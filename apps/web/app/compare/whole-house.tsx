import { type Configuration, compareHouses } from '@gavel/core';
import { compareTexts } from '@gavel/texts';
import { useMemo } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { ComparedHead } from './compared-head.tsx';
import { comparedHouse } from './compared-house.ts';
import { CategoryRows, FactRows, SumRows } from './compared-rows.tsx';
import { factsOf } from './facts-of.ts';
import './comparison.css';
import './comparison-print.css';

interface WholeHouseProps {
  readonly configuration: Configuration;
  /** The moment whose campaigns apply; see `comparedHouse`. */
  readonly pricedAt?: number;
}

/** One house with all its answers and prices, without controls. */
export function WholeHouse({ configuration, pricedAt }: WholeHouseProps) {
  const t = useTexts(compareTexts);
  const houses = useMemo(() => [comparedHouse(configuration.id ?? '', configuration, null, pricedAt)], [configuration, pricedAt]);
  const sections = useMemo(() => compareHouses(houses), [houses]);
  const keys = houses.map(({ key }) => key);
  return (
    <div className="comparison" data-houses="1">
      <table className="comparison-table">
        <caption className="visually-hidden">{configuration.name}</caption>
        <ComparedHead houses={houses} />
        <FactRows keys={keys} facts={factsOf(houses, t)} />
        {sections.map((section) => (
          <CategoryRows key={section.sectionId ?? section.kind} keys={keys} section={section} marks={false} />
        ))}
        <SumRows houses={houses} />
      </table>
    </div>
  );
}
