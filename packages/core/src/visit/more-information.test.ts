import { expect, test } from 'vitest';
import { moreInformation } from './more-information.ts';

// The following test checks the specification, section 4: More-information panel.

test.each([
  ['closed', 'toggleable, closed on entry', { open: false, toggleable: true }],
  ['open', 'toggleable, open on entry', { open: true, toggleable: true }],
  ['alwaysOpen', 'open on entry, cannot be closed', { open: true, toggleable: false }],
  ['alwaysClosed', 'closed on entry', { open: false, toggleable: false }],
] as const)('with the rendering mode %s, the more-information panel of a question is %s', (mode, _, expected) => {
  expect(moreInformation(mode)).toEqual(expected);
});
