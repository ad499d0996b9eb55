import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.ts';

test.each([
  ['connect to postgres://gavel:hemligt@db:5432/gavel failed', 'connect to postgres://…@db:5432/gavel failed'],
  ['no mailbox <cecilia.berg+hus@example.se>', 'no mailbox <…@…>'],
  ['GET /invitation?key=abc&name=Cecilia failed', 'GET /invitation?key=…&name=… failed'],
  ['Authorization: Basic Z2F2ZWw6aGVtbGlndA==', 'Authorization: Basic …'],
  ['the key gvl_0123456789abcdef', 'the key gvl_…'],
  ['password abcde-fghij-klmno-pqrst-uvwxy-z2345 holds once', 'password … holds once'],
  ['session 0123456789ABCDEFGHIJKLMNOPQRSTUV ended', 'session … ended'],
  ['Failed query: insert into "users"\nparams: cecilia@example.se,Cecilia', 'Failed query: insert into "users"'],
])('withoutSecrets removes the secret from: %s', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected);
});

test.each([
  'house 17 of 0194e3c1-7d0a-7c60-8a52-0c1d3f9d9f10 is not there',
  'node_modules/@myriaddreamin/typst-ts-node-compiler/index.js is missing',
  'ranges/bjorkvik/houses/lingonmo-124.yaml:17:3: expected a number',
])('withoutSecrets does not change: %s', (text) => {
  expect(withoutSecrets(text)).toBe(text);
});
