import { longestTitle, type QuoteWriting } from '@gavel/contract/staff';
import { kr, type Ore, toKr } from '@gavel/core';
import type { OwnLine, VatRate } from '@gavel/core/quotes';
import { isDay } from '@gavel/core/requests';

/** A line of the form. Its amount is text, because it may not be a valid amount yet. */
export interface LineForm {
  /** The React key of the line. */
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

export function formOf({ validUntil, words, lines }: QuoteWriting): DraftForm {
  return {
    validUntil,
    words,
    lines: lines.map(({ title, amount, vatRate }, at) => ({ key: `saved ${at}`, title, amount: amountText(amount), vatRate })),
  };
}

/** Returns the content of the quote to save, without empty lines. Null if a line or the last day of validity is not valid yet. */
export function writingOf({ validUntil, words, lines }: DraftForm): QuoteWriting | null {
  const written = lines.filter(({ title, amount }) => title.trim() !== '' || amount.trim() !== '');
  const whole = linesOf({ lines: written });
  return isDay(validUntil) && whole.length === written.length ? { validUntil, words, lines: whole } : null;
}

/** Returns the lines that are valid, so that the page can show a total while the user still types another line. */
export function linesOf({ lines }: Pick<DraftForm, 'lines'>): readonly OwnLine[] {
  return lines.flatMap((line) => lineOf(line) ?? []);
}

/** Returns a line of the quote. Null if its title is empty or too long, or its amount is invalid. */
function lineOf({ title, amount, vatRate }: LineForm): OwnLine | null {
  const ore = amountOf(amount);
  const words = title.trim();
  return ore === null || words === '' || words.length > longestTitle ? null : { title: words, amount: ore, vatRate };
}

/** Parses `64 000` or `−1 500,50`. Null if the text is no amount or has more than eight digits before the comma. */
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
