import { expect, test } from 'vitest';
import { leaveOutDescriptions } from './without-descriptions.ts';

test('leaveOutDescriptions removes the descriptions of endpoints and keeps the line numbers', () => {
  const source = [
    'export const endpoints = {',
    '  readHouse: {',
    "    method: 'GET',",
    "    path: '/api/houses/:id',",
    "    summary: 'A house, with the builder\\'s words',",
    '    parameters: one,',
    "    problems: [...unknown, 'unknown-house'],",
    "    access: 'anyone',",
    "    limit: 'lookUp',",
    '  },',
    '  listHouses: {',
    '    summary:',
    '      `All houses, ${inOrder}`,',
    '    problems: [',
    "      'busy',",
    '    ],',
    '    limit: null,',
    '    response: houses,',
    '  },',
    '};',
  ];
  const left = leaveOutDescriptions(source.join('\n')).split('\n');
  expect(left).toHaveLength(source.length);
  expect(left.map((line) => line.trim()).filter(Boolean)).toEqual([
    'export const endpoints = {',
    'readHouse: {',
    "method: 'GET',",
    "path: '/api/houses/:id',",
    'parameters: one,',
    "access: 'anyone',",
    '},',
    'listHouses: {',
    'response: houses,',
    '},',
    '};',
  ]);
});
