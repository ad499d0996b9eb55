import { asPlotId, kr, type Plot } from '@gavel/core';
import { expect, test } from 'vitest';
import { aPublishedRange } from '../../../testing/a-published-range.ts';
import { changedPlots } from './changed-plots.ts';

const square = [
  [0, 0],
  [30, 0],
  [30, 40],
  [0, 40],
] as const;
const [plot = expect.fail()] = aPublishedRange().plots.map((one): Plot => ({ ...one, border: square, maxBuildArea: 200 }));
const on = (east: number, north: number) => ({ plotIds: [plot.id], placement: { plotId: plot.id, east, north, turn: 180 } });
const saved = [
  on(15, 10),
  on(15, 35),
  { plotIds: [plot.id], placement: null },
  { plotIds: [asPlotId(99)], placement: { plotId: asPlotId(99), east: 15, north: 10, turn: 0 } },
];

test('a plot that gets another price, but keeps its municipality, border, smallest distance to the border and largest building area, is not in the list of changed plots', () => {
  expect(changedPlots([plot], [{ ...plot, price: kr(1), frontFaces: 90 }], saved)).toEqual([]);
});

test('if the middle of a house is outside the new border of its plot, the list of changed plots counts the house as one that loses its placement', () => {
  const shorter = [...square.slice(0, 2), [30, 30], [0, 30]] as const;
  expect(changedPlots([plot], [{ ...plot, border: shorter, maxBuildArea: 90 }], saved)).toEqual([
    { address: plot.address, changes: ['border', 'maxBuildArea'], placed: 2, lost: 1, chosen: 1 },
  ]);
});

test.each([
  ['withdrawn', []],
  ['municipality', [{ ...plot, municipalityName: 'Lund' }]],
] as const)(
  'if a plot has the change “%s” (no longer for sale, or in another municipality), all houses on the plot lose their placement',
  (change, after) => {
    expect(changedPlots([plot], after, saved)).toEqual([
      { address: plot.address, changes: [change], placed: 2, lost: 2, chosen: 1 },
    ]);
  },
);
