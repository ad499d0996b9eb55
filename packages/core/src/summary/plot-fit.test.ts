import { expect, test } from 'vitest';
import { asPlotId } from '../model/ids.ts';
import { kr } from '../model/money.ts';
import { plotLimits } from './plot-fit.ts';

const plot = {
  id: asPlotId(1),
  address: 'Storgatan 1',
  municipalityName: 'Lund',
  areaName: '',
  imageUrl: '',
  landArea: 800,
  price: kr(450_000),
  propertyReference: '',
  url: '',
  maxBuildArea: 150,
  maxHeight: 6.5,
  frontFaces: null,
  border: null,
  borderDistance: 4.5,
};

test('plotLimits compares a house with the plot’s limits, and a house at the limit fits', () => {
  expect(plotLimits({ buildArea: 150, height: 6.6 }, plot)).toEqual([
    { measure: 'buildArea', has: 150, allows: 150, holds: true },
    { measure: 'height', has: 6.6, allows: 6.5, holds: false },
  ]);
});

test('plotLimits leaves out unknown limits and measures', () => {
  expect(plotLimits(null, plot)).toEqual([]);
  expect(plotLimits({ buildArea: 120, height: null }, { ...plot, maxBuildArea: null })).toEqual([]);
});
