import { expect, test } from 'vitest';
import { expectFault, type FaultyCase } from '../testing/expect-fault.ts';
import { faultsOf } from '../testing/write-range.ts';

const faulty: readonly FaultyCase[] = [
  {
    name: 'a bundle with two answers for one question',
    file: 'bundles.yaml',
    change: ['[fasad-svart, ko]', '[fasad-svart, ko, rak]'],
    at: 'rak]',
    message: "answers 'kok-form' twice: 'ko' and 'rak'",
  },
  {
    name: 'a bundle that is empty in a house',
    file: 'bundles.yaml',
    change: ['[fasad-svart, ko]', '[ko]'],
    at: 'answers: [ko]',
    message: "the bundle 'mork' is empty: none of its answers is offered (house garage)",
  },
  {
    name: 'a bundle with an answer that its houses do not offer',
    file: 'bundles.yaml',
    change: ['  answers:', '  houses: [garage]\n  answers:'],
    at: 'answers: [fasad-svart, ko]',
    message: "none of the bundle’s houses offers 'ko'",
  },
  {
    name: 'a campaign with both kinds of discount',
    file: 'campaigns.yaml',
    change: ['title: Tillval', 'title: Tillval\n  discount: 1'],
    at: 'levels:',
    message: 'both a discount and levels',
  },
  {
    name: 'two discounts at one level',
    file: 'campaigns.yaml',
    change: ['accessories: 20000', 'accessories: 10000'],
    at: 'levels:',
    message: 'two discounts for accessories of 10000 kr',
  },
  {
    name: 'a negative discount',
    file: 'campaigns.yaml',
    change: ['discount: 20000', 'discount: -1'],
    at: 'discount: -1',
    message: 'discount: Too small: expected number to be >=0',
  },
  {
    name: 'a campaign that ends before it begins',
    file: 'campaigns.yaml',
    change: ['to: 2026-05-31', 'to: 2026-02-28'],
    at: 'to: 2026-02-28',
    message: 'ends before it begins',
  },
  {
    name: 'a campaign with weeks and dates',
    file: 'campaigns.yaml',
    change: ['to: 2026-05-31', 'weeks: { from: -3, to: 2 }'],
    at: 'weeks: { from: -3, to: 2 }',
    message: 'has both weeks and dates',
  },
  {
    name: 'a campaign whose last week comes before its first',
    file: 'campaigns.yaml',
    change: ['from: 2026-03-01\n  to: 2026-05-31', 'weeks: { from: 2, to: -3 }'],
    at: 'weeks: { from: 2, to: -3 }',
    message: 'ends before it begins: from week 2 to week -3',
  },
  {
    name: 'a date that does not exist',
    file: 'campaigns.yaml',
    change: ['to: 2026-05-31', 'to: 2026-05-32'],
    at: 'to: 2026-05-32',
    message: "to: '2026-05-32' is no date",
  },
  {
    name: 'a trigger without a condition',
    file: 'campaigns.yaml',
    change: ['{ display: true, answers: [fasad-svart], accessoryLevel: 1000 }', '{ display: true }'],
    at: '{ display: true }',
    message: 'asks for nothing',
  },
  {
    name: 'a trigger for neither display nor discount',
    file: 'campaigns.yaml',
    change: ['display: true, ', ''],
    at: '{ answers: [fasad-svart]',
    message: 'decides nothing',
  },
  {
    name: 'a trigger with an unknown answer',
    file: 'campaigns.yaml',
    change: ['[fasad-svart]', '[fasad-svar]'],
    at: 'fasad-svar]',
    message: "there is no answer 'fasad-svar'",
  },
  {
    name: 'two primary campaigns',
    file: 'campaigns.yaml',
    change: ['title: Tillval', 'title: Tillval\n  primary: true'],
    at: 'primary: true',
    message: "'varen' is the primary campaign already",
  },
];

test.each(faulty)('checkRange reports this mistake at its line: $name', expectFault);

test('an empty text as a campaign date is no fault, because the range editor clears a date in this way', async () => {
  expect(await faultsOf({ 'campaigns.yaml': ['to: 2026-05-31', "to: ''"] })).toEqual([]);
  expect(await faultsOf({ 'campaigns.yaml': ['from: 2026-03-01', "from: ''"] })).toEqual([]);
});
