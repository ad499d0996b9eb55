import { expect, test } from 'vitest';
import { messages } from './messages.ts';
import { withOverrides } from './with-overrides.ts';

test('a builder replaces one sentence and keeps the rest', () => {
  const texts = withOverrides({ 'houses.build': 'Skapa {house}' });
  expect(texts.houses.build).toBe('Skapa {house}');
  expect(texts.houses.fromBundle).toBe('Utgå från ett paket');
  expect(texts.start).toEqual(messages.start);
});

test('keys that no text has are ignored', () => {
  expect(withOverrides({ 'houses.gone': 'x', unknown: 'y' })).toEqual(messages);
});
