import { useEffect } from 'react';
import { historyAct } from './history-keys.ts';
import { isForVisit } from './is-for-visit.ts';
import { useConfiguratorStore } from './use-configurator.tsx';

/** Lets the visitor undo and redo by keys, except while they are typing or a dialog is open. */
export function useHistoryKeys(): void {
  const store = useConfiguratorStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = historyAct(event);
      if (!act || !isForVisit(event)) return;
      event.preventDefault();
      store.getState()[act]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);
}
