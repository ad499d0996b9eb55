import { expect, test } from 'vitest';
import { fittingsOf } from './fittings.ts';

const look = (pattern: string) => ({ pattern, colour: '#ffffff' });

test('the patterns of the chosen answers’ samples decide the forms of doors, cupboard fronts, sinks and hoods', () => {
  const looks = {
    innerDoors: look('dorr-glas'),
    kitchenFronts: look('lucka-ram'),
    sink: look('ho-porslin'),
    hood: look('flakt-kapa'),
  };
  expect(fittingsOf(looks)).toMatchObject({
    innerDoors: 'glazed',
    kitchenFronts: 'framed',
    bathFronts: 'flat',
    sink: 'apron',
    hood: 'wall',
  });
});

test('fittingsOf makes the doors between rooms higher than usual only if the sample of these doors has the pattern `dorr-hog`', () => {
  expect(fittingsOf({ innerDoors: look('dorr-hog') }).doorHigh).toBeGreaterThan(fittingsOf({}).doorHigh);
  expect(fittingsOf({ innerDoors: look('dorr-spegel') }).doorHigh).toBe(fittingsOf({}).doorHigh);
});

test('samples whose pattern does not describe a fitting, such as plain paint, give the model its usual fittings', () => {
  expect(fittingsOf({ innerDoors: look('malad'), sink: look('sten') })).toEqual(fittingsOf({}));
});
