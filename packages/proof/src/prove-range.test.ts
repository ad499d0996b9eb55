import { assignIds, buildRange, placesOfParts } from '@gavel/range/publishing';
import { expect, test } from 'vitest';
// Imported by path, because the package does not export its test helpers.
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

/** Old and new text in a file of the range: removes from the bundle the answer that no visitor in Malmö can choose. */
const possibleBundle = ['answers: [fasad-svart, ko]', 'answers: [fasad-svart]'] as const;

async function rangeWith(changes: Readonly<Record<string, FileChange>>) {
  const source = await readSource({ 'alert-messages.yaml': '[]\n', 'bundles.yaml': possibleBundle, ...changes });
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

/** Old and new text in a file of the range. The new text always gives a terrace a quantity, so that no visit gets the terrace for free. */
const alwaysPaid = ['          - when: base("tjara")\n            quantity: altan', '          - quantity: altan'] as const;
/** Old and new text in a file of the range: removes a rule that is always true, because the kitchen always has a form. */
const withoutRule = ['  rule: answered("kok-form")\n', ''] as const;

test('a correct range has no objections, and every verdict states whether its property is proven or only tried on some visits', async () => {
  const { range } = await rangeWith({ 'questions/fasad.yaml': alwaysPaid, [QUESTIONS]: withoutRule });
  const { verdicts, objections, remarks } = proveRange(range);
  expect(objections).toEqual([]);
  expect(remarks).toEqual([]);
  expect(verdicts.map(({ property, sentence }) => [property, sentence])).toEqual([
    ['neverStuck', 'Bevisat för alla kommuner'],
    ['nothingDead', 'Bevisat för alla kommuner'],
    ['noCircles', 'Bevisat för alla kommuner'],
    ['priced', 'Bevisat för alla kommuner'],
    ['bundles', 'Bevisat för alla kommuner'],
    ['discounts', 'Provat på 8 besök'],
  ]);
  expect(verdicts.every(({ obligations }) => obligations > 0)).toBe(true);
});

test('proveRange reports a question that one click leaves without a valid answer, and shows this click', async () => {
  const luckor = `  answers:
    - { key: lucka-vit, title: Vita, rule: 'answer("rak")', default: true, sample: { pattern: plan, colour: '#ffffff' } }
    - { key: lucka-ek, title: Ek, rule: 'answer("ko")', sample: { pattern: plan, colour: '#ffffff' } }
`;
  expect(await objectionsTo({ ...section, [QUESTIONS]: panels(luckor) })).toContainEqual({
    fault: 'empty',
    line: `${QUESTIONS}:7`,
    sentence: 'Frågan ”Luckor” visas utan något svar att välja. Ge den ett svar som alltid går att välja, eller dölj den då.',
    clicks: ['Fjäll'],
  });
});

test('proveRange reports a default answer whose rule can never be true as an answer that nobody can choose', async () => {
  const luckor = `  answers:
    - { key: lucka-vit, title: Vita, sample: { pattern: plan, colour: '#ffffff' } }
    - { key: lucka-ek, title: Ek, default: true, rule: 'answer("ko") && !answer("ko")', sample: { pattern: plan, colour: '#ffffff' } }
`;
  expect(await objectionsTo({ ...section, [QUESTIONS]: panels(luckor) })).toContainEqual({
    fault: 'deadAnswer',
    line: `${QUESTIONS}:11`,
    sentence: 'Svaret ”Ek” på frågan ”Luckor” går aldrig att välja. Ändra svarets regel eller frågans, eller ta bort svaret.',
    clicks: ['Ek'],
  });
});

test('proveRange reports an answer with a price per quantity if in some visit no condition of its quantities is true, so that the answer is free', async () => {
  expect(await objectionsTo({ [QUESTIONS]: withoutRule })).toEqual([
    {
      fault: 'noUnits',
      line: 'questions/fasad.yaml:31',
      sentence: '”Stor altan” blir gratis, för ingen av mängderna i priset gäller. Lägg till en mängd utan villkor.',
      clicks: ['Stor altan'],
    },
  ]);
});

test('proveRange reports a rule that is always true as unnecessary', async () => {
  expect(await objectionsTo({ 'questions/fasad.yaml': alwaysPaid })).toEqual([
    {
      fault: 'needlessRule',
      line: `${QUESTIONS}:14`,
      sentence: 'Regeln för frågan ”Köksluckor” säger aldrig nej. Ta bort den, eller ändra den.',
      clicks: [],
    },
  ]);
});

test('proveRange reports questions whose rules form a cycle, and reports no property of their house as proven', async () => {
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
    'Frågorna Panel, Luckor beror på varandra i en ring. Ta bort en av frågorna ur en annans regel.',
  ]);
  expect(verdicts.find(({ property }) => property === 'neverStuck')?.outcome).toBe('tried');
  expect(verdicts.filter(({ outcome }) => outcome === 'proven')).toEqual([]);
});

test('proveRange reports a missing price in an area as an objection that always prevents publishing', async () => {
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
      sentence: 'Villa Prov har inget pris i området Syd. Skriv priset där.',
      place: expect.objectContaining({ file: 'houses/villa.yaml' }),
    }),
  );
});

