import { asHouseId, asWebConfigurationId, kr } from '@gavel/core';
import { expect, test } from 'vitest';
import type { Saving } from '../visit/saving.ts';
import { nextSave, type SaveEvent, type SaveFacts } from './next-save.ts';

const visitor: SaveFacts = { isLoggedIn: false, isSameAccount: true, unsaved: true, origin: null };
const member: SaveFacts = { ...visitor, isLoggedIn: true };
const saved: SaveFacts = { ...member, unsaved: false, origin: { token: 'Abc12345', revision: 3 } };
const idle: Saving = { kind: 'idle' };
const asked: SaveEvent = { kind: 'asked' };
const forced: SaveEvent = { kind: 'asked', forced: true };
const current = {
  id: 'Abc12345',
  revision: 5,
  name: 'Mitt hus',
  price: kr(1_000_000),
  selections: new Map(),
  savedAt: 0,
  savedBy: 'Anna Ek',
  houseId: asHouseId(1),
  webConfigurationId: asWebConfigurationId(1),
  webConfigurationVersion: 1,
  municipalityId: '2480',
  plotIds: [],
  placement: null,
};
const conflict: Saving = { kind: 'conflict', current };
/** The saved house that conflicts with the house on the page. */
const met = { token: 'Abc12345', revision: 5 };

test('while a save is running, the page sends no second save, not even a forced one (which is sent even if nothing has changed)', () => {
  for (const event of [asked, forced])
    expect(nextSave({ kind: 'sending' }, event, member)).toEqual({ saving: { kind: 'sending' }, act: { kind: 'none' } });
});

test('if nothing has changed since the last save, the page sends nothing, unless the save is forced', () => {
  expect(nextSave(idle, asked, saved)).toEqual({ saving: idle, act: { kind: 'none' } });
  expect(nextSave(idle, forced, saved)).toEqual({
    saving: { kind: 'sending' },
    act: { kind: 'send', id: 'Abc12345', revision: 3 },
  });
});

test('the page sends a house that was never saved, even if the visitor has chosen nothing', () => {
  expect(nextSave(idle, asked, { ...member, unsaved: false }).act).toEqual({
    kind: 'send',
    id: null,
    revision: null,
  });
});

test('a save sends the id of the house and the number of the version that it replaces', () => {
  expect(nextSave(idle, asked, { ...saved, unsaved: true }).act).toEqual({ kind: 'send', id: 'Abc12345', revision: 3 });
});

test('if nobody is logged in, the house is saved in the browser, and the next login saves it to the account', () => {
  const pressed = nextSave(idle, asked, visitor);
  expect(pressed).toEqual({ saving: { kind: 'log-in', hasEnded: false }, act: { kind: 'keep', pressed: true } });
  expect(nextSave(pressed.saving, { kind: 'logged-in' }, { ...member, unsaved: false }).act).toEqual({
    kind: 'send',
    id: null,
    revision: null,
  });
});

test('a login does not save the house if no save was waiting for a login', () => {
  expect(nextSave(idle, { kind: 'logged-in' }, member)).toEqual({ saving: idle, act: { kind: 'none' } });
});

test('after a save the indicator of its success appears and then disappears', () => {
  const done = nextSave({ kind: 'sending' }, { kind: 'saved' }, saved);
  expect(done).toEqual({ saving: { kind: 'done' }, act: { kind: 'none' } });
  expect(nextSave(done.saving, { kind: 'lingered' }, saved).saving).toEqual(idle);
  expect(nextSave({ kind: 'sending' }, { kind: 'lingered' }, saved).saving, 'another one has begun').toEqual({ kind: 'sending' });
});

test.each([
  [0, 'network'],
  [500, 'network'],
  [503, 'busy'],
  [429, 'too-many-requests'],
])(
  'after a save that failed with status %d (%s), the house is stored in the browser and sent again when the server is reachable',
  (status, code) => {
    const failed = nextSave({ kind: 'sending' }, { kind: 'failed', status, code, current: null, copyOf: null }, member);
    expect(failed).toEqual({ saving: { kind: 'waiting', copyOf: null }, act: { kind: 'keep', pressed: false } });
    expect(nextSave(failed.saving, { kind: 'reachable' }, member).act).toEqual({ kind: 'send', id: null, revision: null });
  },
);

