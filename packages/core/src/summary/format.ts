import { stockholmDay } from '../campaigns/stockholm-time.ts';
import { kr, type Ore, ore, toKr } from '../model/money.ts';

const NO_BREAK = '\u00a0';
const MINUS = '\u2212';
const LONGEST_NAME = 25;
/** Reuse the formatter: creating one takes much longer than formatting. */
const oneDecimal = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 });

/** 189 500 000 öre → `1 895 000 kr`, with no-break spaces; öre only if needed. */
export function formatKr(amount: Ore): string {
  return `${amount < 0 ? MINUS : ''}${grouped(ore(Math.abs(amount)))}${NO_BREAK}kr`;
}

/** `150 000–450 000 kr`; equal amounts are written once. */
export function formatKrRange(from: Ore, to: Ore): string {
  return from === to ? formatKr(to) : `${grouped(from)}–${formatKr(to)}`;
}

/** The lowest and the highest amount of an estimate, rounded to whole thousands of kronor: `3 257 000–3 607 000 kr`. */
export function formatEstimate(from: Ore, to: Ore): string {
  const rounded = (amount: Ore) => kr(Math.round(toKr(amount) / 1000) * 1000);
  return formatKrRange(rounded(from), rounded(to));
}

/** `+12 500 kr`, `−4 000 kr`, `0 kr`. */
export function formatDifference(amount: Ore): string {
  return amount > 0 ? `+${formatKr(amount)}` : formatKr(amount);
}

/** 142 → `142 m²`; decimals with a comma. */
export function formatArea(squareMetres: number): string {
  return `${oneDecimal.format(squareMetres)}${NO_BREAK}m²`;
}

/** 11.6 → `11,6 m`. */
export function formatMetres(metres: number): string {
  return `${oneDecimal.format(metres)}${NO_BREAK}m`;
}

/**
 * Formats a moment as the time of day in Stockholm: `17.35`.
 * @param at milliseconds since 1970
 */
export function formatTimeOfDay(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone: 'Europe/Stockholm' }).format(at).replace(':', '.');
}

/** Formats a moment (ISO 8601) as the day in Stockholm, yyyy-MM-dd. Throws if `iso` is unreadable. */
export function formatDate(iso: string): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError(`'${iso}' is no time`);
  return stockholmDay(time);
}

/**
 * Formats a moment as the day in Stockholm, in words: `12 november 2026`.
 * @param at milliseconds since 1970
 */
export function formatDay(at: number): string {
  return new Intl.DateTimeFormat('sv-SE', { dateStyle: 'long', timeZone: 'Europe/Stockholm' }).format(at);
}

/** Shortens a configuration's name to at most 25 characters, as `truncateAtWord` does. */
export function truncateName(name: string): string {
  return truncateAtWord(name, LONGEST_NAME);
}

/** Cuts a text of more than `length` characters to at most `length`, between words if possible, and adds ' ...'. */
export function truncateAtWord(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length + 1).join('');
  const boundary = cut.search(/\s+\S*$/u);
  return `${(boundary > 0 ? cut.slice(0, boundary) : characters.slice(0, length).join('')).trimEnd()} ...`;
}

function grouped(amount: Ore): string {
  const [whole = '0', fraction] = toKr(amount).toFixed(2).split('.');
  const thousands = whole.replace(/\B(?=(\d{3})+$)/g, NO_BREAK);
  return fraction === '00' ? thousands : `${thousands},${fraction}`;
}
