import { type Account, configurationBody, z } from '@gavel/contract';
import { pageAccountOf } from '@gavel/contract/page-account';
import { selectionsOf, totalsOf } from '@gavel/core';
import { saveNoticeTexts, type Texts } from '@gavel/texts';
import { ApiError } from '../api/api-error.ts';
import type { Api } from '../api/create-api.ts';
import { serverNow } from '../network/server-time.ts';
import { storeBootstrap } from '../stored/bootstrap-storage.ts';
import { creationKeyOf } from '../stored/creation-key.ts';
import { noteToken } from '../stored/entry-houses.ts';
import { forgetHouse } from '../stored/kept-houses.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';
import type { Origin } from '../visit/saving.ts';
import type { Keep } from '../visit/use-keeping.ts';
import { nextSave, type SaveAct, type SaveEvent } from './next-save.ts';

/** What saving takes. */
interface Saver {
  readonly store: ConfiguratorStore;
  /** Which visit it is, for what lies in the browser. */
  readonly startedAt: number;
  api(): Promise<Pick<Api, 'saveConfiguration'>>;
  keep: Keep;
  /** The house's page as it is now, or as it was when it was left. */
  page(): Readonly<SaverPage>;
}

/** What saving needs of the page. */
export interface SaverPage {
  /** It has not been left. */
  isOpen: boolean;
  /** Who is logged in, with a password of their own; null: nobody. */
  readonly account: Account | null;
  /** The server knows nobody here any more. */
  forgetAccount(): void;
  /** What is saved is to be loaded in place of what is here. */
  reload(): void;
  show(view: 'conflict' | 'login'): void;
  readonly texts: Texts;
}

export type TellSaver = (event: SaveEvent) => void;

/** How long the indicator stays, ms. */
const LINGERS = 500;
/** When it is tried again although no network has come back: the server may have been down, ms. */
const TRIED_AGAIN = 20_000;

/** Carries out what the rules of saving say, for one visit. Gives what it is told events by. */
export function createSaver(saver: Saver): TellSaver {
  const tell: TellSaver = (event) => {
    // What waits lies in the browser until its house is opened again: who has left it is led nowhere.
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
    case 'take-theirs':
      forgetHouse(saver.startedAt);
      page.reload();
      return;
  }
}

interface Sending {
  readonly id: string | null;
  readonly revision: number | null;
  /** What is saved already and was met there: this becomes a house beside it. Null: it is sent as itself. */
  readonly copyOf: Origin | null;
}

async function send({ id, revision, copyOf }: Sending, saver: Saver, tell: TellSaver): Promise<void> {
  const { store, startedAt, keep } = saver;
  const { configuration, compiled, visit, origin } = store.getState();
  const { houseId, webConfigurationId, municipalityId, plotIds } = configuration;
  const name = copyOf ? saver.page().texts.of(saveNoticeTexts)('copyName', { name: configuration.name }) : configuration.name;
  const selections = selectionsOf(compiled, visit);
  const price = totalsOf(compiled, visit, serverNow()).total;
  const { account } = saver.page();
  const impersonatedOwner = account?.actingFor?.id ?? null;
  // Should it have to wait, it is meant for them.
  store.setState({ waitsFor: pageAccountOf(account) });
  const house = { houseId, webConfigurationId, municipalityId, name, selections, plotIds, price };
  try {
    const api = await saver.api();
    const saved = await api.saveConfiguration({
      body: { id, ...house, impersonatedOwner },
      headers: {
        ...(revision !== null && { 'If-Match': `"${revision}"` }),
        // It counts where this makes a house: of what nobody here has a part in, saving makes a copy.
        'Idempotency-Key': keyOf(startedAt, id, copyOf),
      },
    });
    const now = store.getState();
    const { name: nameNow, plotIds: plotIdsNow } = now.configuration;
    const isLatest = now.visit === visit && nameNow === configuration.name && plotIdsNow === plotIds;
    store.setState({
      configuration: isLatest && copyOf ? { ...now.configuration, name } : now.configuration,
      origin: { token: saved.id, revision: saved.revision },
      isForeign: false,
      unsaved: !isLatest,
      savedAt: saved.savedAt,
    });
    if (isLatest) forgetHouse(startedAt);
    else keep({ saved: false });
    if (saved.id !== origin?.token) {
      // A reload of the new address goes on with this visit, and so does Back to its earlier address.
      storeBootstrap(z.encode(configurationBody, { ...configuration, id: saved.id, name }), null, startedAt);
      noteToken(startedAt, saved.id);
    }
    tell({ kind: 'saved' });
  } catch (error) {
    // Whatever it is, the server has not said that it has the house: it is kept here, and sent again.
    const { status, code, current } = error instanceof ApiError ? error : new ApiError('network', 0);
    tell({ kind: 'failed', status, code, current, copyOf });
  }
}

/**
 * However often the answer is lost, one house is made: of what was begun here, of what is saved under an id, or one copy for each save that
 * was met.
 */
function keyOf(startedAt: number, id: string | null, copyOf: Origin | null): string {
  const key = creationKeyOf(startedAt);
  if (id !== null) return `${key}-${id}`;
  return copyOf ? `${key}-${copyOf.token}-${copyOf.revision}` : key;
}
