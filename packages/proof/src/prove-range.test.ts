import { assignIds, buildRange, placesOfParts } from '@gavel/range/publishing';
import { expect, test } from 'vitest';
// Within the range, because only tests write ranges that small.
import { type FileChange, readSource } from '../../range/src/testing/write-range.ts';
import { comparePossibleHouses, proveChange, proveRange } from './index.ts';
import { replayObjection } from './testing/index.ts';

const QUESTIONS = 'questions/kok.yaml';
const panels = (rest: string) => `- key: panel
  title: Panel
  answers:
    - { key: rak, title: Rak, default: true, sample: { pattern: plan, colour: '#ffffff' } }
    - { key: ko, title: Klinkbyggd, sample: { pattern: plan, colour: '#ffffff' } }
    - { key: fjall, title: Fjäll, sample: { pattern: plan, colour: '#ffffff' } }
- key: koksluckor
  title: Luckor
${rest}`;
const section = { 'sections.yaml': ['questions: [kok-form, koksluckor]', 'questions: [panel, koksluckor]'] } as const;

async function rangeWith(changes: Readonly<Record<string, FileChange>>) {
  const source = await readSource({ 'alert-messages.yaml': '[]\n', ...changes });
  return { range: buildRange(source, assignIds(source, source.idsLock), 0), locate: placesOfParts(source) };
}

async function objectionsTo(changes: Readonly<Record<string, FileChange>>) {
  const { range, locate } = await rangeWith(changes);
  const { objections } = proveRange(range, locate);
  for (const objection of objections) expect(replayObjection(range, objection), objection.sentence).toBe(true);
  return objections.map(({ fault, place, sentence, example }) => ({
    fault,
    line: `${place?.file}:${place?.line}`,
    sentence,
    clicks: example && [...example.clicks, ...example.picks].map(({ answer }) => answer),
  }));
}

/** Whoever has neither the island nor tar pays for a terrace of the house's own size. */
const alwaysPaid = ['          - when: base("tjara")\n            quantity: altan', '          - quantity: altan'] as const;
/** Its kitchen always has a form. */
const withoutRule = ['  rule: answered("kok-form")\n', ''] as const;

test('a range in order has nothing to object to, and every verdict says for how much it stands', async () => {
  const { range } = await rangeWith({ 'questions/fasad.yaml': alwaysPaid, [QUESTIONS]: withoutRule });
  const { verdicts, objections, remarks } = proveRange(range);
  expect(objections).toEqual([]);
  expect(remarks.map(({ sentence, example }) => [sentence, example?.municipalityName])).toEqual([
    ['Paketet ”Mörkt” går inte att välja från början: Med köksö stoppas.', 'Malmö'],
  ]);
  expect(verdicts.map(({ property, sentence }) => [property, sentence])).toEqual([
    ['neverStuck', 'Bevisat för alla kommuner'],
    ['nothingDead', 'Bevisat för alla kommuner'],
    ['noCircles', 'Bevisat för alla kommuner'],
    ['priced', 'Bevisat för alla kommuner'],
    ['bundles', '1 invändning'],
    ['discounts', 'Provat på 8 besök'],
  ]);
  expect(verdicts.every(({ obligations }) => obligations > 0)).toBe(true);
});

test('a question whose two answers need two of three panels is empty with the third, after one click', async () => {
  const luckor = `  answers:
    - { key: lucka-vit, title: Vita, rule: 'answer("rak")', default: true, sample: { pattern: plan, colour: '#ffffff' } }
    - { key: lucka-ek, title: Ek, rule: 'answer("ko")', sample: { pattern: plan, colour: '#ffffff' } }
`;
  expect(await objectionsTo({ ...section, [QUESTIONS]: panels(luckor) })).toContainEqual({
    fault: 'empty',
    line: `${QUESTIONS}:7`,
    sentence: 'Frågan ”Luckor” visas utan något svar att välja.',
    clicks: ['Fjäll'],
  });
});

test('a default answer whose rule can never hold can never be chosen', async () => {
  const luckor = `  answers:
    - { key: lucka-vit, title: Vita, sample: { pattern: plan, colour: '#ffffff' } }
    - { key: lucka-ek, title: Ek, default: true, rule: 'answer("ko") && !answer("ko")', sample: { pattern: plan, colour: '#ffffff' } }
`;
  expect(await objectionsTo({ ...section, [QUESTIONS]: panels(luckor) })).toContainEqual({
    fault: 'deadAnswer',
    line: `${QUESTIONS}:11`,
    sentence: 'Svaret ”Ek” på frågan ”Luckor” går aldrig att välja.',
    clicks: ['Ek'],
  });
});

test('a terrace that is priced by quantity is free for whoever meets none of its conditions', async () => {
  expect(await objectionsTo({ [QUESTIONS]: withoutRule })).toEqual([
    {
      fault: 'noUnits',
      line: 'questions/fasad.yaml:31',
      sentence: '”Stor altan” blir gratis, för ingen av mängderna i priset gäller.',
      clicks: ['Stor altan'],
    },
  ]);
});

