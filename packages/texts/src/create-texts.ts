import { createFormatter, createTranslator } from 'use-intl/core';
import type { Messages, Surface } from './surface.ts';

/** The product's sentences as one builder's visitors read them. */
export interface Texts {
  /** The translator of a surface, the same one each time: `texts.of(paletteTexts)('tip')`. */
  of<Own extends Messages>(surface: Surface<Own>): Translate<Own>;
  /** `för 3 dagar sedan`; both in milliseconds since 1970. */
  relativeTime(then: number, now: number): string;
}

/** Gives the sentence of a key with its placeholders filled in. Keys and placeholders are checked by their types. */
export type Translate<Own extends Messages> = ReturnType<typeof createTranslator<Own>>;

/** A builder's own wording by dotted key, such as `houses.build`. */
export type Overrides = Readonly<Record<string, string>>;

/**
 * What web, server and tests take their sentences from: the product's, with a builder's own wording laid over them. Keys that no text has
 * are passed over, because an older range may name texts that are gone. Amounts, areas and days come in as core's functions write them.
 */
export function createTexts(overrides: Overrides = {}): Texts {
  // A translator keeps the messages it has parsed.
  const translators = new Map<Surface, unknown>();
  const formatter = createFormatter(swedish);
  return {
    of<Own extends Messages>(surface: Surface<Own>) {
      const translator = (translators.get(surface) as Translate<Own> | undefined) ?? createTranslatorOf(surface, overrides);
      translators.set(surface, translator);
      return translator;
    },
    relativeTime: (then, now) => formatter.relativeTime(then, now),
  };
}

const swedish = { locale: 'sv-SE', timeZone: 'Europe/Stockholm' } as const;

function createTranslatorOf<Own extends Messages>({ name, messages }: Surface<Own>, overrides: Overrides): Translate<Own> {
  const worded = Object.entries(messages).map(([key, text]) => [key, overrides[`${name}.${key}`] ?? text]);
  return createTranslator<Own>({
    ...swedish,
    messages: Object.fromEntries(worded),
    getMessageFallback: ({ key }) => `${name}.${key}`,
  });
}