test('a bundle that is impossible from the start prevents publishing unless an administrator accepts it; a bundle that a click makes impossible is only a remark', async () => {
  const luckor = `  answers:
    - { key: lucka-vit, title: Vita, rule: 'answer("rak")', default: true, sample: { pattern: plan, colour: '#ffffff' } }
    - { key: lucka-ek, title: Ek, sample: { pattern: plan, colour: '#ffffff' } }
`;
  const bundlesOf = async (changes: Readonly<Record<string, FileChange>>) => {
    const { objections, remarks } = proveRange((await rangeWith(changes)).range);
    const told = [...objections, ...remarks].filter(({ property }) => property === 'bundles');
    return told.map(({ fault, stops, sentence, example }) => [fault, stops, sentence, example?.municipalityName]);
  };
  const start = 'Paketet ”Mörkt” går inte att välja från början: Med köksö stoppas. Byt svar i paketet, eller ändra regeln.';
  const mork = ['answers: [fasad-svart, ko]', 'answers: [ko, fasad-svart]'] as const;
  expect(await bundlesOf({ 'bundles.yaml': mork })).toEqual([['refusedAtStart', 'unlessSigned', start, 'Malmö']]);
  const later = { ...section, [QUESTIONS]: panels(luckor), 'bundles.yaml': [possibleBundle[0], 'answers: [lucka-vit]'] as const };
  const click = 'Paketet ”Mörkt” går inte att välja efter andra val: Vita stoppas.';
  expect(await bundlesOf(later)).toEqual([['refusedLater', 'never', click, 'Luleå']]);
});

test('proveRange reports a campaign that requires answers which exclude each other, and a discount that requires a higher accessory price than any visit has', async () => {
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
  const { objections } = proveRange(range);
  expect(objections.map(({ sentence }) => sentence)).toEqual([
    'Kampanjen ”Dyr” har en nivå som ingen kan nå: tillval för 10 000 000 kr. Sänk nivån, eller ta bort den.'.replaceAll(
      /(?<=\d) (?=\d|kr)/g,
      '\u00a0',
    ),
    'Kampanjen ”Aldrig” går aldrig att få: ingen kan välja det som den kräver. Ändra vad den kräver, eller ta bort den.',
  ]);
});

test('proveRange reports a campaign whose discount is larger than the price of a house with the answers that the campaign requires', async () => {
  const campaign = (discount: number) => `- key: stor
  title: Stor
  text: <p>Stor</p>
  discount: ${discount}
  triggers: [{ discount: true, answers: [ko] }]
`;
  const faultsOf = async (discount: number) => {
    const files = { 'campaigns.yaml': campaign(discount), 'questions/fasad.yaml': alwaysPaid, [QUESTIONS]: withoutRule };
    return proveRange((await rangeWith(files)).range).objections.map(({ fault }) => fault);
  };
  expect(await faultsOf(50_000_000)).toContain('nothingLeft');
  expect(await faultsOf(5000)).not.toContain('nothingLeft');
});

test('proveRange reports a campaign that gives a discount for the same answers at the same time as another campaign', async () => {
  const campaign = (key: string, dates: string, answer: string) => `- key: ${key}
  title: ${key}
  text: <p>Text</p>
  discount: 1000
  ${dates}
  triggers: [{ discount: true, answers: [${answer}] }]
`;
  const overlapsOf = async (...campaigns: string[]) => {
    const files = { 'campaigns.yaml': campaigns.join(''), 'questions/fasad.yaml': alwaysPaid, [QUESTIONS]: withoutRule };
    const { objections } = proveRange((await rangeWith(files)).range);
    return objections.filter(({ fault }) => fault === 'sameOffer').map(({ sentence }) => sentence);
  };
  const spring = campaign('var', 'from: 2026-03-01\n  to: 2026-05-31', 'ko');
  expect(await overlapsOf(spring, campaign('maj', 'from: 2026-05-31\n  to: 2026-06-30', 'ko'))).toEqual([
    'Kampanjen ”maj” gäller samtidigt som ”var” och har samma villkor. Rabatterna läggs ihop; låt den ena sluta innan den andra börjar, eller ta bort en.',
  ]);
  expect(await overlapsOf(spring, campaign('juni', 'from: 2026-06-01\n  to: 2026-06-30', 'ko'))).toEqual([]);
  expect(await overlapsOf(spring, campaign('maj', 'from: 2026-05-31\n  to: 2026-06-30', 'rak'))).toEqual([]);
});

test('proveChange reports an answer that a changed rule makes impossible, and comparePossibleHouses returns how many selections are possible before and after the change, and a selection that is no longer possible', async () => {
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
    'Svaret ”Luckor av ek” på frågan ”Köksluckor” går aldrig att välja. Ändra svarets regel eller frågans, eller ta bort svaret.',
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

test('proveChange reports that a changed question can be left without a valid answer', async () => {
  const luckor = `  answers:
    - { key: lucka-vit, title: Vita, rule: 'answer("rak")', default: true, sample: { pattern: plan, colour: '#ffffff' } }
    - { key: lucka-ek, title: Ek, rule: 'answer("ko")', sample: { pattern: plan, colour: '#ffffff' } }
`;
  const { range } = await rangeWith({ ...section, [QUESTIONS]: panels(luckor) });
  const questions = range.houses.flatMap(({ webConfiguration }) => webConfiguration.sections.flatMap((one) => one.questions));
  const changed = new Set(questions.filter(({ title }) => title === 'Luckor').map(({ id }) => id));
  expect(proveChange(range, changed).objections).toContainEqual(
    expect.objectContaining({
      fault: 'empty',
      stops: 'always',
      sentence: 'Frågan ”Luckor” visas utan något svar att välja. Ge den ett svar som alltid går att välja, eller dölj den då.',
    }),
  );
});

test('comparePossibleHouses compares no house if no municipality has deliveries both before and after the change of the range', async () => {
  const { range } = await rangeWith({});
  const denied = { ...range, municipalities: range.municipalities.map((one) => ({ ...one, denied: true })) };
  expect(comparePossibleHouses(denied, range)).toEqual([]);
});
