import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { buildRange } from '../build/build-range.ts';
import { assignIds } from '../build/ids.ts';
import { editTexts, type TextEdit } from '../edit/edit-texts.ts';
import { printPictures } from '../read/picture-description.ts';
import { readWritten } from '../read/read-written.ts';
import { noPictures } from '../source/pictures.ts';
import type { PublishedHouse } from '../stored/published-range.ts';
import { smallRange } from '../testing/small-range.ts';
import { draftBuilder } from './draft-builder.ts';

const texts = new Map(Object.entries(smallRange));
const shop = ['altan', 'answers', 'altan-stor'];
const typed = (keys: readonly string[], before: string | undefined, value: string): TextEdit => {
  return { file: 'questions/fasad.yaml', keys, before, value };
};
const ofAnswer = typed([...shop, 'rule'], 'answer("fasad-svart") || anyAnswer(["ko", "rak"])', '!answer("fasad-svart")');

type House = Pick<PublishedHouse, 'title' | 'webConfiguration'>;

/** Returns the rules of a house, each under the id of the question or answer that it decides, and the price entries of the first area. */
function rulesOf({ webConfiguration: { sections, baseAnswerPrices } }: House): Map<string, unknown> {
  const questions = sections.flatMap((section) => section.questions);
  return new Map<string, unknown>([
    ...questions.map(({ id, rule, answers }) => [`question ${id}`, [rule, answers.map((answer) => answer.id)]] as const),
    ...questions.flatMap(({ answers }) =>
      answers.map(
        ({ id, rule, baseAnswerIds, isDefaultAnswer }) => [`answer ${id}`, [rule, baseAnswerIds, isDefaultAnswer]] as const,
      ),
    ),
    ...Object.entries(baseAnswerPrices.S ?? {}).map(([id, entries]) => [`price ${id}`, entries] as const),
  ]);
}

/**
 * Returns the rules of the complete house in `whole`, reduced to those that `house` also has. `house` is the same house with only some of
 * its questions.
 */
function sameRules(house: House, whole: readonly House[]): Map<string, unknown> {
  const rules = whole.filter(({ title }) => title === house.title).flatMap((one) => [...rulesOf(one)]);
  const own = rulesOf(house);
  return new Map(rules.filter(([name]) => own.has(name)));
}

/** Builds the houses with these edits without `draftBuilder`: writes and parses the texts. */
function builtFrom(edits: readonly TextEdit[]) {
  const edited = new Map([...texts, ...editTexts(texts, edits).texts]);
  const { source, faults } = readWritten({ texts: edited, pictures: printPictures(noPictures) });
  if (!source) throw new Error(`the range has faults: ${JSON.stringify(faults)}`);
  return buildRange(source, assignIds(source, source.idsLock), 0).houses;
}

test.each<[string, TextEdit]>([
  ['the rule of an answer', ofAnswer],
  ['a rule that no visitor can fulfil', { ...ofAnswer, value: 'answer("ko") && sideBuilding' }],
  ['a new rule', typed(['fasadkulor', 'answers', 'fasad-svart', 'rule'], undefined, 'answer("altan-ingen")')],
  ['the rule of a question', typed(['altan', 'rule'], '!(municipality == "Malmö" && sideBuilding)', 'municipality == "Lund"')],
  [
    'the condition of a quantity',
    typed([...shop, 'price', 'units', 'when base("tjara")', 'when'], 'base("tjara")', 'answer("rak")'),
  ],
])(
  'draftBuilder with %s in the draft builds models with the same rules and prices as writing, parsing and building the range',
  (_, rule) => {
    const build = draftBuilder();
    const draft = { texts, edits: [], part: { kind: 'question', key: 'altan' }, now: 0 } as const;
    const before = build({ ...draft, typed: { ...ofAnswer, value: 'answer("rak")' } });
    const { range, faults } = build({ ...draft, typed: rule });
    expect(faults).toEqual([]);
    const whole = builtFrom([rule]);
    expect(range?.houses).toHaveLength(2);
    for (const house of range?.houses ?? []) expect(rulesOf(house)).toEqual(sameRules(house, whole));
    const changed = range?.houses.some(
      (house) => !isDeepStrictEqual(rulesOf(house), sameRules(house, before.range?.houses ?? [])),
    );
    expect(changed).toBe(true);
  },
);

test('draftBuilder builds only the houses that ask the changed question, and includes the other changes of the draft', () => {
  const build = draftBuilder();
  const kitchen: TextEdit = {
    file: 'questions/kok.yaml',
    keys: ['koksluckor', 'rule'],
    before: 'answered("kok-form")',
    value: '',
  };
  const part = { kind: 'question', key: 'koksluckor' } as const;
  const door: TextEdit = {
    ...kitchen,
    keys: ['koksluckor', 'answers', 'lucka-ek', 'rule'],
    before: '!sideBuilding',
    value: 'answer("ko")',
  };
  const { range } = build({ texts, edits: [kitchen], typed: door, part, now: 0 });
  const [villa, ...others] = range?.houses ?? [];
  expect(others).toEqual([]);
  if (!villa) throw new Error('the draft has no house');
  expect(villa.title).toBe('Villa Prov');
  expect(rulesOf(villa)).toEqual(sameRules(villa, builtFrom([kitchen, door])));
  const titles = villa.webConfiguration.sections.flatMap(({ questions }) => questions.map(({ title }) => title));
  expect(titles).toContain('Köksluckor');
  expect(titles, 'a question that the kitchen’s fronts neither read nor decide').not.toContain('Fasadkulör');
});

test('draftBuilder returns a fault for a rule with an unknown name, and returns no fault for the next draft', () => {
  const build = draftBuilder();
  const draft = { texts, edits: [], part: { kind: 'question', key: 'altan' }, now: 0 } as const;
  expect(build({ ...draft, typed: { ...ofAnswer, value: 'answer("kol")' } })).toMatchObject({
    faults: [{ message: expect.stringContaining("'kol'") }],
    range: null,
  });
  expect(build({ ...draft, typed: ofAnswer }).faults).toEqual([]);
});
