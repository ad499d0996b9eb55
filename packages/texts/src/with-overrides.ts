import { messages } from './messages.ts';

/** The product's texts by screen and key; the values are ICU messages. */
export type Messages = typeof messages;

/**
 * The product's texts with a builder's own wording laid over them. Overrides are addressed by dotted key
 * (`houses.build`); keys that no text has are ignored, because an older range may name texts that are gone.
 */
export function withOverrides(overrides: Readonly<Record<string, string>>): Messages {
  if (Object.keys(overrides).length === 0) return messages;
  const screens = Object.entries(messages).map(([screen, texts]) => [
    screen,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, overrides[`${screen}.${key}`] ?? text])),
  ]);
  return Object.fromEntries(screens);
}
