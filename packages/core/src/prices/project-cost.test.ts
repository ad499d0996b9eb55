import { expect, test } from 'vitest';
import { kr } from '../model/money.ts';
import { projectCost } from './project-cost.ts';

const ground = { title: 'Markarbeten', from: kr(150_000), to: kr(450_000), source: 'Egna projekt' };
const permit = { title: 'Bygglov', from: kr(60_000), to: kr(75_000), source: 'Egna projekt' };

test('projectCost adds the price of the house, the price of one plot and the other costs, and returns the lowest and the highest possible sum', () => {
  expect(projectCost(kr(2_000_000), [kr(785_000), kr(560_000)], [ground, permit])).toEqual({
    house: kr(2_000_000),
    plot: { from: kr(560_000), to: kr(785_000) },
    others: [ground, permit],
    total: { from: kr(2_770_000), to: kr(3_310_000) },
  });
});

test('if no plot is given, projectCost leaves out the plot; if there are no other costs, projectCost returns null', () => {
  expect(projectCost(kr(2_000_000), [], [ground])).toMatchObject({
    plot: null,
    total: { from: kr(2_150_000), to: kr(2_450_000) },
  });
  expect(projectCost(kr(2_000_000), [kr(560_000)], [])).toBeNull();
});
