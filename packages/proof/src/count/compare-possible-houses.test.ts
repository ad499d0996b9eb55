import { randomModel } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { proveHouse } from '../house/prove-house.ts';
import { seededRandom } from '../logic/seeded-random.ts';
import { modelUnderProof, reachableByClicks } from '../testing/index.ts';
import { possibleOnlyIn } from './possible-only-in.ts';

test('possibleOnlyIn returns a selection of answers that has become impossible exactly when brute force finds such a selection', () => {
  let [compared, lost] = [0, 0];
  for (let seed = 1; compared < 40; seed += 1) {
    const shape = { sections: 1, questionsPerSection: 4, answersPerQuestion: 3, freeAnswers: 1, rules: 0.7 };
    const before = randomModel(seed, shape);
    const other = randomModel(seed + 1000, shape).sections.flatMap(({ questions }) => questions);
    // This range is `before` with other rules for the last question, which come from another random range.
    const after = {
      ...before,
      sections: before.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question, at) => {
          if (at < 3) return question;
          const answers = question.answers.map((answer, index) => ({ ...answer, rule: other[at]?.answers[index]?.rule ?? '' }));
          return { ...question, answers, rule: other[at]?.rule ?? '' };
        }),
      })),
    };
    const [old, now] = [before, after].map((model) => modelUnderProof(model, ['Umeå', 'Lund']));
    if (!old || !now || ![old, now].every((house) => proveHouse(house, seededRandom(seed)).isExact)) continue;
    if (old.kinds.length !== now.kinds.length) continue;
    compared += 1;
    const [had, has] = [old, now].map((house) => reachableByClicks(house).states);
    const gone = (had ?? new Set()).difference(has ?? new Set()).size > 0;
    if (gone) lost += 1;
    expect(possibleOnlyIn(old, now) !== null, `seed ${seed}`).toBe(gone);
  }
  expect(lost).toBeGreaterThan(5);
  expect(lost).toBeLessThan(compared);
});
