import { expect, test } from 'vitest';
import { aPublishedRange } from '../../testing/a-published-range.ts';
import { oneTimePasswordLetter } from './one-time-password-letter.ts';

const letterTo = (firstName: string) =>
  oneTimePasswordLetter(
    { email: 'anna@example.se', firstName },
    'abcde-fghjk',
  )({
    ...aPublishedRange(),
    baseUrl: 'https://hus.example',
  });

test('has the password, how long it holds and the way to log in, in both forms', () => {
  const { subject, text, html, from, to } = letterTo('Anna');
  expect([from.name, to.address]).toEqual(['Provhus', 'anna@example.se']);
  expect(subject).toBe('Ditt engångslösenord hos Provhus');
  for (const form of [text, html]) {
    expect(form).toContain('Hej Anna!');
    expect(form).toContain('abcde-fghjk');
    expect(form).toContain('60 minuter');
    expect(form).toContain('https://hus.example/login');
  }
});

test('the password stands in no address, and a name is no markup', () => {
  const { html, text } = letterTo('<img src=x>');
  expect(html).toContain('&lt;img src=x&gt;');
  expect(html).not.toContain('<img');
  for (const address of `${html} ${text}`.match(/https?:[^\s"<]+/g) ?? []) expect(address).not.toContain('abcde');
});
