import type { useTellSaver } from '../saving/use-saver.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';

/** How long to wait for a save, in ms. */
const LONGEST_MS = 30_000;

/** Saves the house to the account, even if it has not changed. Resolves when the save has succeeded or failed, or after `LONGEST_MS`. */
export async function saveFirst(store: ConfiguratorStore, tell: ReturnType<typeof useTellSaver>): Promise<void> {
  if (store.getState().saving.kind === 'sending') await until(store, ({ saving }) => saving.kind !== 'sending');
  const before = store.getState().saving;
  let hasBegun = false;
  const ended = until(store, ({ saving }) => {
    hasBegun ||= saving.kind === 'sending';
    return hasBegun ? saving.kind !== 'sending' : saving !== before;
  });
  tell({ kind: 'asked', forced: true });
  // If the house already has a conflict, no save begins: the page only shows the conflict again. So do not wait.
  if (before.kind !== 'conflict') await ended;
}

function until(store: ConfiguratorStore, isSo: (state: ReturnType<ConfiguratorStore['getState']>) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(impatience);
      stop();
      resolve();
    };
    const stop = store.subscribe((state) => isSo(state) && end());
    const impatience = setTimeout(end, LONGEST_MS);
  });
}
