import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Model } from '../model/model.ts';
import { examples } from '../testing/examples.ts';
import { aBundle, aModel, anAnswer, aQuestion, pick, play, randomModel } from '../testing/index.ts';
import { chooseBundle, leaveBundle, selectedBundles } from './bundles.ts';
import { findWayToBundle } from './find-way.ts';
import { selectionsOf } from './visit.ts';

const questions = [aQuestion(11, [anAnswer(111), anAnswer(112)]), aQuestion(12, [anAnswer(121), anAnswer(122)])];

test('a bundle is selected when all its answers are selected, however the visitor chose them', () => {
  const bundles = [aBundle(1, [pick(11, 112), pick(12, 122)]), aBundle(2, [pick(11, 112)]), aBundle(3, [pick(12, 121)])];
  const model = aModel({ questions, bundles });
  const selectedAfter = (...clicks: Record<number, number>[]) => {
    const { compiled, visit } = play(model, ...clicks);
    return selectedBundles(compiled, visit);
  };
  expect(selectedAfter()).toEqual([3]);
  expect(selectedAfter({ 11: 112 })).toEqual([2, 3]);
  expect(selectedAfter({ 11: 112 }, { 12: 122 })).toEqual([1, 2]);
});

test('an empty bundle is never selected', () => {
  const { compiled, visit } = play(aModel({ questions, bundles: [aBundle(1, [])] }));
  expect(selectedBundles(compiled, visit)).toEqual([]);
});

test('a bundle with an unknown answer, or with two answers for one question, is never selected', () => {
  const bundles = [aBundle(1, [pick(11, 111), pick(99, 991)]), aBundle(2, [pick(11, 111), pick(11, 112)])];
  const { compiled, visit } = play(aModel({ questions, bundles }));
  expect(selectedBundles(compiled, visit)).toEqual([]);
});

const free = (id: number) => aQuestion(id, [anAnswer(id * 10 + 1), anAnswer(id * 10 + 2), anAnswer(id * 10 + 3)]);

/** Chooses the bundles with these ids, one after the other. Returns the ids of the selected answers. */
function after(model: Model, ...ids: readonly number[]) {
  const { compiled, visit: start } = play(model);
  let visit = start;
  for (const id of ids) {
    const bundle = model.bundles.find((one) => one.id === id);
    if (!bundle) throw new Error(`there is no bundle ${id}`);
    ({ visit } = chooseBundle(compiled, visit, bundle).transition);
  }
  return [...selectionsOf(compiled, visit).values()];
}

test('a bundle replaces a bundle that contradicts it; the other questions of the replaced bundle get the answers with which a new visit starts', () => {
  const bundles = [aBundle(1, [pick(11, 112), pick(12, 122)]), aBundle(2, [pick(11, 113), pick(13, 132)])];
  const model = aModel({ questions: [free(11), free(12), free(13)], bundles });
  expect(after(model, 1)).toEqual([112, 122, 131]);
  expect(after(model, 1, 2)).toEqual([113, 121, 132]);
  expect(after(model, 1, 2, 1)).toEqual([112, 122, 131]);
});

test('compatible bundles can be chosen together, and the visitor’s picks in other questions stay', () => {
  const bundles = [aBundle(1, [pick(11, 112)]), aBundle(2, [pick(12, 122)])];
  const model = aModel({ questions: [free(11), free(12), free(13)], bundles });
  expect(after(model, 1, 2)).toEqual([112, 122, 131]);
  const { compiled, visit } = play(model, { 13: 133 });
  const { transition, returned } = chooseBundle(compiled, visit, aBundle(1, [pick(11, 112)]));
  expect(returned).toEqual([]);
  expect([...selectionsOf(compiled, transition.visit).values()]).toEqual([112, 121, 133]);
});

test('when a new bundle replaces another one, a third bundle that does not contradict the new one stays selected, even if it shares an answer with the replaced one', () => {
  const bundles = [
    aBundle(1, [pick(11, 112), pick(12, 122)]),
    aBundle(2, [pick(12, 122), pick(13, 132)]),
    aBundle(3, [pick(11, 113)]),
  ];
  const model = aModel({ questions: [free(11), free(12), free(13)], bundles });
  expect(after(model, 1, 2, 3)).toEqual([113, 122, 132]);
});

test('when a bundle replaces another one, a question keeps the old bundle’s answer if the answer with which a new visit starts is not valid; the new bundle is still chosen', () => {
  const questions = [free(11), aQuestion(12, [anAnswer(121, { rule: '!answer(113)' }), anAnswer(122)])];
  const bundles = [aBundle(1, [pick(11, 112), pick(12, 122)]), aBundle(2, [pick(11, 113)])];
  expect(after(aModel({ questions, bundles }), 1, 2)).toEqual([113, 122]);
});

test('when a bundle replaces another one, a question keeps the old bundle’s answer if the answer with which a new visit starts would make the new bundle impossible', () => {
  const questions = [aQuestion(11, [anAnswer(111), anAnswer(112), anAnswer(113, { rule: 'answer(122)' })]), free(12)];
  const bundles = [aBundle(1, [pick(11, 112), pick(12, 122)]), aBundle(2, [pick(11, 113)])];
  expect(after(aModel({ questions, bundles }), 1, 2)).toEqual([113, 122]);
});

