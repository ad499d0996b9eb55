import { longestTitle, type OfferWriting } from '@gavel/contract/staff';
import { kr, type Ore, toKr } from '@gavel/core';
import { isDay } from '@gavel/core/leads';
import type { OwnLine, VatRate } from '@gavel/core/offers';

/** A line as it is written: its amount is text, and may not be one yet. */
export interface LineForm {
  /** Tells lines apart on the screen. */
  readonly key: string;
  readonly title: string;
  readonly amount: string;
  readonly vatRate: VatRate;
}

export interface DraftForm {
  readonly validUntil: string;
  readonly words: string;
  readonly lines: readonly LineForm[];
}

export function formOf({ validUntil, words, lines }: OfferWriting): DraftForm {
  return {
    validUntil,
    words,
    lines: lines.map(({ title, amount, vatRate }, at) => ({ key: `saved ${at}`, title, amount: amountText(amount), vatRate })),
  };
}

/** What can be saved of it; null: a line or the day is not yet as it can be. A line that nothing is written in is none. */
export function writingOf({ validUntil, words, lines }: DraftForm): OfferWriting | null {
  const written = lines.filter(({ title, amount }) => title.trim() !== '' || amount.trim() !== '');
  const whole = linesOf({ lines: written });
  return isDay(validUntil) && whole.length === written.length ? { validUntil, words, lines: whole } : null;
}

/** The lines that are as they can be: what an offer comes to while another one is being written. */
export function linesOf({ lines }: Pick<DraftForm, 'lines'>): readonly OwnLine[] {
  return lines.flatMap((line) => lineOf(line) ?? []);
}

/** Null: it has no words, or its amount is none. */
function lineOf({ title, amount, vatRate }: LineForm): OwnLine | null {
  const ore = amountOf(amount);
  const words = title.trim();
  return ore === null || words === '' || words.length > longestTitle ? null : { title: words, amount: ore, vatRate };
}

/** `64 000`, `−1 500,50`; null: no amount, or more than a line may have. */
export function amountOf(text: string): Ore | null {
  const plain = text
    .replace(/[\s\u00a0]|kr$/g, '')
    .replace('\u2212', '-')
    .replace(',', '.');
  return /^-?\d{1,8}(\.\d{1,2})?$/.test(plain) ? kr(Number(plain)) : null;
}

function amountText(amount: Ore): string {
  return new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 2 }).format(toKr(amount));
}
