import { MOST_KR } from '../source/format.ts';
import type { Cell } from './print-prices.ts';

/** The parsed content of a price cell: an amount in kr, nothing, or an error. */
type ReadAmount = { readonly amount: number | null } | { readonly wrong: string };

/** Parses amounts as people type them: 12500, "12 500", "1 450,50 kr". */
export function readAmount(cell: Cell): ReadAmount {
  if (cell === null || (typeof cell === 'string' && cell.trim() === '')) return { amount: null };
  const amount = typeof cell === 'number' ? cell : numberIn(cell);
  if (amount === null) return { wrong: `expected an amount in kr, found '${cell}'` };
  if (Math.abs(amount) > MOST_KR) return { wrong: `an amount is at most ${MOST_KR} kr, found ${amount}` };
  if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6)
    return { wrong: `an amount has at most two decimals, found ${amount}` };
  return { amount: Math.round(amount * 100) / 100 };
}

export function readText(cell: Cell | undefined): string {
  return cell === null || cell === undefined ? '' : String(cell).trim();
}

/** Returns the name of a spreadsheet column: 0 → A, 26 → AA. */
export function columnName(at: number): string {
  const letter = String.fromCharCode('A'.charCodeAt(0) + (at % 26));
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`;
}

/** Parses a number with at most two decimals. Refuses 1.450 and 1,450, because the point or comma could also separate thousands. */
function numberIn(text: string): number | null {
  const bare = text.replace(/\s|kr\s*$/giu, '').replace(/[−–]/u, '-');
  return /^-?\d+(?:[.,]\d{1,2})?$/.test(bare) ? Number(bare.replace(',', '.')) : null;
}
