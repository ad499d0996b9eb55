import { isSameSelection, type Ore, selectionsOf, totalsOf, type Visit } from '@gavel/core';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { linkAddress } from '../addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { reachability, untilReturn } from '../network/reachability.ts';
import { serverNow } from '../network/server-time.ts';
import { forgetLink, keepLink, type MadeLink, readLinks } from '../stored/made-links.ts';
import type { ConfiguratorState, ConfiguratorStore } from '../visit/configurator-state.ts';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';

/** The progress of making a link to the house. `waiting` means that the page makes the link when the server responds again. */
type ShareProgress =
  /** `outdated`: the visit does not fit the current range. `gone`: the house is no longer offered, or not in this municipality. */
  | { readonly kind: 'none' | 'making' | 'waiting' | 'failed' | 'outdated' | 'gone' }
  | {
      readonly kind: 'made';
      readonly token: string;
      /** The key with which this browser can withdraw the link or send it by e-mail. */
      readonly key: string;
      readonly link: string;
      /** The choices that the link contains. The visitor may have changed the house since then. */
      readonly visit: Visit;
      /** The name under which the link opens the house. */
      readonly name: string;
      /** Whether the link had to wait for the server, so that the visitor may be at another step now. */
      readonly late: boolean;
      /** The price of the house in the link, if its price or answers differ from those of the visit; null if both are the same. */
      readonly otherPrice: Ore | null;
    };

interface ShareState {
  readonly progress: ShareProgress;
  /** The links that were made in this browser. */
  readonly links: readonly MadeLink[];
  make(): Promise<void>;
  /** Sends the link to the current house to an e-mail address. Makes the link first if there is none. */
  mail(email: string): Promise<'sent' | 'failed' | 'tooMany'>;
  /** Withdraws a link, so that it no longer opens the house. Returns false if that failed. */
  withdraw(link: MadeLink): Promise<boolean>;
  /** Records that the visitor has seen a link that had to wait. */
  seen(): void;
}

/** How long to wait before the page tries again to make a link, in ms. */
const TRIED_AGAIN = 2000;

type ShareStore = StoreApi<ShareState>;

const shares = new WeakMap<ConfiguratorStore, ShareStore>();

/** Returns the state of the link to the house of this visit. All panels share this state, which also stays while no panel is open. */
export function useShareLink(): ShareState {
  const store = useConfiguratorStore();
  const known = shares.get(store) ?? createShare(store);
  shares.set(store, known);
  return useStore(known);
}

/** Returns the link to the house in its current state. Null if none was made, or if the visitor has changed the house since then. */
export function useLinkToNow(): string | null {
  const { progress } = useShareLink();
  const isCurrent = useConfigurator((state) => isLinkTo(state, progress));
  return progress.kind === 'made' && isCurrent ? progress.link : null;
}

/** Returns whether the link contains the choices and the name that the house has now. */
export function isLinkTo({ visit, configuration }: ConfiguratorState, progress: ShareProgress): boolean {
  return progress.kind === 'made' && progress.visit === visit && progress.name === configuration.name;
}

function createShare(store: ConfiguratorStore): ShareStore {
  return createStore<ShareState>()((set, get, share) => {
    return {
      progress: { kind: 'none' },
      links: readLinks(),
      async make() {
        const { kind } = get().progress;
        if (kind !== 'making' && kind !== 'waiting') await makeLink(store, set, false);
      },
      async mail(email) {
        await untilMade(share);
        if (!isLinkTo(store.getState(), get().progress)) await get().make();
        const { progress } = get();
        return progress.kind === 'made' ? mailLink(progress, email) : 'failed';
      },
      async withdraw({ token, key }) {
        if (!(await withdrawLink(token, key))) return false;
        forgetLink(token);
        const { progress } = get();
        set({
          links: readLinks(),
          progress: progress.kind === 'made' && progress.token === token ? { kind: 'none' } : progress,
        });
        return true;
      },
      seen() {
        const { progress } = get();
        if (progress.kind === 'made' && progress.late) set({ progress: { ...progress, late: false } });
      },
    };
  });
}

