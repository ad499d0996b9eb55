import { expect, test } from 'vitest';
import { moreInformation } from './more-information.ts';

// The specification, section 4: More-information panel, by MoreInformationRenderMode

test.each([
  [0, 'toggleable, closed on entry', { open: false, toggleable: true }],
  [1, 'toggleable, open on entry', { open: true, toggleable: true }],
  [2, 'open on entry, cannot be closed', { open: true, toggleable: false }],
  [3, 'closed on entry', { open: false, toggleable: false }],
])('mode %d: %s', (mode, _, expected) => {
  expect(moreInformation(mode)).toEqual(expected);
});

test('a mode that nobody knows is like 0', () => {
  expect(moreInformation(4)).toEqual(moreInformation(0));
});
