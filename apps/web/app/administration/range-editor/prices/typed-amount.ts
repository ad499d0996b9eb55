import { kr, type Ore, ore, toKr } from '@gavel/core';

const ORE_PER_KR = 100;
const PERCENT = 100;
/** The highest accepted amount in kr, far above the price of any house. */
const MOST_KR = 1e9;

/** Parses an amount as people and spreadsheets write it: `12 500`, `1 450,50 kr`, `−4 000`; null: no amount, or beyond `MOST_KR`. */
export function typedAmount(text: string): Ore | null {
  const bare = text.replace(/\s|kr\s*$/giu, '').replace(/[−–]/u, '-');
  if (!/^-?\d+(?:[.,]\d{1,2})?$/.test(bare)) return null;
  const amount = Number(bare.replace(',', '.'));
  return Math.abs(amount) > MOST_KR ? null : kr(amount);
}

/** Formats a price as a Swedish spreadsheet reads it: `1450,5`. */
export function plainAmount(price: Ore | null): string {
  return price === null ? '' : String(toKr(price)).replace('.', ',');
}

/** Parses a percentage such as `3,5`, `-10` or `−10 %`; null if the text is no number. */
export function typedPercent(text: string): number | null {
  const bare = text
    .replace(/\s|%\s*$/gu, '')
    .replace(/[−–]/u, '-')
    .replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/**
 * Returns the price changed by a percentage and rounded to a multiple of `step`.
 * @param step in kr
 */
export function adjusted(price: Ore, percent: number, step: number): Ore {
  const stepOre = step * ORE_PER_KR;
  return ore(Math.round((price * (PERCENT + percent)) / PERCENT / stepOre) * stepOre);
}

/** Parses the clipboard text of a spreadsheet into rows of cells. */
export function clipboardCells(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}
