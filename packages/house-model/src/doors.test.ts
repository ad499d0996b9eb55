import type { FacadeBuilding, HousePlan } from '@gavel/core/plan';
import { aPlan } from '@gavel/core/testing';
import { expect, test } from 'vitest';
import { modelHouse } from './model-house.ts';

const building: FacadeBuilding = {
  type: 'oneStorey',
  roof: 'sadeltak',
  roofPitch: 27,
  wallHeight: 2.6,
  doorAt: 0.25,
  dormer: 'ingen',
  open: false,
  depth: 8,
  width: 12,
};
const house: HousePlan = {
  ...aPlan(),
  door: { side: 'front', at: 3000 },
  facades: { ...aPlan().facades, back: [[6000, 50, 3000, 2100]] },
  features: { ytterdorr: { door: 'sidelight' }, altandorr: { terraceDoor: 'single' }, spegelvand: { mirrored: true } },
};

/** Returns where each part of an opening, except its curtains, begins and ends along the length of the house, in whole millimetres. */
function spansOf(source: string, answers: readonly string[]) {
  const { parts } = modelHouse(house, building, answers);
  return parts
    .filter((part) => part.source === source && part.name !== 'curtain')
    .map(({ name, mesh }) => {
      const along = Array.from(mesh.positions).filter((_, at) => at % 3 === 0);
      return { name, from: Math.round(Math.min(...along) * 1000), to: Math.round(Math.max(...along) * 1000) };
    });
}

test.each(['front door 1', 'back gardenDoor 1'])(
  'in the 3D model of a mirrored house, all parts of the door “%s” are mirrored too',
  (source) => {
    const answers = ['ytterdorr', 'altandorr'];
    const usual = spansOf(source, answers);
    expect(usual.map(({ name }) => name)).toEqual(expect.arrayContaining(['handle', 'pane']));
    expect(spansOf(source, [...answers, 'spegelvand'])).toEqual(
      usual.map(({ name, from, to }) => ({ name, from: house.length - to, to: house.length - from })),
    );
  },
);