test('a rule that asks for what always is says never no', async () => {
  expect(await objectionsTo({ 'questions/fasad.yaml': alwaysPaid })).toEqual([
    {
      fault: 'needlessRule',
      line: `${QUESTIONS}:14`,
      sentence: 'Regeln för frågan ”Köksluckor” säger aldrig nej. Ta bort den, eller ändra den.',
      clicks: [],
    },
  ]);
});

test('circles are named, and nothing is called proven of the house that has them', async () => {
  const luckor = `  answers:
    - { key: lucka-vit, title: Vita, sample: { pattern: plan, colour: '#ffffff' } }
    - { key: lucka-ek, title: Ek, rule: 'answer("ko")', sample: { pattern: plan, colour: '#ffffff' } }
`;
  const circular = panels(luckor).replace('title: Klinkbyggd,', `title: Klinkbyggd, rule: '!answer("lucka-ek")',`);
  const { range, locate } = await rangeWith({ ...section, [QUESTIONS]: circular });
  const { objections, verdicts } = proveRange(range, locate);
  expect(objections.map(({ fault, stops, sentence }) => [fault, stops, sentence])).toContainEqual([
    'circle',
    'always',
    'Frågorna Panel, Luckor beror på varandra i en ring.',
  ]);
  expect(verdicts.find(({ property }) => property === 'neverStuck')?.outcome).toBe('tried');
});

test('a price that is missing in an area is never signed away', async () => {
  const { range, locate } = await rangeWith({});
  const [area] = range.areas;
  const houses = range.houses.map((house) => {
    const { webConfiguration } = house;
    const { [area?.code ?? '']: _, ...housePrices } = webConfiguration.housePrices;
    return house.key === 'villa' ? { ...house, webConfiguration: { ...webConfiguration, housePrices } } : house;
  });
  expect(proveRange({ ...range, houses }, locate).objections).toContainEqual(
    expect.objectContaining({
      fault: 'noPrice',
      stops: 'always',
      sentence: 'Villa Prov har inget pris i området Syd.',
      place: expect.objectContaining({ file: 'houses/villa.yaml' }),
    }),
  );
});

test('a campaign for answers that exclude each other, and one for more than all accessories cost', async () => {
  const campaigns = `- key: aldrig
  title: Aldrig
  text: <p>Aldrig</p>
  discount: 20000
  triggers: [{ discount: true, answers: [lucka-vit, rak] }, { discount: true, answers: [ko] }]
- key: dyr
  title: Dyr
  text: <p>Dyr</p>
  levels: [{ accessories: 10000000, discount: 1000 }]
`;
  const { range } = await rangeWith({
    'campaigns.yaml': campaigns,
    'questions/fasad.yaml': alwaysPaid,
    [QUESTIONS]: withoutRule,
  });
  const { objections, remarks } = proveRange(range);
  expect(objections.map(({ sentence }) => sentence)).toEqual([
    'Kampanjen ”Aldrig” går aldrig att få: ingen kan välja det som den kräver.',
  ]);
  expect(remarks.map(({ sentence }) => sentence)).toContain(
    'Kampanjen ”Dyr” har en nivå som ingen kan nå: tillval för 10 000 000 kr.'.replaceAll(/(?<=\d) (?=\d|kr)/g, '\u00a0'),
  );
});

test('what one question’s rule changes is proven alone, and compared by counts and examples', async () => {
  const { range: before } = await rangeWith({ 'questions/fasad.yaml': alwaysPaid, [QUESTIONS]: withoutRule });
  const { range: after } = await rangeWith({
    'questions/fasad.yaml': alwaysPaid,
    [QUESTIONS]: ["      rule: '!sideBuilding'\n", `      rule: answer("ko") && !answer("ko")\n`],
  });
  const question = after.houses.flatMap(({ webConfiguration }) =>
    webConfiguration.sections.flatMap(({ questions }) => questions),
  );
  const changed = new Set(question.filter(({ title }) => title === 'Köksluckor').map(({ id }) => id));
  const { objections } = proveChange(after, changed);
  expect(objections.map(({ fault, sentence }) => [fault, sentence])).toContainEqual([
    'deadAnswer',
    'Svaret ”Luckor av ek” på frågan ”Köksluckor” går aldrig att välja.',
  ]);
  const [villa, ...others] = comparePossibleHouses(before, after);
  expect(others).toEqual([]);
  expect(villa).toMatchObject({
    houseTitle: 'Villa Prov',
    lost: { clicks: [{ answer: 'Luckor av ek' }], municipalityName: expect.any(String) },
    gained: null,
  });
  expect(villa?.before?.isExact && villa.after?.isExact).toBe(true);
  expect(BigInt(villa?.before?.count ?? 0)).toBe(2n * BigInt(villa?.after?.count ?? 0));
});
