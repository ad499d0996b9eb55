import { useEffect } from 'react';
import { historyAct } from './history-keys.ts';
import { useConfiguratorStore } from './use-configurator.tsx';

/** Undo and redo by keys; not while something is typed or asked. */
export function useHistoryKeys(): void {
  const store = useConfiguratorStore();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = historyAct(event);
      if (!act || event.defaultPrevented || isTyping(event.target) || isAsked()) return;
      event.preventDefault();
      store.getState()[act]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [store]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.matches('textarea, select, input:not([type="range"], [type="checkbox"], [type="radio"])')
  );
}

function isAsked(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
