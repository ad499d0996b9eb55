import type { createTranslator } from 'use-intl/core';
import { fillIn, type Values } from './fill-in.ts';
import { type Message, readMessage } from './message.ts';
import type { Messages, Surface } from './surface.ts';

/** The product's sentences. Those that a builder has replaced have the builder's own wording. */
export interface Texts {
  /** Returns the translator of a surface, always the same one: `texts.of(paletteTexts)('tip')`. */
  of<Own extends Messages>(surface: Surface<Own>): Translate<Own>;
  /** Returns the time `then` relative to `now`, such as `för 3 dagar sedan` (3 days ago). Both are milliseconds since 1970. */
  relativeTime(then: number, now: number): string;
}

/**
 * Returns the sentence of a key with its placeholders filled in. `rich` also renders the marked parts of a sentence with the given
 * functions. The types of use-intl check keys and placeholders.
 */
export type Translate<Own extends Messages> = ReturnType<typeof createTranslator<Own>>;

/** A builder's own wording by dotted key, such as `houses.build`. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * Creates the sentences for web, server and tests. A builder's own wording replaces the product's. Unknown keys are ignored, because an
 * older range may contain keys of texts that no longer exist. The calling code formats amounts, areas and days with core's functions.
 */
export function createTexts(overrides: Overrides = {}): Texts {
  // Each translator caches its parsed messages.
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

/** The type of `console`, which exists in browsers and in Node. */
declare const console: { error(fault: unknown): void };

/** Returns the translator of a surface. If a sentence cannot be formatted, it logs the error and returns the key. */
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

/** Uses the largest unit that fits into the elapsed time, and rounds the time to whole numbers of this unit. */
function relativeTime(then: number, now: number): string {
  const seconds = (then - now) / 1000;
  const [unit, length] = UNITS.find(([, full]) => Math.abs(seconds) >= full) ?? SECONDS;
  // With `always`, the text for 30 hours ago is "för 1 dag sedan" (1 day ago), not "i går" (yesterday), which could be wrong.
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
