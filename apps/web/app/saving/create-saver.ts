import { type Account, configurationBody, z } from '@gavel/contract';
import { pageAccountOf } from '@gavel/contract/page-account';
import { selectionsOf, totalsOf } from '@gavel/core';
import { saveNoticeTexts, type Texts } from '@gavel/texts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { pageAccount } from '../api/page-account.ts';
import { serverNow } from '../network/server-time.ts';
import { storeBootstrap } from '../stored/bootstrap-storage.ts';
import { creationKeyOf } from '../stored/creation-key.ts';
import { noteToken } from '../stored/entry-houses.ts';
import { forgetHouse } from '../stored/kept-houses.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';
import type { Origin } from '../visit/saving.ts';
import type { Keep } from '../visit/use-keeping.ts';
import { copyNameOf } from './copy-name.ts';
import { nextSave, type SaveAct, type SaveEvent } from './next-save.ts';

/** What a saver needs from the page and the API. */
interface Saver {
  readonly store: ConfiguratorStore;
  /** The number under which the browser stores this visit. */
  readonly startedAt: number;
  api(): Promise<Pick<Api, 'saveConfiguration' | 'readAccount'>>;
  keep: Keep;
  /** Returns the page that shows the house. If the visitor has left the page, returns the last state of the page. */
  page(): Readonly<SaverPage>;
}

/** What saving needs from the page. */
export interface SaverPage {
  /** Whether the visitor is still on the page. */
  isOpen: boolean;
  /** The account that is logged in. Null if nobody is logged in, or if the login is not complete (`hasEntered`). */
  readonly account: Account | null;
  /** Called when the server reports that nobody is logged in. */
  forgetAccount(): void;
  /** Replaces the house on this page by the saved house. */
  reload(): void;
  show(view: 'conflict' | 'login'): void;
  readonly texts: Texts;
}

export type TellSaver = (event: SaveEvent) => void;

/** How long the indicator that a save succeeded is visible, in ms. */
const LINGERS = 500;
/**
 * How long to wait before a save is sent again, in ms, if the browser reports no change of the network. In that case the server itself may
 * have been down.
 */
const TRIED_AGAIN = 20_000;

/** Carries out what `nextSave` decides about the house of one visit. Returns the function that the page calls with each event. */
export function createSaver(saver: Saver): TellSaver {
  const tell: TellSaver = (event) => {
    // If the visitor has left the page, do not retry a save. It waits in the browser until the visitor opens the house again.
    if (event.kind === 'reachable' && !saver.page().isOpen) return;
    const { saving, unsaved, origin, waitsFor } = saver.store.getState();
    const { account } = saver.page();
    const isSameAccount = waitsFor === pageAccountOf(account);
    const facts = { isLoggedIn: account !== null, isSameAccount, unsaved, origin };
    const next = nextSave(saving, event, facts);
    if (next.saving !== saving) saver.store.setState({ saving: next.saving });
    if (next.saving.kind === 'done') setTimeout(tell, LINGERS, { kind: 'lingered' });
    if (next.saving.kind === 'waiting') setTimeout(tell, TRIED_AGAIN, { kind: 'reachable' });
    carryOut(next.act, saver, tell);
  };
  return tell;
}

function carryOut(act: SaveAct, saver: Saver, tell: TellSaver): void {
  const page = saver.page();
  switch (act.kind) {
    case 'none':
      return;
    case 'send':
      void send({ ...act, copyOf: null }, saver, tell);
      return;
    case 'send-copy':
      void send({ id: null, revision: null, copyOf: act.of }, saver, tell);
      return;
    case 'keep':
      if (saver.keep({ saved: act.pressed, isWaiting: !act.pressed }) && act.pressed) saver.store.getState().saved();
      return;
    case 'keep-unsaved':
      saver.keep({ saved: false });
      return;
    case 'log-in':
      saver.keep({ saved: false });
      page.forgetAccount();
      if (page.isOpen) page.show('login');
      return;
    case 'show-conflict':
      if (page.isOpen) page.show('conflict');
      return;
    case 'find-account':
      void findAccount(saver, tell);
      return;
    case 'take-theirs':
      forgetHouse(saver.startedAt);
      page.reload();
      return;
  }
}

