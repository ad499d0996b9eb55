import type { DeskPrice, TypedPrice } from '@gavel/contract/staff';
import type { Ore } from '@gavel/core';
import { useState } from 'react';
import type { RangeWork } from '../use-range-desk.ts';
import type { Cell } from './grid-selection.ts';

interface TypedPrices {
  /** Returns the price of a cell. If the user has typed a price, returns that price, even if it is not saved yet. */
  priceOf(cell: Cell): Ore | null;
  /** Saves the prices that differ from the current ones. Returns these prices; null if the HTTP request failed. */
  save(cells: readonly (Cell & { readonly price: Ore })[]): Promise<readonly TypedPrice[] | null>;
  /** Undoes a `save`: restores the price that each cell had before, and skips cells that had none. Returns whether this succeeded. */
  undo(typed: readonly TypedPrice[]): Promise<boolean>;
}

/**
 * Shows typed prices immediately and saves them in the background.
 * @param rows the prices that the table shows
 */
export function useTypedPrices({ desk, savePrices }: RangeWork, rows: readonly DeskPrice[]): TypedPrices {
  const [waiting, setWaiting] = useState<ReadonlyMap<string, Ore>>(new Map());
  const placeOf = ({ row, column }: Cell) => {
    const [price, area] = [rows[row], desk.areas[column]];
    return price && area ? nameOf({ ...price, area: area.key }) : '';
  };
  const priceOf = (cell: Cell) => waiting.get(placeOf(cell)) ?? rows[cell.row]?.draft[cell.column] ?? null;

  async function save(cells: readonly (Cell & { readonly price: Ore })[]): Promise<readonly TypedPrice[] | null> {
    const differing = cells.filter((cell) => priceOf(cell) !== cell.price);
    const typed = differing.flatMap((cell): readonly TypedPrice[] => {
      const [row, area] = [rows[cell.row], desk.areas[cell.column]];
      if (!row || !area) return [];
      const { sheet, key, entry } = row;
      return [{ sheet, key, entry, area: area.key, read: priceOf(cell), price: cell.price }];
    });
    return (await send(typed)) ? typed : null;
  }
  async function send(typed: readonly TypedPrice[]): Promise<boolean> {
    if (typed.length === 0) return true;
    const own = new Map(typed.map((one) => [nameOf(one), one.price]));
    setWaiting((before) => new Map([...before, ...own]));
    const isSaved = await savePrices(typed);
    setWaiting((before) => new Map([...before].filter(([name, price]) => own.get(name) !== price)));
    return isSaved;
  }
  const undo = (typed: readonly TypedPrice[]) =>
    send(typed.flatMap((one) => (one.read === null ? [] : [{ ...one, read: one.price, price: one.read }])));

  return { priceOf, save, undo };
}

function nameOf({ sheet, key, entry, area }: Pick<TypedPrice, 'sheet' | 'key' | 'entry' | 'area'>): string {
  return JSON.stringify([sheet, key, entry, area]);
}
