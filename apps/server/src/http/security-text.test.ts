import { expect, test } from 'vitest';
import { aServerOf, now } from '../testing/a-server.ts';

const read = (parts: Parameters<typeof aServerOf>[1]) => aServerOf(undefined, parts).app.request('/.well-known/security.txt');

test('security.txt names the contact in the format of RFC 9116', async () => {
  const answer = await read({ securityContact: 'https://hus.example.se/fel', baseUrl: 'https://hus.example.se' });
  expect(answer.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  expect(await answer.text()).toBe(
    [
      'Contact: https://hus.example.se/fel',
      'Expires: 2027-05-19T00:00:00Z',
      'Preferred-Languages: sv, en',
      'Canonical: https://hus.example.se/.well-known/security.txt',
      '',
    ].join('\n'),
  );
  expect(Date.UTC(2027, 4, 19) - now).toBeLessThan(365 * 86_400_000);
});

test('without a configured contact, security.txt names the builder’s e-mail address', async () => {
  const { contact } = (await aServerOf().dependencies.currentRange()).brand;
  expect(await (await read({})).text()).toContain(`Contact: mailto:${contact.email}\n`);
});
