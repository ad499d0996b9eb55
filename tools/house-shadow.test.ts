import { castShadow, houseSolids, outlineOf, placer } from '@gavel/core/placement';
import { coveredGround } from '@gavel/core/plan';
import { modelHouse, type Part, type PartName } from '@gavel/house-model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToOutline, isInside } from '../packages/core/src/placement/polygon.ts';
import { buildingOf, planned } from './floor-plans/demo-houses.ts';

// Compares the shadow in situation plans (drawings of a house on its plot) with the 3D models of the demo's houses. The models contain
// every board of the roofs.

/** The parts of a model that cast nearly all of its shadow. */
const BODY: readonly PartName[] = ['wall', 'plinth', 'gable', 'covering', 'roof', 'dormer'];
/**
 * The tolerance in m. A situation plan draws roofs without their thickness of 0.2 m. With the lowest sun of this test, the shadow of this
 * thickness is twice as long.
 */
const TOLERANCE = 0.5;
/** Parts below this height are on the ground, such as the slab of a carport, and their shadow is not compared; m. */
const ON_GROUND = 0.05;
const BORDER = [
  [-90, -90],
  [90, -90],
  [90, 90],
  [-90, 90],
] as const;

const houses = planned.map(({ key, house, plan }) => ({ key, plan, building: buildingOf(house) }));
const RUNS = { numRuns: process.env.GAVEL_PROPERTY_DEPTH === 'full' ? 60 : 3, endOnFailure: true };

test.each(houses)(
  '$key: the shadow of a house in situation plans (drawings of the house on its plot) equals that of its 3D model, within 0.5 m',
  ({ plan, building }) => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(30), { minLength: 40, maxLength: 40 }),
        fc.integer({ min: 0, max: 359 }),
        fc.integer({ min: 27, max: 70 }),
        (thrown, azimuth, height) => {
          const answers = Object.values(plan.questions)
            .map((keys, at) => keys[(thrown[at % thrown.length] ?? 0) % keys.length] ?? '')
            .filter(Boolean);
          const spot = { east: 0, north: 0, turn: 180 };
          const outline = outlineOf(coveredGround(plan, answers));
          const solids = houseSolids({ plan, building }, answers);
          const parts = castShadow({ solids, outline }, spot, BORDER, { azimuth, height })?.parts ?? [];
          const place = placer(spot);
          const [long, toEast, toNorth] = [
            1 / Math.tan((height * Math.PI) / 180),
            -Math.sin((azimuth * Math.PI) / 180),
            -Math.cos((azimuth * Math.PI) / 180),
          ];
          // The situation plan leaves out slatted walls, and the roof between a side building and the house. The `source` of that
          // roof begins with `sido-`.
          const isLeftOut = ({ name, source }: Part) => source.startsWith('sido-') || (plan.open && name === 'wall');
          const cast = modelHouse(plan, building, answers)
            .parts.filter((part) => BODY.includes(part.name) && !isLeftOut(part))
            .flatMap(({ mesh: { positions } }) =>
              Array.from({ length: positions.length / 3 }, (_, at) => {
                const [x = 0, y = 0, z = 0] = [positions[at * 3], positions[at * 3 + 1], positions[at * 3 + 2]];
                const [east, north] = place(x - plan.length / 2000, z - plan.depth / 2000);
                const shade = Math.max(0, y) * long;
                return { isOnGround: y < ON_GROUND, at: [east + toEast * shade, north + toNorth * shade] as const };
              }),
            );
          for (const { isOnGround, at } of cast) {
            const away = Math.min(...parts.map((part) => (isInside(part, at) ? 0 : distanceToOutline(part, at))));
            if (!isOnGround)
              expect(away, `a corner of the model casts a shadow outside, with ${answers}`).toBeLessThan(TOLERANCE);
          }
          // The first part of the shadow is that of the walls, which piers may lift from the ground. The second part is that of the roof.
          for (const corner of plan.open ? [] : (parts[1] ?? [])) {
            const away = Math.min(...cast.map(({ at: [x, y] }) => Math.hypot(x - corner[0], y - corner[1])));
            expect(away, `a corner of the shadow belongs to nothing, with ${answers}`).toBeLessThan(TOLERANCE);
          }
        },
      ),
      RUNS,
    );
  },
);
