import { balconyBox } from '@gavel/core/plan';
import type { Form } from './form.ts';
import { at, moved } from './geometry/frame.ts';
import { box } from './geometry/solids.ts';
import type { Vector } from './geometry/vector.ts';
import type { Part } from './house-model.ts';
import { part } from './part.ts';
import { buildRails, type Rails } from './rails.ts';

const HIGH = 1.05;
const THICK = 0.16;
const POST = 0.13;

/** Builds a balcony over the porch or the terrace, or only a railing outside a door. */
export function buildBalcony(form: Form): readonly Part[] {
  const { plan, features, facades, walls } = form;
  const side = (['front', 'back'] as const).find((one) => facades[one].balcony);
  const balcony = side && facades[side].balcony;
  if (!side || !balcony) return [];
  const source = facades[side].parts.get('balcony')?.answer ?? 'balcony';
  const [floor, half] = [-balcony.floor / 1000, balcony.width / 2000];
  const frame = moved(walls[side], balcony.at / 1000, 0);
  const place = (a: number, o: number): Vector => at(frame, a, floor, o);
  const area = balconyBox(plan, features);
  if (!area) {
    const { wood } = buildRails(place(-half, 0.06), place(half, 0.06), HIGH, 'iron');
    return [part('railing', 'metal', source, wood)];
  }
  const deep = area.height / 1000;
  const rails: readonly Rails[] = [
    buildRails(place(-half + 0.05, 0), place(-half + 0.05, deep - 0.05), HIGH, 'wood'),
    buildRails(place(-half + 0.05, deep - 0.05), place(half - 0.05, deep - 0.05), HIGH, 'wood'),
    buildRails(place(half - 0.05, deep - 0.05), place(half - 0.05, 0), HIGH, 'wood'),
  ];
  const isOverPorch = side === 'front';
  const posts = isOverPorch
    ? []
    : [-half + 0.05, half - 0.05 - POST].map((a) =>
        box(frame, [a, a + POST], [0, floor - THICK], [deep - POST - 0.05, deep - 0.05]),
      );
  return [
    part('balcony', 'deck', source, [box(frame, [-half, half], [floor - 0.03, floor], [0, deep])]),
    part('balcony', 'trim', source, [
      box(frame, [-half + 0.01, half - 0.01], [floor - THICK, floor - 0.03], [0, deep - 0.01]),
      ...posts,
    ]),
    part(
      'railing',
      'trim',
      source,
      rails.flatMap(({ wood }) => wood),
    ),
  ];
}
