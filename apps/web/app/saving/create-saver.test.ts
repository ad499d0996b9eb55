import type { Account, SavedConfiguration, SavedState } from '@gavel/contract';
import { asAccountId, asAnswerId, asHouseId, asQuestionId, asWebConfigurationId, kr } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { aStorage } from '../stored/testing/a-storage.ts';
import { createConfiguratorStore } from '../visit/configurator-store.ts';
import { createSaver } from './create-saver.ts';

const BEGUN = Date.parse('2026-11-20T12:00:00Z');
const ROOF = asQuestionId(1);
const [tiles, metal] = [asAnswerId(11), asAnswerId(12)];
const anna: Account = {
  id: asAccountId(8),
  firstName: 'Anna',
  lastName: 'Ek',
  cellphone: '',
  email: 'anna@example.com',
  municipalityId: '',
  roles: [],
  access: [],
  mustChoosePassword: false,
  hasSecondFactor: false,
  needsSecondFactor: false,
  actingFor: null,
};
const taken: SavedConfiguration = {
  id: 'Abc12345',
  revision: 1,
  name: 'Mitt hus',
  price: kr(1_000_000),
  selections: new Map(),
  savedAt: BEGUN,
};
const current: SavedState = {
  ...taken,
  revision: 2,
  savedBy: 'Anna Ek',
  houseId: asHouseId(1),
  webConfigurationId: asWebConfigurationId(1),
  webConfigurationVersion: 1,
  municipalityId: '2480',
  plotIds: [],
};

beforeEach(() => {
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  vi.useFakeTimers({ now: BEGUN });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A visit of somebody who is logged in and has chosen something. */
function aVisit() {
  const roof = aGuideQuestion(ROOF, [aGuideAnswer(tiles, { isDefaultAnswer: true }), aGuideAnswer(metal)]);
  const store = createConfiguratorStore(aConfiguration([aGuideSection(1, [roof])]), null, null);
  store.getState().choose([{ questionId: ROOF, answerId: metal }]);
  const saveConfiguration = vi.fn().mockResolvedValue(taken);
  const session = { account: anna as Account | null };
  const keep = vi.fn().mockReturnValue(true);
  const show = vi.fn();
  const tell = createSaver({
    store,
    startedAt: BEGUN,
    api: async () => ({ saveConfiguration }),
    account: () => session.account,
    forgetAccount: () => {
      session.account = null;
    },
    keep,
    reload: vi.fn(),
    show,
    texts: createTexts(),
  });
  return { store, saveConfiguration, session, keep, show, tell };
}

test('after a session has ended the house stays unsaved, the login is shown, and what follows it saves the house', async () => {
  const { store, saveConfiguration, session, keep, show, tell } = aVisit();
  saveConfiguration.mockRejectedValueOnce(new ApiError('not-logged-in', 401));
  tell({ kind: 'asked' });
  await vi.waitFor(() => expect(show).toHaveBeenCalledExactlyOnceWith('login'));
  expect(session.account).toBeNull();
  expect(keep).toHaveBeenLastCalledWith({ saved: false });
  expect(store.getState()).toMatchObject({ unsaved: true, saving: { kind: 'log-in', hasEnded: true } });

  session.account = anna;
  tell({ kind: 'logged-in' });
  await vi.waitFor(() => expect(store.getState().saving.kind).toBe('done'));
  expect(store.getState()).toMatchObject({ unsaved: false, origin: { token: 'Abc12345', revision: 1 } });
  expect(saveConfiguration).toHaveBeenCalledTimes(2);
});

test('whatever goes wrong, the house is kept here and sent again', async () => {
  const { store, saveConfiguration, keep, tell } = aVisit();
  saveConfiguration.mockRejectedValueOnce(new TypeError('what asks the server could not be loaded'));
  tell({ kind: 'asked' });
  await vi.waitFor(() => expect(store.getState().saving.kind).toBe('waiting'));
  expect(keep).toHaveBeenLastCalledWith({ saved: false, isWaiting: true });
  await vi.advanceTimersByTimeAsync(20_000);
  await vi.waitFor(() => expect(store.getState().saving.kind).toBe('done'));
  expect(store.getState().unsaved).toBe(false);
});

test('a first save whose answer was lost is sent again as the same house, and a copy as another one', async () => {
  const { store, saveConfiguration, tell } = aVisit();
  saveConfiguration.mockRejectedValueOnce(new ApiError('network', 0));
  saveConfiguration.mockRejectedValueOnce(new ApiError('save-conflict', 412, null, { current }));
  tell({ kind: 'asked' });
  await vi.waitFor(() => expect(store.getState().saving.kind).toBe('waiting'));
  tell({ kind: 'reachable' });
  await vi.waitFor(() => expect(store.getState().saving.kind).toBe('conflict'));
  tell({ kind: 'save-copy' });
  await vi.waitFor(() => expect(store.getState().saving.kind).toBe('done'));
  const [first, again, copy] = saveConfiguration.mock.calls.map(([sent]) => sent);
  expect(first).toMatchObject({ body: { id: null }, headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) } });
  expect(again.headers).toEqual(first.headers);
  expect(copy).toMatchObject({ body: { id: null, name: expect.stringContaining('(kopia)') }, headers: {} });

  tell({ kind: 'asked', forced: true });
  await vi.waitFor(() => expect(saveConfiguration).toHaveBeenCalledTimes(4));
  expect(saveConfiguration.mock.lastCall?.[0], 'under its id there is no key').toMatchObject({
    body: { id: 'Abc12345' },
    headers: { 'If-Match': '"1"' },
  });
});
