import type { FacadeBuilding, HousePlan, RoomSurface, SurfaceLook } from '@gavel/core/plan';
import { createModeller, type HouseSolids, modelHouse, type Part } from '@gavel/house-model';

/** The description of a house from which its model is built. */
export interface DescribedHouse {
  readonly plan: HousePlan;
  readonly building: FacadeBuilding;
}

/**
 * Returns one answer to each question of a plan, by question. Each answer is tested together with these answers, and replaces the answer
 * to its own question.
 */
export type Surroundings = (plan: HousePlan) => ReadonlyMap<string, string>;

/**
 * Returns, for each question, the answers that the 3D model does not show. With such an answer, the model looks the same as with an earlier
 * answer to the same question, in every house and with the other answers of all `surroundings`. Compares whole houses, each storey from
 * above, and its rooms from inside.
 * @param expected the expected result. When only expected answers of a question are left, the function skips this question in the remaining
 * houses, to save time
 */
export function answersNotInModel(
  houses: readonly DescribedHouse[],
  surroundings: readonly Surroundings[],
  expected: ReadonlyMap<string, readonly string[]> = new Map(),
): ReadonlyMap<string, readonly string[]> {
  const open = new Map<string, Set<string>>();
  for (const { plan } of houses)
    for (const [question, answers] of Object.entries(plan.questions)) {
      const known = open.get(question) ?? new Set();
      open.set(question, known);
      for (const answer of answers) if (answer) known.add(answer);
    }
  const isLookedAt = new Set<string>();
  const isDone = (question: string) =>
    isLookedAt.has(question) && [...(open.get(question) ?? [])].every((answer) => expected.get(question)?.includes(answer));
  for (const house of houses)
    for (const around of surroundings)
      for (const [question, answers] of Object.entries(house.plan.questions)) {
        if (isDone(question)) continue;
        isLookedAt.add(question);
        // Leave out the empty first answer of an optional question.
        lookAt(house, around(house.plan), question, answers.filter(Boolean), open);
      }
  return new Map([...open].flatMap(([question, left]) => (left.size > 0 ? [[question, [...left]]] : [])));
}

/**
 * Removes from `open` (the answers that no comparison has told apart yet) every answer whose model differs, in at least one view, from the
 * models of all earlier answers. Removes the first answer if its model differs from the model of at least one other answer.
 */
function lookAt(
  { plan, building }: DescribedHouse,
  around: ReadonlyMap<string, string>,
  question: string,
  answers: readonly string[],
  open: ReadonlyMap<string, Set<string>>,
): void {
  const left = open.get(question) ?? new Set();
  if (left.size === 0) return;
  const chosen = (answer: string) => [...new Map(around).set(question, answer).values()].filter(Boolean);
  const outside = { kind: 'outside' } as const;
  const inHouse = (kind: 'open' | 'inside') => plan.storeys.map((_, storey) => ({ kind, storey }));
  const views = [outside, ...inHouse('open'), ...inHouse('inside')];
  for (const view of plan.open ? [outside] : views) {
    if (left.size === 0) return;
    const looks = answers.map((answer) => lookOf(modelHouse(plan, building, chosen(answer), view)));
    for (const [at, answer] of answers.entries()) {
      const before = looks.slice(0, at);
      const isTold = at === 0 ? looks.some((look) => look !== looks[0]) : !before.includes(looks[at] ?? '');
      if (isTold) left.delete(answer);
    }
  }
}

/**
 * Returns, for each question about a surface of rooms, the answers with which the rooms look the same as with another answer, in every
 * house.
 */
export function looksNotInModel(houses: readonly SurfacedHouse[]): ReadonlyMap<string, readonly string[]> {
  const left = new Map<string, Set<string>>();
  for (const { plan, building, surfaces } of houses) {
    // Use one modeller for each storey, because a modeller keeps only its last model.
    const modellers = plan.storeys.map(() => createModeller(plan, building));
    for (const { surface, question, looks } of surfaces) {
      const open = left.get(question) ?? new Set(Object.keys(looks));
      left.set(question, open);
      if (open.size === 0) continue;
      const answers = Object.keys(looks);
      const seen = answers.map((answer) => {
        const chosen = chosenWith(plan, question, answer);
        return modellers
          .map((modeller, storey) => lookOf(modeller(chosen, { kind: 'inside', storey }, { [surface]: looks[answer] })))
          .join();
      });
      for (const [at, answer] of answers.entries())
        if (seen.every((look, other) => other === at || look !== seen[at])) open.delete(answer);
    }
  }
  return new Map([...left].flatMap(([question, open]) => (open.size > 0 ? [[question, [...open]]] : [])));
}

/** Returns the usual answers of a house. If the house's plan has `question`, `answer` replaces the usual answer of this question. */
function chosenWith({ questions }: HousePlan, question: string, answer: string): readonly string[] {
  return Object.entries(questions)
    .map(([key, [usual = '']]) => (key === question ? answer : usual))
    .filter(Boolean);
}

/** A house with its questions about surfaces. Questions and answers have their keys instead of ids. */
export interface SurfacedHouse extends DescribedHouse {
  readonly surfaces: readonly {
    readonly surface: RoomSurface;
    readonly question: string;
    readonly looks: Readonly<Record<string, SurfaceLook>>;
  }[];
}

/** Returns a text that is equal for two 3D models that look the same. */
function lookOf({ parts, materials }: HouseSolids): string {
  return parts
    .map(({ name, material, mesh }) => `${name} ${shapeOf(mesh)} ${JSON.stringify(materials.get(material))}`)
    .join('\n');
}

/** The shape of each mesh. If two models of one modeller differ only in colour, they have the same meshes. */
const shapes = new WeakMap<Part['mesh'], string>();

function shapeOf(mesh: Part['mesh']): string {
  const known = shapes.get(mesh);
  if (known !== undefined) return known;
  const { positions } = mesh;
  let sum = 0;
  for (let at = 0; at < positions.length; at++) sum += (positions[at] ?? 0) * ((at % 97) + 1);
  const shape = `${positions.length} ${sum.toFixed(4)}`;
  shapes.set(mesh, shape);
  return shape;
}