/**
 * Makes a link. If the server does not respond, waits until it responds again, and then makes the link.
 * @param late whether the link has already waited for the server
 */
async function makeLink(store: ConfiguratorStore, set: ShareStore['setState'], late: boolean): Promise<void> {
  if (!reachability.isReachable()) {
    set({ progress: { kind: 'waiting' } });
    untilReturn().then(() => makeLink(store, set, true));
    return;
  }
  set({ progress: { kind: 'making' } });
  try {
    const { link, visit, otherPrice } = await share(store);
    keepLink(link);
    const address = addressOf(link.token);
    const { token, key, name } = link;
    set({ progress: { kind: 'made', token, key, link: address, visit, name, late, otherPrice }, links: readLinks() });
  } catch (error) {
    const refusal = error instanceof ApiError && REFUSALS.get(error.code);
    if (refusal) return set({ progress: { kind: refusal } });
    // A network that has just come back may fail once more. The visitor may be at another step and cannot press the button again, so
    // retry.
    if (late && error instanceof ApiError && error.code === 'network') {
      set({ progress: { kind: 'waiting' } });
      setTimeout(() => void makeLink(store, set, true), TRIED_AGAIN);
    }
    // If the server can be reached, the request failed for another reason. If not, the link waits for the server.
    else if (await reachability.verdict()) set({ progress: { kind: 'failed' } });
    else await makeLink(store, set, late);
  }
}

/** Waits while a link is being made. */
async function untilMade(share: ShareStore): Promise<void> {
  if (share.getState().progress.kind !== 'making') return;
  await new Promise<void>((done) => {
    const end = share.subscribe(({ progress }) => {
      if (progress.kind === 'making') return;
      end();
      done();
    });
  });
}

async function mailLink({ token, key }: { token: string; key: string }, email: string): Promise<'sent' | 'failed' | 'tooMany'> {
  try {
    const api = await browserApi();
    await api.mailShare({ parameters: { id: token }, headers: { 'Withdraw-Key': key }, body: { email } });
    return 'sent';
  } catch (error) {
    return error instanceof ApiError && error.code === 'too-many-requests' ? 'tooMany' : 'failed';
  }
}

/**
 * Withdraws a link. Returns whether it no longer opens the house: the server has withdrawn it now, or it did not exist any longer.
 */
async function withdrawLink(token: string, key: string): Promise<boolean> {
  try {
    await (await browserApi()).withdrawShare({ parameters: { id: token }, headers: { 'Withdraw-Key': key } });
    return true;
  } catch (error) {
    return error instanceof ApiError && error.code === 'unknown-configuration';
  }
}

/** Returns the address that opens the house of a token. */
export function addressOf(token: string): string {
  return new URL(linkAddress(token), location.href).href;
}

/** What the error codes of the server mean for the link. */
const REFUSALS: ReadonlyMap<string, 'outdated' | 'gone'> = new Map([
  ['unknown-selection', 'outdated'],
  ['unknown-web-configuration', 'outdated'],
  ['unknown-house', 'gone'],
  ['unknown-municipality', 'gone'],
  ['municipality-denied', 'gone'],
]);

async function share(store: ConfiguratorStore): Promise<{ link: MadeLink; visit: Visit; otherPrice: Ore | null }> {
  const { configuration, compiled, visit } = store.getState();
  const { houseId, houseTitle, municipalityId, webConfigurationId, name } = configuration;
  const chosen = selectionsOf(compiled, visit);
  const api = await browserApi();
  const stored = await api.shareConfiguration({
    body: { houseId, municipalityId, webConfigurationId, name, selections: chosen },
  });
  const isSame = stored.price === totalsOf(compiled, visit, serverNow()).total && isSameSelection(chosen, stored.selections);
  return {
    link: { token: stored.id, key: stored.withdrawKey, name, house: houseTitle, madeAt: serverNow() },
    visit,
    otherPrice: isSame ? null : stored.price,
  };
}