/** Makes the page take over the account that is logged in, so that the next retry sends the save. Without an account, asks for a login. */
async function findAccount({ store, api, page }: Saver, tell: TellSaver): Promise<void> {
  try {
    const account = await (await api()).readAccount();
    if (account) pageAccount.refused();
    else if (store.getState().saving.kind === 'waiting' && !page().account)
      tell({ kind: 'failed', status: 401, code: 'not-logged-in', current: null, copyOf: null });
  } catch {
    // The network or the database is away, so the save keeps waiting.
  }
}

interface Sending {
  readonly id: string | null;
  readonly revision: number | null;
  /** The saved house of which this save makes a copy; null if the save is no copy. */
  readonly copyOf: Origin | null;
}

async function send({ id, revision, copyOf }: Sending, saver: Saver, tell: TellSaver): Promise<void> {
  const { store, startedAt, keep } = saver;
  const { configuration, compiled, visit, origin } = store.getState();
  const { houseId, webConfigurationId, municipalityId, plotIds, placement } = configuration;
  const t = saver.page().texts.of(saveNoticeTexts);
  const name = copyOf ? copyNameOf(configuration.name, (own) => t('copyName', { name: own })) : configuration.name;
  const selections = selectionsOf(compiled, visit);
  const price = totalsOf(compiled, visit, serverNow()).total;
  const { account } = saver.page();
  const impersonatedOwner = account?.actingFor?.id ?? null;
  // Store for which account this save is meant, in case the save has to wait for the server.
  store.setState({ waitsFor: pageAccountOf(account) });
  const house = { houseId, webConfigurationId, municipalityId, name, selections, plotIds, placement, price };
  try {
    const api = await saver.api();
    const saved = await api.saveConfiguration({
      body: { id, ...house, impersonatedOwner },
      headers: {
        ...(revision !== null && { 'If-Match': `"${revision}"` }),
        // The server uses the key only for a save that creates a house. A save of another person’s house also creates one: a copy.
        'Idempotency-Key': keyOf(startedAt, id, copyOf),
      },
    });
    const now = store.getState();
    const isLatest = now.visit === visit && now.configuration === configuration;
    // The quote request was about the original, not about its copy. Saving another person’s house or a deleted house also makes a copy.
    const isCopy = copyOf ?? (id && saved.id !== id);
    const ofCopy = { ...(isLatest && { name }), requestForProposalSentAtUtc: null };
    store.setState({
      configuration: isCopy ? { ...now.configuration, ...ofCopy } : now.configuration,
      requestSentAt: isCopy ? null : now.requestSentAt,
      origin: { token: saved.id, revision: saved.revision },
      isForeign: false,
      unsaved: !isLatest,
      savedAt: saved.savedAt,
    });
    // The browser keeps the house with its token, so that other tabs of this visit find the saved house. If the browser cannot store
    // this, delete the older state that it has stored, because that has no token.
    if (!keep({ saved: isLatest }) && isLatest) forgetHouse(startedAt);
    if (saved.id !== origin?.token) {
      // A reload of the new address continues this visit. Back to the address from before the save also continues it.
      storeBootstrap(z.encode(configurationBody, { ...configuration, id: saved.id, name }), null, startedAt);
      noteToken(startedAt, saved.id);
    }
    tell({ kind: 'saved' });
  } catch (error) {
    // The server has not confirmed the save. `nextSave` decides by the error what happens to the house.
    const { status, code, current } = error instanceof ApiError ? error : new ApiError('network', 0);
    tell({ kind: 'failed', status, code, current, copyOf });
  }
}

/**
 * Returns the idempotency key of a save. If the response to a save is lost and the save is sent again, the server recognises the save by
 * this key and creates no second house. The first save of a house, its later saves, and the copies of each version have different keys.
 */
function keyOf(startedAt: number, id: string | null, copyOf: Origin | null): string {
  const key = creationKeyOf(startedAt);
  if (id !== null) return `${key}-${id}`;
  return copyOf ? `${key}-${copyOf.token}-${copyOf.revision}` : key;
}
