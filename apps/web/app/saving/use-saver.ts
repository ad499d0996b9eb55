import { createContext, useCallback, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, useLocation, useSubmit } from 'react-router';
import { hasEntered, useSession } from '../account/use-account.ts';
import { addressesOf, tokenOf } from '../addresses.ts';
import { browserApi } from '../api/browser-api.ts';
import { pageAccount } from '../api/page-account.ts';
import { reachability } from '../network/reachability.ts';
import { untilLoaded } from '../parts/until-loaded.ts';
import { useAllTexts } from '../texts/use-texts.ts';
import { idle } from '../ui/idle.ts';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';
import { useKeeping } from '../visit/use-keeping.ts';
import { useView } from '../visit/use-view.ts';
import type { SaverPage, TellSaver } from './create-saver.ts';
import { keepTokenInAddress } from './token-in-address.ts';

/** Loads the notice about a house that could not be saved on the server. */
export const loadNotice = () => import('./save-notice.tsx');

export const SaverContext = createContext<TellSaver>(() => undefined);

/** Returns the function that sends events to the saver of the open house. */
export function useTellSaver(): TellSaver {
  return useContext(SaverContext);
}

/**
 * Saves the open house by the rules of saving (`next-save.ts`). The rules load when the browser is idle, or at the first event. If they do
 * not load when the visitor presses Save, the house is stored in the browser.
 */
export function useSaver(startedAt: number): TellSaver {
  const store = useConfiguratorStore();
  const now = useSurroundings();
  const surroundings = useRef(now);
  const keep = useKeeping(
    startedAt,
    useCallback(() => surroundings.current.reload(), []),
  );
  useLayoutEffect(() => {
    surroundings.current = now;
    return () => {
      now.isOpen = false;
    };
  });
  const saver = useRef<Promise<TellSaver> | null>(null);

  const load = useCallback(() => {
    saver.current ??= import('./create-saver.ts').then(({ createSaver }) =>
      createSaver({ store, startedAt, keep, api: browserApi, page: () => surroundings.current }),
    );
    saver.current.catch(() => {
      saver.current = null;
    });
    return saver.current;
  }, [store, startedAt, keep]);

  const tell = useCallback<TellSaver>(
    (event) => {
      load()
        .catch(() => {
          // The code with the rules of saving did not load, so only store the house in the browser for now.
          if (event.kind === 'asked') {
            store.setState({ waitsFor: pageAccount.shown });
            keep({ saved: false, isWaiting: true });
          }
          return untilLoaded(load);
        })
        .then((told) => told(event));
    },
    [load, keep, store],
  );

  useEffect(() => {
    const tryAgain = () => tell({ kind: 'reachable' });
    // Load the rules of saving, and the notice about a failed save, in advance, because both must work offline. Then send the save that was
    // still waiting when the visitor left the house.
    idle()
      .then(() => Promise.all([load(), loadNotice()]))
      .then(tryAgain, () => undefined);
    return reachability.onReturn(tryAgain);
  }, [load, tell]);

  const { isHeard } = useSession();
  const id = now.account?.id;
  const before = useRef(id);
  useEffect(() => {
    // Report only a login in this tab: after a login in another tab, the account may not be that of the person who pressed Save here.
    if (id && !before.current && !isHeard) tell({ kind: 'logged-in' });
    before.current = id;
  }, [id, isHeard, tell]);
  useTokenInAddress();
  return tell;
}

function useTokenInAddress(): void {
  const store = useConfiguratorStore();
  const token = useConfigurator((state) => state.origin?.token);
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => (router && token ? keepTokenInAddress(router, store, token) : undefined), [router, store, token]);
}

/** Returns the data and functions of the page that saving needs at this moment. */
function useSurroundings(): SaverPage {
  const texts = useAllTexts();
  const { account, setAccount } = useSession();
  const { pathname } = useLocation();
  const { open: show } = useView();
  const submit = useSubmit();
  return {
    isOpen: true,
    account: hasEntered(account) ? account : null,
    forgetAccount: () => setAccount(null),
    show,
    texts,
    reload() {
      submit(null, { method: 'post', action: addressesOf(tokenOf(pathname) ?? '').configuration, navigate: false });
    },
  };
}
