import { chooseBundle, type Model, type QuestionAnswer, startVisit, type Visit } from '@gavel/core';
import type { CompiledModel } from '@gavel/core/compiled';
import { aBundle, randomModel } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { seededRandom } from '../logic/seeded-random.ts';
import { modelUnderProof, visitsByClicks } from '../testing/index.ts';
import { proveHouse } from './prove-house.ts';

/** Returns an answer to each of two questions, regardless of their rules. */
function twoPicks({ questions }: CompiledModel, random: () => number): QuestionAnswer[] {
  const at = Math.floor(random() * (questions.length - 1));
  return [questions[at], questions[at + 1]].flatMap((question) => {
    const answer = question?.answers[Math.floor(random() * question.answers.length)];
    return question && answer ? [{ questionId: question.question.id, answerId: answer.answer.id }] : [];
  });
}

test('proveBundles and brute force agree on when the core refuses a bundle: at the start, later or never', () => {
  const seen = { refusedAtStart: 0, refusedLater: 0, never: 0 };
  for (let seed = 1; seen.refusedAtStart + seen.refusedLater + seen.never < 60; seed += 1) {
    const random = seededRandom(seed);
    const plain = randomModel(seed, { sections: 1, questionsPerSection: 5, answersPerQuestion: 3, freeAnswers: 1, rules: 0.7 });
    const { compiled } = modelUnderProof(plain);
    const model: Model = { ...plain, bundles: [aBundle(1, twoPicks(compiled, random)), aBundle(2, twoPicks(compiled, random))] };
    const house = modelUnderProof(model);
    const { findings, isExact } = proveHouse(house, random);
    if (!isExact) continue;
    for (const bundle of model.bundles) {
      const isRefused = (visit: Visit) => !chooseBundle(house.compiled, visit, bundle).transition.accepted;
      const start = isRefused(startVisit(house.compiled).visit);
      const expected = start ? 'refusedAtStart' : visitsByClicks(house.compiled).some(isRefused) ? 'refusedLater' : 'never';
      const found = findings.find(({ part, property, isFault }) => property === 'bundles' && isFault && part.id === bundle.id);
      expect(found?.fault ?? 'never', `seed ${seed}, bundle ${bundle.id}`).toBe(expected);
      seen[expected] += 1;
    }
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(3);
});
