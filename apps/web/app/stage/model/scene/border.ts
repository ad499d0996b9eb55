import { BoxGeometry, Group, Mesh, MeshLambertMaterial } from 'three';

/**
 * A corner of a plot in metres from the middle of the house: to the right for a person who faces the front, and outwards from the
 * front.
 */
export type BorderCorner = readonly [right: number, ahead: number];

/** The border of the plot of the house: a white line on the lawn, with a stake in each corner. */
export interface Border {
  readonly group: Group;
  dispose(): void;
}

/** The width of the line and the height of its upper side, and the width and the height of a stake, m. */
const LINE = { wide: 0.16, high: 0.04 } as const;
const STAKE = { wide: 0.12, high: 1 } as const;

export function createBorder(corners: readonly BorderCorner[]): Border {
  const group = new Group();
  const [paint, wood] = [new MeshLambertMaterial({ color: '#f7f4ec' }), new MeshLambertMaterial({ color: '#c9b79a' })];
  const unit = new BoxGeometry(1, 1, 1);
  for (const [at, [x, z]] of corners.entries()) {
    const [toX, toZ] = corners[(at + 1) % corners.length] ?? [x, z];
    const line = new Mesh(unit, paint);
    line.position.set((x + toX) / 2, LINE.high / 2, (z + toZ) / 2);
    line.scale.set(Math.hypot(toX - x, toZ - z), LINE.high, LINE.wide);
    line.rotation.y = Math.atan2(z - toZ, toX - x);
    const stake = new Mesh(unit, wood);
    stake.position.set(x, STAKE.high / 2, z);
    stake.scale.set(STAKE.wide, STAKE.high, STAKE.wide);
    stake.castShadow = true;
    line.receiveShadow = true;
    group.add(line, stake);
  }
  return {
    group,
    dispose() {
      unit.dispose();
      paint.dispose();
      wood.dispose();
    },
  };
}
