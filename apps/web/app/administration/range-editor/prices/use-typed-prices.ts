import type { DeskPrice, TypedPrice } from '@gavel/contract/staff';
import type { Ore } from '@gavel/core';
import { useState } from 'react';
import type { RangeWork } from '../use-range-desk.ts';
import type { Cell } from './grid-selection.ts';

interface TypedPrices {
  /** Returns the price of a cell. If the user has typed a price, returns that price, even if it is not saved yet. */
  priceOf(cell: Cell): Ore | null;
  /** Saves the prices that differ from the current ones, and returns the number of these prices. */
  save(cells: readonly (Cell & { readonly price: Ore })[]): number;
}

/**
 * Shows typed prices immediately and saves them in the background.
 * @param rows the prices that the table shows
 */
export function useTypedPrices({ desk, savePrices }: RangeWork, rows: readonly DeskPrice[]): TypedPrices {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Ore>>(new Map());
  const nameOf = ({ row, column }: Cell) => {
    const price = rows[row];
    return JSON.stringify([price?.sheet, price?.key, price?.entry, desk.areas[column]?.key]);
  };
  const priceOf = (cell: Cell) => waiting.get(nameOf(cell)) ?? rows[cell.row]?.draft[cell.column] ?? null;

  function save(cells: readonly (Cell & { readonly price: Ore })[]): number {
    const differing = cells.filter((cell) => priceOf(cell) !== cell.price);
    const typed = differing.flatMap((cell): readonly TypedPrice[] => {
      const [row, area] = [rows[cell.row], desk.areas[cell.column]];
      if (!row || !area) return [];
      const { sheet, key, entry } = row;
      return [{ sheet, key, entry, area: area.key, read: priceOf(cell), price: cell.price }];
    });
    if (typed.length === 0) return 0;
    const own = new Map(differing.map((cell) => [nameOf(cell), cell.price]));
    setWaiting((before) => new Map([...before, ...own]));
    void savePrices(typed).finally(() =>
      setWaiting((before) => new Map([...before].filter(([name, price]) => own.get(name) !== price))),
    );
    return typed.length;
  }

  return { priceOf, save };
}
