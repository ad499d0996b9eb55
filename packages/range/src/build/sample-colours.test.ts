import { expect, test } from 'vitest';
import { formatOf, readStored } from '../stored/read-stored.ts';
import { webConfigurationFormat } from '../stored/web-configuration-format.ts';
import { changed } from '../testing/expect-fault.ts';
import { readSource } from '../testing/write-range.ts';
import { buildRange } from './build-range.ts';
import { assignIds } from './ids.ts';

const FASAD = 'questions/fasad.yaml';
const KOK = 'questions/kok.yaml';

async function villaAndGarage() {
  const source = await readSource({
    [FASAD]: changed(FASAD, [
      "sample: { pattern: altan, colour: '#aa8855' }",
      "sample: { pattern: altan-stor, colour: '#aa8855', colourFrom: fasadkulor, accent: '#ffffff', accentFrom: koksluckor }",
    ]),
    [KOK]: changed(KOK, [
      "sample: { pattern: lucka-slat, colour: '#ffffff' }",
      "sample: { pattern: knut, colour: '#ffffff', colourFrom: fasadkulor }",
    ]),
  });
  return buildRange(source, assignIds(source, {}), 0).houses.map(({ webConfiguration }) => webConfiguration);
}

test('if a sample takes its colour from the answer to another question, the published sample has the id of that question in place of the colour', async () => {
  const samples = (await villaAndGarage()).map(({ sections }) =>
    sections
      .flatMap(({ questions }) => questions.flatMap(({ answers }) => answers))
      .map(({ title, paletteImageTemplate, sampleColour }) => [title, paletteImageTemplate, sampleColour]),
  );
  expect(samples).toEqual([
    [
      ['Röd', undefined, '7c1d15'],
      ['Svart', undefined, '222222'],
      ['Ingen altan', undefined, undefined],
      ['Stor altan', '/media/drawn/sample/altan-stor-{1}-{4}.svg', undefined],
      ['Rakt', undefined, undefined],
      ['Med köksö', undefined, undefined],
      // Another sample takes its accent from this question, so the colour of each sample here is published. `{1}`: the façade question
      // decides this colour.
      ['Vita luckor', '/media/drawn/sample/knut-{1}.svg', '{1}'],
      ['Luckor av ek', undefined, 'bb9966'],
    ],
    // The garage has no kitchen question, so the sample of its terrace keeps its own accent, `ffffff`.
    [
      ['Röd', undefined, '7c1d15'],
      ['Svart', undefined, '222222'],
      ['Ingen altan', undefined, undefined],
      ['Stor altan', '/media/drawn/sample/altan-stor-{1}-ffffff.svg', undefined],
    ],
  ]);
});

test('a house that is stored and read again still has the samples that take their colours from the answers to other questions', async () => {
  for (const house of await villaAndGarage()) {
    const stored = { name: 'a house', format: formatOf(webConfigurationFormat), body: JSON.parse(JSON.stringify(house)) };
    expect(readStored(webConfigurationFormat, stored)).toEqual(house);
  }
});
