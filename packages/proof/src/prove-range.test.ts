import { choose, compileModel, startVisit } from '@gavel/core';
import type { CompiledModel } from '@gavel/core/compiled';
import { assembleModel } from '@gavel/range/model';
import { assignIds, buildRange, placesOfParts } from '@gavel/range/publishing';
import { expect, test } from 'vitest';
// Within the range, because only tests write ranges that small.
import { type FileChange, readSource } from '../../range/src/testing/write-range.ts';
import { type Example, type ProvableRange, proveRange } from './index.ts';

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
  for (const { example } of objections) if (example) expect(replay(range, example)).toBe(true);
  return objections.map(({ fault, place, sentence, example }) => ({
    fault,
    line: `${place?.file}:${place?.line}`,
    sentence,
    clicks: example && [...example.clicks, ...example.picks].map(({ answer }) => answer),
  }));
}

/** Every click is accepted by the core, and what is to be refused then is. */
function replay(range: ProvableRange, { houseId, municipalityId, clicks, picks }: Example): boolean {
  const compiled = compiledAt(range, houseId, municipalityId);
  let { visit } = startVisit(compiled);
  for (const click of clicks) {
    const transition = choose(compiled, visit, [click]);
    if (!transition.accepted) return false;
    visit = transition.visit;
  }
  return picks.length === 0 || !choose(compiled, visit, picks).accepted;
}

function compiledAt({ houses, municipalities }: ProvableRange, houseId: number, municipalityId: string): CompiledModel {
  const house = houses.find(({ id }) => id === houseId);
  const municipality = municipalities.find(({ id }) => id === municipalityId);
  if (!house || !municipality) throw new Error('the example names what the range does not have');
  return compileModel(assembleModel(house.webConfiguration, municipality.areaCode, municipality.name));
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
