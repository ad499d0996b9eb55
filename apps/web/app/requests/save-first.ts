import type { useTellSaver } from '../saving/use-saver.ts';
import type { ConfiguratorStore } from '../visit/configurator-state.ts';

/** Longer than a save takes that succeeds at all. */
const LONGEST_MS = 30_000;

/** Saves the house on the account although nothing may have changed, and resolves when that has ended, whichever way. */
export async function saveFirst(store: ConfiguratorStore, tell: ReturnType<typeof useTellSaver>): Promise<void> {
  if (store.getState().saving.kind === 'sending') await until(store, ({ saving }) => saving.kind !== 'sending');
  const before = store.getState().saving;
  let hasBegun = false;
  const ended = until(store, ({ saving }) => {
    hasBegun ||= saving.kind === 'sending';
    return hasBegun ? saving.kind !== 'sending' : saving !== before;
  });
  tell({ kind: 'asked', forced: true });
  // It is shown again, and nothing is sent before it has been settled.
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
