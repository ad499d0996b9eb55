import fc from 'fast-check';
import type { Question } from '../model/model.ts';
import type { RuleSyntax } from '../rules/rule-parser.ts';
import { listSections } from '../visit/list-sections.ts';
import { aModel, anAnswer, aQuestion } from './a-model.ts';
import { play } from './play.ts';
import { seededRandom } from './random-model.ts';

const municipalities = ['Umeå', 'Upplands Väsby', 'Habo', 'Å'];

/** The data of a visit that a rule can read. */
export interface AskedState {
  readonly municipality: string;
  readonly sideBuilding: boolean;
  /** Answer ids, at most one for each question. */
  readonly selected: readonly number[];
}

/**
 * Question 1 has answers 11, 12 and 13, question 2 has 21, 22 and 23, question 3 has 31, 32 and 33. Each also has an answer that is never
 * valid (10, 20, 30). It is the first one, so that a new visit leaves the question unanswered.
 */
export const askedQuestions: readonly Question[] = [1, 2, 3].map((question) =>
  aQuestion(question, [
    anAnswer(question * 10, { rule: 'false' }),
    anAnswer(question * 10 + 1, { baseAnswerIds: [901] }),
    anAnswer(question * 10 + 2, { baseAnswerIds: [900 + question, 904] }),
    anAnswer(question * 10 + 3),
  ]),
);

export const anyAskedState: fc.Arbitrary<AskedState> = fc.record({
  municipality: fc.constantFrom(...municipalities, 'Kiruna'),
  sideBuilding: fc.boolean(),
  selected: fc
    .tuple(...[10, 20, 30].map((from) => fc.constantFrom(null, from + 1, from + 2, from + 3)))
    .map((answers) => answers.filter((answer) => answer !== null)),
});

/** Returns whether a visit in this state lists a question with this rule. Throws `ModelError` if the rule is unreadable. */
export function meaningOf(rule: string, { municipality, sideBuilding, selected }: AskedState): boolean {
  const asking = aQuestion(9, [anAnswer(91)], { rule, showQuestionIfOneAnswer: true });
  const model = aModel({ municipalityName: municipality, isSideBuilding: sideBuilding, questions: [...askedQuestions, asking] });
  const { compiled, visit } = play(model, Object.fromEntries(selected.map((id) => [Math.floor(id / 10), id])));
  return listSections(compiled, visit).some(({ questions }) => questions.some(({ questionId }) => questionId === 9));
}

const nowhere = { position: 0 };
const id = (ids: readonly number[]) => fc.constantFrom(...ids).map((value) => ({ id: value, ...nowhere }));
const some = <Item>(item: fc.Arbitrary<Item>) => fc.array(item, { minLength: 1, maxLength: 4 });
const answerId = id([11, 12, 13, 21, 22, 23, 31, 32, 33]);
const baseId = id([901, 902, 903, 904]);
const name = fc.constantFrom(...municipalities).map((text) => ({ name: text, ...nowhere }));

/** Generates rules with every construct of the rule language, nested to a limited depth. */
export const anyRule = fc.letrec<{ rule: RuleSyntax }>((tie) => {
  const rule = tie('rule');
  return {
    rule: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      some(answerId).map((ids): RuleSyntax => ({ kind: 'answers', quantifier: 'any', ids })),
      some(answerId).map((ids): RuleSyntax => ({ kind: 'answers', quantifier: 'all', ids })),
      some(baseId).map((ids): RuleSyntax => ({ kind: 'bases', ids })),
      id([1, 2, 3]).map((question): RuleSyntax => ({ kind: 'answered', id: question })),
      some(name).map((names): RuleSyntax => ({ kind: 'municipality', names, negated: false })),
      name.map((one): RuleSyntax => ({ kind: 'municipality', names: [one], negated: true })),
      fc.constant<RuleSyntax>({ kind: 'sideBuilding' }),
      fc.boolean().map((value): RuleSyntax => ({ kind: 'const', value })),
      rule.map((inner): RuleSyntax => ({ kind: 'not', rule: inner })),
      fc.array(rule, { minLength: 2, maxLength: 4 }).map((rules): RuleSyntax => ({ kind: 'and', rules })),
      fc.array(rule, { minLength: 2, maxLength: 4 }).map((rules): RuleSyntax => ({ kind: 'or', rules })),
      fc.tuple(rule, rule, rule).map(([condition, yes, no]): RuleSyntax => ({ kind: 'if', condition, yes, no })),
    ),
  };
}).rule;

/** Generates the text of a rule as an author could write it, with or without unnecessary parentheses and blanks. */
export const anyRuleText: fc.Arbitrary<string> = fc
  .tuple(anyRule, fc.nat())
  .map(([rule, seed]) => wordsOf(rule, seededRandom(seed)).join(''));

/** Prints a rule as words with blanks between them; precedence as in `printRule`. */
function wordsOf(rule: RuleSyntax, random: () => number): string[] {
  const blank = () => ['', '', ' ', '  ', '\n', '\t', '\r\n'][Math.floor(random() * 7)] ?? '';
  const list = (items: readonly string[]) => [
    '[',
    ...items.flatMap((item, index) => [index > 0 ? ',' : '', blank(), item, blank()]),
    ']',
  ];
  const call = (called: string, inside: readonly string[]) => [called, blank(), '(', blank(), ...inside, blank(), ')'];
  const chain = (parts: readonly RuleSyntax[], sign: string, binding: number) =>
    parts.flatMap((part, index) => [index > 0 ? sign : '', blank(), ...words(part, binding), blank()]);

  const words = (part: RuleSyntax, binding: number): string[] => {
    const [own, inside] = spelled(part);
    return own < binding || random() < 0.1 ? ['(', blank(), ...inside, blank(), ')'] : inside;
  };
  const spelled = (part: RuleSyntax): [binding: number, words: string[]] => {
    switch (part.kind) {
      case 'const':
        return [4, [String(part.value)]];
      case 'sideBuilding':
        return [4, ['sideBuilding']];
      case 'answered':
        return [4, call('answered', [String(part.id.id)])];
      case 'answers':
      case 'bases': {
        const ids = part.ids.map((one) => String(one.id));
        const [one, any] = part.kind === 'bases' ? ['base', 'anyBase'] : ['answer', 'anyAnswer'];
        if (part.kind === 'answers' && part.quantifier === 'all') return [4, call('allAnswers', list(ids))];
        return [4, ids.length === 1 && random() < 0.5 ? call(one, ids) : call(any, list(ids))];
      }
      case 'municipality': {
        const names = part.names.map((one) => `"${one.name}"`);
        if (names.length > 1 || (!part.negated && random() < 0.5)) return [3, ['municipality', ' in', blank(), ...list(names)]];
        return [3, ['municipality', blank(), part.negated ? '!=' : '==', blank(), ...names]];
      }
      case 'not':
        return [4, ['!', blank(), ...words(part.rule, 4)]];
      case 'and':
        return [2, chain(part.rules, '&&', 3)];
      case 'or':
        return [1, chain(part.rules, '||', 2)];
      case 'if':
        return [
          0,
          [
            ...words(part.condition, 1),
            blank(),
            '?',
            blank(),
            ...words(part.yes, 1),
            blank(),
            ':',
            blank(),
            ...words(part.no, 0),
          ],
        ];
    }
  };
  return words(rule, 0);
}
