import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnAddress } from './return-address.ts';

test.each(['/%2f%2fexample.com', '/%5cexample.com', '/house?typ=2', '/configuration/new/3/1?view=summary#x', '/'])(
  'returnAddress accepts %s',
  (address) => expect(returnAddress(address)).toBe(address),
);

test.each([
  null,
  '',
  'house',
  '//example.com',
  '/\\example.com',
  'https://example.com/',
  'https:example.com',
  'https:/example.com',
  '\t//example.com',
  ' /example.com',
  '%2f%2fexample.com',
  '/\n/example.com',
  'javascript:alert(1)',
  '/\t/example.com',
  '/..//example.com',
  '/.//example.com',
  '/a/../..//example.com',
  '/%2e%2e//example.com',
  '/..\t//example.com',
])('returnAddress refuses %j', (address) => expect(returnAddress(address)).toBeNull());

test('returnAddress never returns an address of another site; for an address that it has returned, it returns the same address', () => {
  const piece = fc.oneof(
    fc.constantFrom('/', '//', '..', '.', '\\', '\t', '\n', '%2e', '%2f', '@', ':', '?', '#', 'a.example', 'https:'),
    fc.string(),
  );
  const site = 'https://gavel.example';
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('')}`),
      (asked) => {
        const address = returnAddress(asked);
        if (address === null) return;
        expect(new URL(address, site).origin).toBe(site);
        expect(returnAddress(address)).toBe(address);
      },
    ),
    { numRuns: 5000 },
  );
});
