import type { createTranslator } from 'use-intl/core';
import { fillIn, type Values } from './fill-in.ts';
import { type Message, readMessage } from './message.ts';
import type { Messages, Surface } from './surface.ts';

/** The product's sentences as one builder's visitors read them. */
export interface Texts {
  /** The translator of a surface, the same one each time: `texts.of(paletteTexts)('tip')`. */
  of<Own extends Messages>(surface: Surface<Own>): Translate<Own>;
  /** `för 3 dagar sedan`; both in milliseconds since 1970. */
  relativeTime(then: number, now: number): string;
}

/**
 * Gives the sentence of a key with its placeholders filled in; `rich` one that has marks, as what is given makes them. Keys and placeholders are
 * checked by their types, which are use-intl's.
 */
export type Translate<Own extends Messages> = ReturnType<typeof createTranslator<Own>>;

/** A builder's own wording by dotted key, such as `houses.build`. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * What web, server and tests take their sentences from: the product's, with a builder's own wording laid over them. Keys that no text has
 * are passed over, because an older range may name texts that are gone. Amounts, areas and days come in as core's functions write them.
 */
export function createTexts(overrides: Overrides = {}): Texts {
  // A translator keeps the messages it has read.
  const translators = new Map<Surface, unknown>();
  return {
    of<Own extends Messages>(surface: Surface<Own>) {
      const translator = (translators.get(surface) as Translate<Own> | undefined) ?? createTranslate(surface, overrides);
      translators.set(surface, translator);
      return translator;
    },
    relativeTime,
  };
}

/** Browsers have it, and Node. */
declare const console: { error(fault: unknown): void };

/** What cannot be said is told on the console, and shows as its key. */
function createTranslate<Own extends Messages>({ name, messages }: Surface<Own>, overrides: Overrides): Translate<Own> {
  const read = new Map<string, Message>();
  const raw = (key: string) => overrides[`${name}.${key}`] ?? messages[key];
  const rich = (key: string, values: Values<unknown> = {}) => {
    try {
      const text = raw(key);
      if (text === undefined) throw new RangeError(`There is no text ${name}.${key}`);
      const message = read.get(key) ?? readMessage(text);
      read.set(key, message);
      return fillIn(message, values);
    } catch (error) {
      console.error(error);
      return `${name}.${key}`;
    }
  };
  const plain = (key: string, values?: Values<unknown>) => [rich(key, values)].flat().join('');
  const has = (key: string) => raw(key) !== undefined;
  return Object.assign(plain, { rich, markup: plain, raw, has }) as unknown as Translate<Own>;
}

/** In the largest unit that is full, rounded in it. */
function relativeTime(then: number, now: number): string {
  const seconds = (then - now) / 1000;
  const [unit, length] = UNITS.find(([, full]) => Math.abs(seconds) >= full) ?? SECONDS;
  // No "i går" of what was thirty hours ago.
  const format = new Intl.RelativeTimeFormat('sv-SE', { numeric: unit === 'second' ? 'auto' : 'always' });
  return format.format(Math.round(seconds / length), unit);
}

const DAY = 24 * 60 * 60;
/** The lengths of units in seconds, the longest first. */
const UNITS = [
  ['year', 365 * DAY],
  ['month', (365 / 12) * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 60 * 60],
  ['minute', 60],
] as const;
const SECONDS = ['second', 1] as const;
