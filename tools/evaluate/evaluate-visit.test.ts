import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { evaluateVisit } from './evaluate-visit.ts';

const folder = join(import.meta.dirname, 'cases');
const cases = readdirSync(folder).map((file) => ({ file, ...JSON.parse(readFileSync(join(folder, file), 'utf8')) }));

test.each(cases)('evaluateVisit returns the expected result for the case in $file: $Says', ({ Visit, Result }) => {
  const result = JSON.parse(JSON.stringify(evaluateVisit(Visit)));
  expect(result).toEqual(Result);
  expect(Object.keys(result)).toEqual(Object.keys(Result));
});

/** Returns a valid visit with one question. A test can replace some of the `parts` by special or faulty values. */
function aVisit(parts: { configuration?: object; answer?: object; steps?: unknown; now?: unknown } = {}): object {
  const answers = [
    { Id: 111, Title: 'Liten altan', Rule: '', BaseAnswerIds: [9001], ...parts.answer },
    { Id: 112, Title: 'Stor altan' },
  ];
  return {
    Configuration: {
      MunicipalityName: 'Umeå',
      House: { Title: 'Sjövik' },
      HousePrice: 1_000_000,
      QuestionModel: { Sections: [{ Id: 1, Title: 'Ute', Questions: [{ Id: 11, Title: 'Altan', Answers: answers }] }] },
      ...parts.configuration,
    },
    Now: parts.now ?? '2026-11-20T12:00:00Z',
    Steps: parts.steps ?? [],
  };
}

const prices = (...entries: object[]) => ({ PriceModel: { BaseAnswerPrices: { 9001: entries } } });
const dated = (dates: object) => ({ Campaigns: [{ Id: 3, ...dates }] });

test.each<[string, Parameters<typeof aVisit>[0], string]>([
  [
    'a rule that ends too early',
    { answer: { Rule: 'answer(112) &&' } },
    'question 11 answer 111: expected a rule, found the end',
  ],
  ['an unknown id in a rule', { answer: { Rule: 'answer(999)' } }, 'question 11 answer 111: unknown answer 999 at character 8'],
  [
    'a key in a rule',
    { answer: { Rule: 'answer("7")' } },
    'question 11 answer 111: expected a number, found \'"7"\' at character 8',
  ],
  [
    'a price’s rule, though nothing costs it',
    { configuration: prices({ Price: 1, Rule: 'true' }, { Price: 1, Rule: '(' }) },
    'base answer 9001 price 2: expected a rule, found the end',
  ],
  [
    'a unit’s rule',
    {
      configuration: prices({
        Price: 1,
        PriceType: 1,
        ConditionalUnits: [
          { Rule: '', Units: 1 },
          { Rule: 'answer("7")', Units: 2 },
        ],
      }),
    },
    'base answer 9001 price 1 units 2: expected a number, found \'"7"\' at character 8',
  ],
  [
    'a price beyond counting',
    { configuration: prices({ Price: 1e300 }) },
    'base answer 9001 price 1: 1e+302 is not a whole number of öre',
  ],
  ['an unknown question in a step', { steps: [{ choose: { 11: 112 } }, { choose: { 12: 121 } }] }, 'step 2: unknown question 12'],
  ['an unknown answer in a step', { steps: [{ choose: { 11: 999 } }] }, 'step 1: unknown answer 999 of question 11'],
  ['an unknown bundle in a step', { steps: [{ bundle: 5 }] }, 'step 1: unknown bundle 5'],
  [
    'a bundle of unknown answers in a step',
    {
      configuration: { Bundles: [{ Id: 5, AnswersBundleAnswerDtos: [{ GuideQuestionId: 11, GuideAnswerId: 999 }] }] },
      steps: [{ bundle: 5 }],
    },
    'step 1: unknown answer 999 of question 11',
  ],
  ['an unknown kind of step', { steps: [{ pick: 1 }] }, 'Steps.0: expected {"choose": …} or {"bundle": …}'],
  ['steps that are no list', { steps: {} }, 'Steps: Invalid input: expected array, received object'],
  ['a time without offset', { now: '2026-11-20T12:00:00' }, 'Now: expected a time with offset or Z'],
  [
    'a day that does not exist',
    { now: '2026-02-30T12:00:00Z' },
    "Now: expected a date, a time or a time with offset, found '2026-02-30T12:00:00Z'",
  ],
  [
    'a campaign’s date',
    { configuration: dated({ ValidTo: 'snart' }) },
    "campaign 3 ValidTo: expected a date, a time or a time with offset, found 'snart'",
  ],
  [
    'a disabled campaign’s date',
    { configuration: dated({ Disabled: true, ValidFrom: '2026-13-01' }) },
    "campaign 3 ValidFrom: expected a date, a time or a time with offset, found '2026-13-01'",
  ],
  [
    'a missing house price',
    { configuration: { HousePrice: undefined } },
    'Configuration.HousePrice: Invalid input: expected number, received undefined',
  ],
  [
    'an id that is none',
    { answer: { Id: 'x' } },
    'Configuration.QuestionModel.Sections.0.Questions.0.Answers.0.Id: Invalid input: expected number, received string',
  ],
  ['an answer that stands twice', { answer: { Id: 112 } }, 'answer 112: stands twice'],
])('evaluateVisit rejects %s with a message that says where in the input the fault is', (_, parts, message) => {
  expect(faultOf(aVisit(parts))).toBe(message);
});

test.each([[null], [[]], ['text'], [7]])('evaluateVisit rejects %j, because it is not an object', (input) => {
  expect(() => evaluateVisit(input)).toThrow(/^the file: Invalid input: expected object, received /);
});

test('evaluateVisit ignores unknown fields, and treats an absent list or null as empty', () => {
  const plain = evaluateVisit(aVisit());
  expect(
    evaluateVisit(aVisit({ configuration: { Id: 'abc', Bundles: null, Campaigns: undefined, SalesPersons: 'whoever' } })),
  ).toEqual(plain);
});

test('evaluateVisit accepts a municipality that does not exist', () => {
  const visit = aVisit({ configuration: { MunicipalityName: 'Ankeborg' }, answer: { Rule: 'municipality == "Ankeborg"' } });
  expect(evaluateVisit(visit)).toMatchObject({ Selections: { 11: 111 } });
});

test('an entry of `Steps` without choices changes no answer and gives no replacement', () => {
  expect(evaluateVisit(aVisit({ steps: [{ choose: {} }] }))).toMatchObject({
    Selections: { 11: 111 },
    Notices: [[]],
    Rejected: [false],
  });
});

function faultOf(visit: object): string {
  try {
    evaluateVisit(visit);
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('the visit was not refused');
}
