import { expect, test } from 'vitest';
import { changed, expectFault, type FaultyCase } from '../testing/expect-fault.ts';
import { faultsOf } from '../testing/write-range.ts';

const FASAD = 'questions/fasad.yaml';
const RED = "sample: { pattern: lockpanel, colour: '#7c1d15', accent: '#ffffff' }";
const TERRACE = "sample: { pattern: altan, colour: '#aa8855' }";

const faulty: readonly FaultyCase[] = [
  {
    name: 'a sample that follows an unknown question',
    file: FASAD,
    change: [TERRACE, "sample: { pattern: altan-stor, colour: '#aa8855', colourFrom: fasadkulr }"],
    at: 'fasadkulr',
    message: "there is no question 'fasadkulr'",
  },
  {
    name: 'a photographed sample that follows a question',
    file: FASAD,
    change: [TERRACE, "sample: { pattern: altan, colour: '#aa8855', colourFrom: fasadkulor }"],
    at: 'pattern: altan,',
    message: "the pattern 'altan' is photographed",
  },
  {
    name: 'an accent from a question without an accent of its own',
    file: FASAD,
    change: [TERRACE, "sample: { pattern: altan-stor, colour: '#aa8855', accentFrom: fasadkulor }"],
    at: 'accentFrom: fasadkulor',
    message: 'accentFrom needs an accent',
  },
  {
    name: 'an accent from the sample’s own question',
    file: FASAD,
    change: [TERRACE, "sample: { pattern: altan-stor, colour: '#aa8855', accent: '#ffffff', accentFrom: altan }"],
    at: 'accentFrom: altan',
    message: "'altan' is the sample’s own question",
  },
  {
    name: 'a colour from the sample’s own question',
    file: FASAD,
    change: [TERRACE, "sample: { pattern: altan-stor, colour: '#aa8855', colourFrom: altan }"],
    at: 'colourFrom: altan',
    message: 'samples take their colours from each other in a circle: altan → altan',
  },
  {
    name: 'two questions that follow each other',
    file: FASAD,
    change: changed(
      FASAD,
      [TERRACE, "sample: { pattern: altan-stor, colour: '#aa8855', colourFrom: fasadkulor }"],
      [RED, "sample: { pattern: knut, colour: '#7c1d15', colourFrom: altan }"],
    ),
    at: 'colourFrom: fasadkulor',
    message: 'samples take their colours from each other in a circle: altan → fasadkulor → altan',
  },
];

test.each(faulty)('checkRange reports this mistake: $name', expectFault);

test('checkRange accepts a drawn sample that takes its two colours from two questions', async () => {
  const sample =
    "sample: { pattern: altan-stor, colour: '#aa8855', colourFrom: fasadkulor, accent: '#ffffff', accentFrom: kok-form }";
  expect(await faultsOf({ [FASAD]: [TERRACE, sample] })).toEqual([]);
});
