import type { Account, SavedConfiguration, SavedState } from '@gavel/contract';
import { asAccountId, asAnswerId, asHouseId, asQuestionId, asWebConfigurationId, kr } from '@gavel/core';
import { aConfiguration, aGuideAnswer, aGuideQuestion, aGuideSection } from '@gavel/core/testing';
import { createTexts } from '@gavel/texts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { pageAccount } from '../api/page-account.ts';
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
  placement: null,
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

/** Advances the test's clock until an assertion passes. */
const until = (holds: () => void) => vi.waitFor(holds, { timeout: 30_000 });

/** Returns a visit of a logged-in user who has made one choice. */
function aVisit() {
  const roof = aGuideQuestion(ROOF, [aGuideAnswer(tiles, { isDefaultAnswer: true }), aGuideAnswer(metal)]);
  const store = createConfiguratorStore(aConfiguration([aGuideSection(1, [roof])]), null, null);
  store.getState().choose([{ questionId: ROOF, answerId: metal }]);
  const saveConfiguration = vi.fn().mockResolvedValue(taken);
  const readAccount = vi.fn().mockResolvedValue(anna);
  const session = { account: anna as Account | null, isOpen: true };
  const keep = vi.fn().mockReturnValue(true);
  const show = vi.fn();
  const forgetAccount = () => {
    session.account = null;
  };
  const tell = createSaver({
    store,
    startedAt: BEGUN,
    api: async () => ({ saveConfiguration, readAccount }),
    keep,
    page: () => ({ ...session, forgetAccount, reload: vi.fn(), show, texts: createTexts() }),
  });
  return { store, saveConfiguration, readAccount, session, keep, show, tell };
}

test('if the session has ended, the house stays unsaved and the login form opens; a login then saves the house', async () => {
  const { store, saveConfiguration, session, keep, show, tell } = aVisit();
  saveConfiguration.mockRejectedValueOnce(new ApiError('not-logged-in', 401));
  tell({ kind: 'asked' });
  await until(() => expect(show).toHaveBeenCalledExactlyOnceWith('login'));
  expect(session.account).toBeNull();
  expect(keep).toHaveBeenLastCalledWith({ saved: false });
  expect(store.getState()).toMatchObject({ unsaved: true, saving: { kind: 'log-in', hasEnded: true } });

  session.account = anna;
  tell({ kind: 'logged-in' });
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  expect(store.getState()).toMatchObject({ unsaved: false, origin: { token: 'Abc12345', revision: 1 } });
  expect(saveConfiguration).toHaveBeenCalledTimes(2);
});

test('after a save to the account, the browser keeps the house with its token, so that other tabs find the saved house', async () => {
  const { store, keep, tell } = aVisit();
  const tokens: unknown[] = [];
  keep.mockImplementation(() => tokens.push(store.getState().origin?.token));
  tell({ kind: 'asked' });
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  expect(keep).toHaveBeenCalledExactlyOnceWith({ saved: true });
  expect(tokens).toEqual(['Abc12345']);
});

test('if the code that sends a save cannot be loaded, the browser stores the house, and the page saves the house on the server later', async () => {
  const { store, saveConfiguration, keep, tell } = aVisit();
  saveConfiguration.mockRejectedValueOnce(new TypeError('what asks the server could not be loaded'));
  tell({ kind: 'asked' });
  await until(() => expect(store.getState().saving.kind).toBe('waiting'));
  expect(keep).toHaveBeenLastCalledWith({ saved: false, isWaiting: true });
  await vi.advanceTimersByTimeAsync(20_000);
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  expect(store.getState().unsaved).toBe(false);
});

test('if a save waits for the network while the page reloads, the page first learns which account is logged in, and then sends the save', async () => {
  const { store, saveConfiguration, session, keep, tell } = aVisit();
  store.setState({ saving: { kind: 'waiting', copyOf: null }, waitsFor: '8' });
  session.account = null;
  const forget = pageAccount.onRefused(() => {
    session.account = anna;
  });
  tell({ kind: 'reachable' });
  await until(() => expect(session.account).toBe(anna));
  expect(store.getState().saving.kind).toBe('waiting');
  expect(keep).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  expect(saveConfiguration).toHaveBeenCalledOnce();
  forget();
});

