import { kr, type Ore, ore, toKr } from '@gavel/core';

const ORE_PER_KR = 100;
const PERCENT = 100;
/** Far more than any house costs. */
const MOST_KR = 1e9;

/** An amount as people and spreadsheets write it: `12500`, `12 500`, `1 450,50 kr`, `−4 000`; null: it is none. */
export function typedAmount(text: string): Ore | null {
  const bare = text.replace(/\s|kr$/giu, '').replace(/[−–]/u, '-');
  if (!/^-?\d+(?:[.,]\d{1,2})?$/.test(bare)) return null;
  const amount = Number(bare.replace(',', '.'));
  return Math.abs(amount) > MOST_KR ? null : kr(amount);
}

/** The same as a spreadsheet in Swedish reads it: `1450,5`. */
export function plainAmount(price: Ore | null): string {
  return price === null ? '' : String(toKr(price)).replace('.', ',');
}

/** `3,5`, `-10`, `−10 %`; null: it is no number. */
export function typedPercent(text: string): number | null {
  const bare = text.replace(/\s|%$/gu, '').replace(/[−–]/u, '-').replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : null;
}

/** A price that much dearer or cheaper, rounded to whole steps. @param step kr */
export function adjusted(price: Ore, percent: number, step: number): Ore {
  const stepOre = step * ORE_PER_KR;
  return ore(Math.round((price * (PERCENT + percent)) / PERCENT / stepOre) * stepOre);
}

/** What a spreadsheet puts on the clipboard: rows of cells. */
export function clipboardCells(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}