test('choosing a bundle changes nothing if one of its answers is refused', () => {
  const questions = [free(11), aQuestion(12, [anAnswer(121), anAnswer(122, { rule: '!answer(112)' })])];
  const { compiled, visit } = play(aModel({ questions }), { 11: 112 });
  const { transition } = chooseBundle(compiled, visit, aBundle(1, [pick(12, 122)]));
  expect(transition).toMatchObject({ accepted: false, visit, refused: [pick(12, 122)] });
});

test('findWayToBundle also replaces a selected bundle that contradicts the wanted bundle', () => {
  const questions = [free(11), free(12), aQuestion(13, [anAnswer(131), anAnswer(132, { rule: '!answer(142)' })]), free(14)];
  const bundles = [aBundle(1, [pick(11, 112), pick(12, 122)]), aBundle(2, [pick(11, 113), pick(13, 132)])];
  const model = aModel({ questions, bundles });
  const { compiled, visit } = play(model, { 11: 112 }, { 12: 122 }, { 14: 142 });
  const wanted = { answers: [pick(11, 113), pick(13, 132)] };
  expect(chooseBundle(compiled, visit, wanted).transition.accepted).toBe(false);
  const way = findWayToBundle(compiled, visit, wanted);
  expect(way?.others).toEqual([pick(14, 141)]);
  expect(way?.returned).toEqual([pick(12, 121)]);
  expect([...selectionsOf(compiled, way?.transition.visit ?? visit).values()]).toEqual([113, 121, 132, 141]);
});

test('leaveBundle deselects a bundle: its questions get the answers with which a new visit starts', () => {
  const bundle = aBundle(1, [pick(11, 112), pick(12, 122)]);
  const { compiled, visit } = play(aModel({ questions: [free(11), free(12), free(13)], bundles: [bundle] }), { 13: 133 });
  const chosen = chooseBundle(compiled, visit, bundle).transition.visit;
  const { transition } = leaveBundle(compiled, chosen, bundle);
  expect([...selectionsOf(compiled, transition.visit).values()]).toEqual([111, 121, 133]);
});

test('if the visitor deselects a bundle, an answer of the bundle stays if another selected bundle also contains it', () => {
  const [klassisk, komplett] = [aBundle(1, [pick(11, 112), pick(12, 122)]), aBundle(2, [pick(12, 122), pick(13, 132)])];
  const model = aModel({ questions: [free(11), free(12), free(13)], bundles: [klassisk, komplett] });
  const { compiled, visit } = play(model, { 11: 112 }, { 12: 122 }, { 13: 132 });
  const { transition, returned } = leaveBundle(compiled, visit, komplett);
  expect(selectedBundles(compiled, transition.visit)).toEqual([1]);
  expect(returned).toEqual([pick(13, 131)]);
  const last = leaveBundle(compiled, transition.visit, klassisk).transition.visit;
  expect([...selectionsOf(compiled, last).values()]).toEqual([111, 121, 131]);
});

test('if each answer of a bundle is selected in a new visit or belongs to a second selected bundle, leaveBundle also deselects the second bundle', () => {
  const inner = aBundle(1, [pick(11, 112), pick(12, 121)]);
  const model = aModel({
    questions: [free(11), free(12), free(13)],
    bundles: [inner, aBundle(2, [pick(11, 112), pick(13, 132)])],
  });
  const { compiled, visit } = play(model, { 11: 112 }, { 13: 132 });
  expect(selectedBundles(compiled, visit)).toEqual([1, 2]);
  expect(selectedBundles(compiled, leaveBundle(compiled, visit, inner).transition.visit)).toEqual([]);
});

test('after bundles are chosen in any order, the last chosen bundle is selected, or it was refused and changed nothing', () => {
  let [taken, refused, returned] = [0, 0, 0];
  const pairs = fc.array(fc.tuple(fc.nat(29), fc.nat(3)), { minLength: 2, maxLength: 5 });
  fc.assert(
    fc.property(fc.nat(), fc.array(pairs, { minLength: 2, maxLength: 3 }), fc.array(fc.nat(2)), (seed, drawn, order) => {
      const model = randomModel(seed, { sections: 5, reach: 12, rules: 0.3 });
      const all = model.sections.flatMap(({ questions }) => questions);
      const bundles = drawn.map((some, at) => {
        const picked = some.flatMap(([question, answer]) => {
          const { id, answers } = all[question] ?? {};
          const answerId = answers?.[answer]?.id;
          return id !== undefined && answerId !== undefined ? [[id, pick(id, answerId)] as const] : [];
        });
        return aBundle(at + 1, [...new Map(picked).values()]);
      });
      const { compiled, visit: start } = play({ ...model, bundles });
      let visit = start;
      for (const at of order) {
        const bundle = bundles[at % bundles.length];
        if (!bundle) continue;
        const change = chooseBundle(compiled, visit, bundle);
        if (change.transition.accepted) expect(selectedBundles(compiled, change.transition.visit)).toContain(bundle.id);
        else expect(change.transition.visit).toBe(visit);
        taken += Number(change.transition.accepted);
        refused += Number(!change.transition.accepted);
        returned += change.returned.length;
        ({ visit } = change.transition);
      }
    }),
    examples(100, 8),
  );
  for (const count of [taken, refused, returned]) expect(count).toBeGreaterThan(0);
});
