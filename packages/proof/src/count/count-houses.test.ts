import { aModel, anAnswer, aQuestion, randomModel } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { proveHouse } from '../house/prove-house.ts';
import { seededRandom } from '../logic/seeded-random.ts';
import { modelUnderProof, reachableByClicks } from '../testing/index.ts';
import { countHouses } from './count-houses.ts';
import { estimateHouses } from './estimate-houses.ts';
import { countIn } from './possible-houses.ts';

test('if every shown question always has a chosen answer, countHouses is exact and estimateHouses is close to the exact number', () => {
  let compared = 0;
  for (let seed = 1; compared < 60; seed += 1) {
    const shape = { sections: 1, questionsPerSection: 5, answersPerQuestion: 3, freeAnswers: seed % 3, rules: 0.8 };
    const house = modelUnderProof(randomModel(seed, shape));
    if (!proveHouse(house, seededRandom(seed)).isExact) continue;
    compared += 1;
    const { size } = reachableByClicks(house).states;
    expect(countHouses(house.compiled)).toBe(BigInt(size));
    expect(Math.abs(Number(estimateHouses(house.compiled, seededRandom(seed))) / size - 1)).toBeLessThan(0.15);
  }
});

test('countHouses returns null if its table of combinations would become too large, for example if many questions of a house depend on each other', () => {
  const house = modelUnderProof(randomModel(7, { sections: 12, questionsPerSection: 6, answersPerQuestion: 6, freeAnswers: 1 }));
  expect(countHouses(house.compiled)).toBeNull();
});

test('countIn estimates the number of possible selections even if this number exceeds the largest JavaScript number', () => {
  const free = Array.from({ length: 1100 }, (_, at) => aQuestion(at + 1, [anAnswer(2 * at + 1), anAnswer(2 * at + 2)]));
  const all = free.map(({ answers }) => answers[1]?.id).join(', ');
  const last = aQuestion(2000, [anAnswer(9001), anAnswer(9002, { rule: `anyAnswer([${all}])` })]);
  const house = modelUnderProof(aModel({ questions: [...free, last] }));
  expect(countIn(house)).toEqual({ count: String(2n ** 1101n), isExact: false });
});
