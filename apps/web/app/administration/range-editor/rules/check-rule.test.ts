import { expect, test } from 'vitest';
import { rangeNames } from '../parts/range-names.ts';
import { readRule } from './check-rule.ts';

const part = { houses: null, fields: [] };
const names = rangeNames({
  draftTag: '1-0',
  parts: [
    { ...part, kind: 'question', key: 'panel', title: 'Panel', parents: [] },
    { ...part, kind: 'answer', key: 'lockpanel', title: 'Lockpanel', parents: ['panel'] },
    { ...part, kind: 'base', key: 'tjara', title: 'Tjära', parents: [] },
  ],
  municipalities: ['Habo'],
});
const faults = (text: string, own: string | null = null) => readRule(text, names, own).faults;

test('a valid rule has no faults, and neither has an empty rule', () => {
  expect(faults('answer("lockpanel") && base("tjara") || municipality == "Habo"')).toEqual([]);
  expect(faults('')).toEqual([]);
});

test('for an unknown name, the fault contains the name that was probably meant', () => {
  expect(faults('answer("lokpanel")')).toEqual([{ kind: 'unknown', what: 'answer', name: 'lokpanel', nearest: 'lockpanel' }]);
  expect(faults('answered("helt-annat")')).toEqual([{ kind: 'unknown', what: 'question', name: 'helt-annat', nearest: null }]);
  expect(faults('municipality in ["Habbo", "Habo"]')).toMatchObject([{ what: 'municipality', nearest: 'Habo' }]);
});

test('a question’s own rule must not refer to that question; other rules, such as that of a price, may refer to any question', () => {
  expect(faults('answer("lockpanel")', 'panel')).toEqual([{ kind: 'own', name: 'Lockpanel' }]);
  expect(faults('answered("panel")', 'panel')).toEqual([{ kind: 'own', name: 'Panel' }]);
  expect(faults('answer("lockpanel")', null)).toEqual([]);
});

test.each([
  ['answer("lockpanel") &&', { kind: 'unfinished' }],
  ['answer("lockpanel") ) ', { kind: 'unreadable', position: 21, hint: null }],
  ['municipality = "Habo"', { kind: 'unreadable', position: 14, hint: 'equals' }],
  ["answer('lockpanel')", { kind: 'unreadable', position: 8, hint: 'quotes' }],
  ['inte answer("lockpanel")', { kind: 'unreadable', position: 1, hint: 'words' }],
])(
  'for the invalid rule %s, readRule returns that it is unfinished, or the position where it cannot be parsed and, if known, a hint',
  (text, fault) => {
    expect(faults(text)).toEqual([fault]);
  },
);
