import { test } from 'vitest';
import { expectFault, type FaultyCase } from '../testing/expect-fault.ts';

const FASAD = 'questions/fasad.yaml';

const faulty: readonly FaultyCase[] = [
  {
    name: 'a house without a price for an area',
    file: 'houses/villa.yaml',
    change: [', norr: 2100000', ''],
    at: 'price:',
    message: "the house 'villa' has no price for the area 'norr'; add the line norr: AMOUNT",
  },
  {
    name: 'an answer without a price for an area',
    file: FASAD,
    change: [', norr: 1300', ''],
    at: 'price: { syd',
    message: "'altan-stor' has no price for the area 'norr'; add the line norr: AMOUNT",
  },
  {
    name: 'a price for an unknown area',
    file: FASAD,
    change: ['norr: 1300', 'norr: 1300, nord: 1'],
    at: 'nord: 1',
    message: "there is no area 'nord'",
  },
  {
    name: 'an answer with both a price and base answers',
    file: FASAD,
    change: ['base: [slamfarg]', 'base: [slamfarg]\n      price: 100'],
    at: 'price: 100',
    message: 'both a price and base answers',
  },
  {
    name: 'a price with both per and units',
    file: FASAD,
    change: ['        units:', '        per: 3\n        units:'],
    at: 'units:',
    message: 'both per and units',
  },
  {
    name: 'a quantity that a house lacks',
    file: 'houses/garage.yaml',
    change: ['fasad: 60', 'vagg: 60'],
    at: 'price: [{ price: 100, per: fasad }',
    message: "the house has no quantity 'fasad' (house garage)",
  },
  {
    name: 'a base answer that nothing provides',
    file: FASAD,
    change: ['[slamfarg, tjara]', '[slamfarg]'],
    at: 'key: tjara',
    message: "no answer has 'tjara' in its base",
  },
];

test.each(faulty)('checkRange reports this mistake at its line: $name', expectFault);
