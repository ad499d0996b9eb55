import { isSameSelection, type Ore, selectionsOf, totalsOf, type Visit } from '@gavel/core';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { linkAddress } from '../addresses.ts';
import { ApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-api.ts';
import { reachability, untilReturn } from '../network/reachability.ts';
import { serverNow } from '../network/server-time.ts';
import { forgetLink, keepLink, type MadeLink, readLinks } from '../stored/made-links.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';

/** How far a link to the house has come. `waiting`: it is made as soon as the server answers again. */
type ShareProgress =
  /** `outdated`: an answer of this visit is not offered any more; `gone`: the house is not, or not here. */
  | { readonly kind: 'none' | 'making' | 'waiting' | 'failed' | 'outdated' | 'gone' }
  | {
      readonly kind: 'made';
      readonly token: string;
      /** Withdraws the link, and has it e-mailed. */
      readonly key: string;
      readonly link: string;
      /** What the link shows; the visitor may have gone on since. */
      readonly visit: Visit;
      /** It had to wait, so that the visitor may be somewhere else by now. */
      readonly late: boolean;
      /** What the linked house costs, where it is not quite the visit's: the range has changed since that began. */
      readonly otherPrice: Ore | null;
    };

interface ShareState {
  readonly progress: ShareProgress;
  /** The links that were made in this browser. */
  readonly links: readonly MadeLink[];
  make(): Promise<void>;
  /** E-mails the link to the house as it stands to one address; makes it first where there is none. */
  mail(email: string): Promise<'sent' | 'failed' | 'tooMany'>;
  /** False when it could not be done. */
  withdraw(link: MadeLink): Promise<boolean>;
  /** What had to wait has been seen. */
  seen(): void;
}

/** ms */
const TRIED_AGAIN = 2000;

const shares = new WeakMap<ConfiguratorStore, StoreApi<ShareState>>();

/** The link to this visit's house: one state wherever it is shown, also while no panel is open. */
export function useShareLink(): ShareState {
  const store = useConfiguratorStore();
  const known = shares.get(store) ?? createShare(store);
  shares.set(store, known);
  return useStore(known);
}

/** The link that opens the house exactly as it stands now; null when none has been made, or something was chosen since. */
export function useLinkToNow(): string | null {
  const { progress } = useShareLink();
  const visit = useConfigurator((state) => state.visit);
  return progress.kind === 'made' && progress.visit === visit ? progress.link : null;
}

function createShare(store: ConfiguratorStore): StoreApi<ShareState> {
  return createStore<ShareState>()((set, get) => {
    const make = async (late: boolean): Promise<void> => {
      if (!reachability.isReachable()) {
        set({ progress: { kind: 'waiting' } });
        untilReturn().then(() => make(true));
        return;
      }
      set({ progress: { kind: 'making' } });
      try {
        const { link, visit, otherPrice } = await share(store);
        keepLink(link);
        const address = addressOf(link.token);
        const { token, key } = link;
        set({ progress: { kind: 'made', token, key, link: address, visit, late, otherPrice }, links: readLinks() });
      } catch (error) {
        const refusal = error instanceof ApiError && REFUSALS.get(error.code);
        if (refusal) return set({ progress: { kind: refusal } });
        // A network that has just come back may fail once more, and whoever waited is somewhere else by now and could not press again.
        if (late && error instanceof ApiError && error.code === 'network') {
          set({ progress: { kind: 'waiting' } });
          setTimeout(() => void make(true), TRIED_AGAIN);
        }
        // The network may have gone in the middle of it: then it waits like the rest.
        else if (await reachability.verdict()) set({ progress: { kind: 'failed' } });
        else await make(late);
      }
    };

    return {
      progress: { kind: 'none' },
      links: readLinks(),
      async make() {
        const { kind } = get().progress;
        if (kind !== 'making' && kind !== 'waiting') await make(false);
      },
      async mail(email) {
        const before = get().progress;
        if (before.kind !== 'made' || before.visit !== store.getState().visit) await get().make();
        const { progress } = get();
        if (progress.kind !== 'made') return 'failed';
        try {
          const api = await browserApi();
          await api.mailShare({
            parameters: { id: progress.token },
            headers: { 'Withdraw-Key': progress.key },
            body: { email },
          });
          return 'sent';
        } catch (error) {
          return error instanceof ApiError && error.code === 'too-many-requests' ? 'tooMany' : 'failed';
        }
      },
      async withdraw({ token, key }) {
        try {
          await (await browserApi()).withdrawShare({ parameters: { id: token }, headers: { 'Withdraw-Key': key } });
        } catch (error) {
          // One that is gone already is as good as withdrawn.
          if (!(error instanceof ApiError) || error.code !== 'unknown-configuration') return false;
        }
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

/** Where what is stored under a token opens. */
export function addressOf(token: string): string {
  return new URL(linkAddress(token), location.href).href;
}

/** What it means when the server refuses. */
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
