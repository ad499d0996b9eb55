import { formatArea, formatKr, kr } from '@gavel/core';
import { refineTexts } from '@gavel/texts';
import { ChevronDown } from 'lucide-react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ListedHouse } from './listed-house.ts';
import { countWith, ORDERS, REFINEMENTS, type RefinementName, readRefinement, refinementChoices } from './refine-houses.ts';
import './house-refinement.css';

interface HouseRefinementProps {
  /**
   * The houses that determine the options: all dwellings, or all side buildings. So the options are the same for every type of dwelling.
   */
  readonly houses: readonly ListedHouse[];
  /**
   * The houses of the chosen type. Each option shows how many of these houses it keeps. An option that keeps no house is disabled.
   */
  readonly ofType: readonly ListedHouse[];
}

/**
 * Filters the list by price, area, rooms and floors, and sorts it. The address contains the choices, and each choice is a new history
 * entry. Without scripts, a button sends the form.
 */
export function HouseRefinement({ houses, ofType }: HouseRefinementProps) {
  const t = useTexts(refineTexts);
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const asked = readRefinement(search);
  const offered = refinementChoices(houses);
  // If the address contains a value that is not among the offered options, that value becomes an option too.
  const choices = (name: keyof typeof offered) =>
    [...new Set([...offered[name], ...(asked.has(name) ? [Number(asked.get(name))] : [])])].toSorted((a, b) => a - b);
  const words: Readonly<Record<RefinementName, readonly (readonly [value: string, text: string])[]>> = {
    pris: choices('pris').map((price) => [String(price), t('priceAtMost', { price: formatKr(kr(price)) })]),
    yta: choices('yta').map((area) => [String(area), t('areaAtLeast', { area: formatArea(area) })]),
    rum: choices('rum').map((rooms) => [String(rooms), t('roomsAtLeast', { rooms: String(rooms) })]),
    plan: choices('plan').map((floors) => [String(floors), t('floorCount', { count: floors })]),
    ordning: ORDERS.map((order) => [order, t(`order-${order}`)]),
  };
  const choose = (name: RefinementName, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true },
    );

  return (
    <Form action={pathname} method="get" className="house-refinement" aria-label={t('label')}>
      {[...search]
        .filter(([name]) => !REFINEMENTS.some((one) => one === name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {REFINEMENTS.filter((name) => words[name].length > 0).map((name) => (
        <label key={name} className={asked.has(name) ? 'is-chosen' : undefined}>
          <span className="visually-hidden">{t(`what-${name}`)}</span>
          <select name={name} value={asked.get(name) ?? ''} onChange={(event) => choose(name, event.target.value)}>
            <option value="">{t(`any-${name}`)}</option>
            {words[name].map(([value, text]) => {
              const count = name === 'ordning' ? null : countWith(ofType, asked, name, value);
              return (
                <option key={value} value={value} disabled={count === 0 && asked.get(name) !== value}>
                  {count === null ? text : t('counted', { text, count: String(count) })}
                </option>
              );
            })}
          </select>
          <Icon icon={ChevronDown} small />
        </label>
      ))}
      <noscript>
        <Button type="submit">{t('show')}</Button>
      </noscript>
    </Form>
  );
}