test('if a save waits for the network while the page reloads, and nobody is logged in any more when the network is back, the page asks for a login', async () => {
  const { store, readAccount, session, show, tell } = aVisit();
  store.setState({ saving: { kind: 'waiting', copyOf: null }, waitsFor: '8' });
  session.account = null;
  readAccount.mockRejectedValueOnce(new ApiError('unavailable', 503));
  readAccount.mockResolvedValueOnce(null);
  tell({ kind: 'reachable' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(show).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  await until(() => expect(show).toHaveBeenCalledExactlyOnceWith('login'));
  expect(store.getState().saving).toEqual({ kind: 'log-in', hasEnded: true });
});

test('if a save waits for the network and the visitor leaves the page, the save stays in the browser and is not sent', async () => {
  const { store, saveConfiguration, session, keep, tell } = aVisit();
  saveConfiguration.mockRejectedValueOnce(new ApiError('network', 0));
  tell({ kind: 'asked' });
  await until(() => expect(store.getState().saving.kind).toBe('waiting'));
  session.isOpen = false;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saveConfiguration).toHaveBeenCalledOnce();
  expect(keep).toHaveBeenLastCalledWith({ saved: false, isWaiting: true });
});

test('if the visitor has left the page and the server refuses the save because nobody is logged in, the login form does not open', async () => {
  const { saveConfiguration, session, show, tell } = aVisit();
  session.isOpen = false;
  saveConfiguration.mockRejectedValueOnce(new ApiError('not-logged-in', 401));
  tell({ kind: 'asked' });
  await until(() => expect(session.account).toBeNull());
  expect(show).not.toHaveBeenCalled();
});

test('if the response to a first save is lost, the page sends the save again with the same idempotency key; a later copy of the house gets another key', async () => {
  const { store, saveConfiguration, tell } = aVisit();
  saveConfiguration.mockRejectedValueOnce(new ApiError('network', 0));
  saveConfiguration.mockRejectedValueOnce(new ApiError('save-conflict', 412, null, { current }));
  tell({ kind: 'asked' });
  await until(() => expect(store.getState().saving.kind).toBe('waiting'));
  tell({ kind: 'reachable' });
  await until(() => expect(store.getState().saving.kind).toBe('conflict'));
  tell({ kind: 'save-copy' });
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  const [first, again, copy] = saveConfiguration.mock.calls.map(([sent]) => sent);
  expect(first).toMatchObject({ body: { id: null }, headers: { 'Idempotency-Key': expect.stringMatching(/^[0-9a-f]{32}$/) } });
  expect(again.headers).toEqual(first.headers);
  expect(copy).toMatchObject({ body: { id: null, name: expect.stringContaining('(kopia)') } });
  expect(copy.headers['Idempotency-Key']).not.toBe(first.headers['Idempotency-Key']);

  tell({ kind: 'asked', forced: true });
  await until(() => expect(saveConfiguration).toHaveBeenCalledTimes(4));
  const under = saveConfiguration.mock.lastCall?.[0];
  expect(under).toMatchObject({ body: { id: 'Abc12345' }, headers: { 'If-Match': '"1"' } });
  expect(under.headers['Idempotency-Key'], 'it counts only where nobody here has a part in it').toMatch(
    /^[0-9a-f]{32}-Abc12345$/,
  );
});

test('if the response to a save of another person’s house is lost, the save is sent again with the same idempotency key', async () => {
  const { store, saveConfiguration, tell } = aVisit();
  store.setState({ origin: { token: 'Theirs12', revision: 4 } });
  saveConfiguration.mockRejectedValueOnce(new ApiError('network', 0));
  tell({ kind: 'asked' });
  await until(() => expect(store.getState().saving.kind).toBe('waiting'));
  tell({ kind: 'reachable' });
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  const [first, again] = saveConfiguration.mock.calls.map(([sent]) => sent);
  expect(first).toMatchObject({ body: { id: 'Theirs12' }, headers: { 'Idempotency-Key': expect.stringMatching(/-Theirs12$/) } });
  expect(again.headers).toEqual(first.headers);
});

test('if the response to the save of a copy is lost, the page sends the copy again with the same idempotency key; a copy of a later version gets another key', async () => {
  const { store, saveConfiguration, tell } = aVisit();
  const meet = (revision: number) => new ApiError('save-conflict', 412, null, { current: { ...current, revision } });
  const lost = new ApiError('network', 0);
  for (const failure of [meet(2), lost, meet(2), lost, meet(3), lost]) saveConfiguration.mockRejectedValueOnce(failure);
  /** Saves the house, which causes a conflict with another save. Then saves a copy; the response to this save is lost. */
  const keepCopy = async () => {
    tell({ kind: 'asked', forced: true });
    await until(() => expect(store.getState().saving.kind).toBe('conflict'));
    tell({ kind: 'save-copy' });
    await until(() => expect(store.getState().saving.kind).toBe('waiting'));
    store.setState({ saving: { kind: 'idle' } });
  };
  for (const _ of [1, 2, 3]) await keepCopy();
  const keys = saveConfiguration.mock.calls.flatMap(([{ headers }]) => headers['Idempotency-Key'] ?? []);
  const copies = keys.filter((key) => key.includes('Abc12345'));
  expect(copies).toHaveLength(3);
  expect(copies[1], 'after a reload, for instance').toBe(copies[0]);
  expect(copies[2]).not.toBe(copies[0]);

  store.setState({ saving: { kind: 'waiting', copyOf: { token: 'Abc12345', revision: 3 } } });
  tell({ kind: 'reachable' });
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  expect(saveConfiguration.mock.lastCall?.[0]).toMatchObject({ body: { id: null }, headers: { 'Idempotency-Key': copies[2] } });
});

test('if the visitor resolves a conflict by saving a copy, the copy has no date of a quote request', async () => {
  const { store, saveConfiguration, tell } = aVisit();
  const { configuration } = store.getState();
  const requested = '2026-11-12T09:00:00.000Z';
  store.setState({ configuration: { ...configuration, requestForProposalSentAtUtc: requested }, requestSentAt: requested });
  saveConfiguration.mockRejectedValueOnce(new ApiError('save-conflict', 412, null, { current }));
  tell({ kind: 'asked' });
  await until(() => expect(store.getState().saving.kind).toBe('conflict'));
  tell({ kind: 'save-copy' });
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  expect(store.getState()).toMatchObject({
    configuration: { name: expect.stringContaining('(kopia)'), requestForProposalSentAtUtc: null },
    requestSentAt: null,
  });
});

test('if a save of another person’s house creates a copy, the copy has no date of a quote request', async () => {
  const { store, tell } = aVisit();
  const { configuration } = store.getState();
  const requested = '2026-11-12T09:00:00.000Z';
  const origin = { token: 'Bcd23456', revision: 4 };
  store.setState({
    origin,
    configuration: { ...configuration, requestForProposalSentAtUtc: requested },
    requestSentAt: requested,
  });
  tell({ kind: 'asked' });
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  expect(store.getState()).toMatchObject({
    origin: { token: taken.id },
    configuration: { name: configuration.name, requestForProposalSentAtUtc: null },
    requestSentAt: null,
  });
});

test('if a save does not change the id of the house, the house keeps the date of its quote request', async () => {
  const { store, tell } = aVisit();
  const requested = '2026-11-12T09:00:00.000Z';
  store.setState({ origin: { token: taken.id, revision: 1 }, requestSentAt: requested });
  tell({ kind: 'asked' });
  await until(() => expect(store.getState().saving.kind).toBe('done'));
  expect(store.getState().requestSentAt).toBe(requested);
});

test('the indicator that a save succeeded is visible for 500 ms', async () => {
  const { store, tell } = aVisit();
  const times = new Map<string, number>();
  store.subscribe(({ saving }) => times.set(saving.kind, Date.now()));
  tell({ kind: 'asked' });
  await until(() => expect(times.has('idle')).toBe(true));
  expect((times.get('idle') ?? 0) - (times.get('done') ?? 0)).toBe(500);
});
