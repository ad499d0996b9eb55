import { longestName } from '@gavel/core';
import { expect, test } from 'vitest';
import { copyNameOf } from './copy-name.ts';

const named = (name: string) => `${name} (kopia)`;

test('the name of a copy is at most as long as a name may be, and never ends with half of an emoji', () => {
  expect(copyNameOf('Mitt hus', named)).toBe('Mitt hus (kopia)');
  const fits = 'x'.repeat(longestName - 8);
  expect(copyNameOf(fits, named)).toBe(`${fits} (kopia)`);
  expect(copyNameOf(`${fits}y`, named)).toBe(`${fits} (kopia)`);
  expect(copyNameOf('x'.repeat(longestName), named)).toBe(`${fits} (kopia)`);
  expect(copyNameOf(`${fits.slice(1)}🏡🏡🏡`, named)).toBe(`${fits.slice(1)} (kopia)`);
});