test.each([
  [409, 'too-many-houses'],
  [403, 'municipality-denied'],
  [404, 'unknown-house'],
])(
  'if the server refuses the house with status %d (%s), the house is stored in the browser and not sent again automatically',
  (status, code) => {
    const failed = nextSave({ kind: 'sending' }, { kind: 'failed', status, code, current: null, copyOf: null }, member);
    expect(failed).toEqual({ saving: { kind: 'refused', code }, act: { kind: 'keep-unsaved' } });
    expect(nextSave(failed.saving, { kind: 'reachable' }, member).act.kind).toBe('none');
    expect(nextSave(failed.saving, asked, member).act.kind, 'but when it is asked for').toBe('send');
  },
);

test('if the session has ended, the house stays unsaved, and the next login saves it', () => {
  const failed = nextSave(
    { kind: 'sending' },
    { kind: 'failed', status: 401, code: 'not-logged-in', current: null, copyOf: null },
    member,
  );
  expect(failed).toEqual({ saving: { kind: 'log-in', hasEnded: true }, act: { kind: 'log-in' } });
  const pressed = nextSave(failed.saving, asked, { ...saved, unsaved: true, isLoggedIn: false });
  expect(pressed, 'and what an account has is not saved by pressing again').toEqual(failed);
  const back = { ...saved, unsaved: true };
  expect(nextSave(failed.saving, { kind: 'logged-in' }, back).act).toEqual({ kind: 'send', id: 'Abc12345', revision: 3 });
});

test('a login while a save is running does not make the page send this save a second time', () => {
  expect(nextSave({ kind: 'sending' }, { kind: 'logged-in' }, member)).toEqual({
    saving: { kind: 'sending' },
    act: { kind: 'none' },
  });
});

test('if a save conflicts with the save of another person, the page shows the conflict to the visitor and does not store the house', () => {
  const refused = nextSave(
    { kind: 'sending' },
    { kind: 'failed', status: 412, code: 'save-conflict', current, copyOf: null },
    saved,
  );
  expect(refused).toEqual({ saving: conflict, act: { kind: 'show-conflict' } });
  expect(nextSave(refused.saving, asked, { ...saved, unsaved: true })).toEqual({
    saving: conflict,
    act: { kind: 'show-conflict' },
  });
});

test('the visitor can resolve a conflict in three ways: overwrite the other save, save a copy, or load the other save', () => {
  expect(nextSave(conflict, { kind: 'save-over' }, saved).act).toEqual({ kind: 'send', id: 'Abc12345', revision: 5 });
  expect(nextSave(conflict, { kind: 'save-copy' }, saved).act).toEqual({ kind: 'send-copy', of: met });
  expect(nextSave(conflict, { kind: 'take-theirs' }, saved)).toEqual({ saving: idle, act: { kind: 'take-theirs' } });
  for (const kind of ['save-over', 'save-copy', 'take-theirs'] as const)
    expect(nextSave(idle, { kind }, saved).act.kind, 'where there is no conflict').toBe('none');
});

test('if the save of a copy did not reach the server, the page sends the copy again, as a copy of the same house', () => {
  const lost: SaveEvent = { kind: 'failed', status: 0, code: 'network', current: null, copyOf: met };
  const waiting = nextSave({ kind: 'sending' }, lost, saved);
  expect(waiting).toEqual({ saving: { kind: 'waiting', copyOf: met }, act: { kind: 'keep', pressed: false } });
  for (const event of [{ kind: 'reachable' }, asked] as const)
    expect(nextSave(waiting.saving, event, saved).act).toEqual({ kind: 'send-copy', of: met });
});

test('if a save waits for the server and another account logs in, the page does not send the save, and the house stays in the browser as unsaved', () => {
  const waiting: Saving = { kind: 'waiting', copyOf: null };
  const kept = { saving: idle, act: { kind: 'keep-unsaved' } };
  expect(nextSave(waiting, { kind: 'reachable' }, { ...saved, isSameAccount: false })).toEqual(kept);
  expect(nextSave(waiting, { kind: 'reachable' }, saved).act).toMatchObject({ kind: 'send' });
  const refused: SaveEvent = { kind: 'failed', status: 409, code: 'other-account', current: null, copyOf: null };
  expect(nextSave({ kind: 'sending' }, refused, member)).toEqual(kept);
  expect(nextSave(waiting, { kind: 'reachable' }, { ...visitor, isSameAccount: false }), 'the page knows no account').toEqual({
    saving: waiting,
    act: { kind: 'find-account' },
  });
  expect(nextSave(waiting, asked, { ...saved, unsaved: true, isSameAccount: false }).act, 'pressed by whoever is here').toEqual({
    kind: 'send',
    id: 'Abc12345',
    revision: 3,
  });
});
