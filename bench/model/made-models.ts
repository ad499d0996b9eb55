import { join } from 'node:path';
import { seededRandom } from '@gavel/core/testing';
import { type HouseSolids, modelHouse } from '@gavel/house-model';
import { buildPlan } from '../../packages/range/src/build/build-plan.ts';
import { offerOf } from '../../packages/range/src/build/offer.ts';
import { readRange } from '../../packages/range/src/read/read-range.ts';
import { houseTypes } from '../../packages/range/src/source/format.ts';
import { indexRange } from '../../packages/range/src/source/range-index.ts';
import { leastOf } from '../measured.ts';

const root = join(import.meta.dirname, '../..');

/**
 * `CHOICES`: the number of random sets of answers for each house. `PLAYS`: how often each 3D model is made; its shortest time counts.
 */
const CHOICES = 12;
const PLAYS = 3;

/**
 * Makes the 3D models of all houses of the demo range that have a plan, with random answers. Returns the times in ms, the number of
 * triangles and the title of the largest model, and the largest number of kinds of surfaces that one model has.
 */
export async function makeModels() {
  const { source } = await readRange(join(root, 'ranges/bjorkvik'));
  if (!source) throw new Error('the range could not be read');
  const index = indexRange(source);
  const random = seededRandom(5);
  const wishes = source.houses.flatMap((house) => {
    const plan = buildPlan(offerOf(index, house), source);
    if (!plan) return [];
    const { open = false, dormer = 'ingen', garageDoors = 0, ...measures } = house.drawing;
    const building = { ...measures, open, dormer, garageDoors, type: houseTypes[house.type] };
    return Array.from({ length: CHOICES }, () => {
      const answers = Object.values(plan.questions).flatMap((keys) => keys[Math.floor(random() * keys.length)] || []);
      return { title: house.title, make: () => modelHouse(plan, building, answers) };
    });
  });
  const models = wishes.map(({ title, make }) => ({ title, model: make() }));
  const times = leastOf(PLAYS, () =>
    wishes.map(({ make }) => {
      const start = performance.now();
      make();
      return performance.now() - start;
    }),
  );
  const [largest] = models.toSorted((one, other) => trianglesOf(other.model) - trianglesOf(one.model));
  return {
    times,
    triangles: largest ? trianglesOf(largest.model) : 0,
    kinds: Math.max(...models.map(({ model }) => kindsOf(model))),
    largest: largest?.title ?? '',
  };
}

function trianglesOf({ parts }: HouseSolids): number {
  return parts.reduce((sum, { mesh }) => sum + mesh.positions.length / 9, 0);
}

/**
 * Returns how many different kinds of surfaces a 3D model has. Surfaces of one kind have the same look and form; only their
 * colours differ.
 */
function kindsOf({ parts, materials }: HouseSolids): number {
  const shown = new Set(parts.map(({ material }) => material));
  return new Set([...materials].flatMap(([key, { look, form }]) => (shown.has(key) ? [`${look} ${form}`] : []))).size;
}
