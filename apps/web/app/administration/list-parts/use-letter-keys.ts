import { useEffect, useSyncExternalStore } from 'react';
import { storedPlace } from '../../stored/stored.ts';

/** The storage entry that has a value while single-letter shortcuts are switched off in this browser. */
const switchedOff = storedPlace('gavel.letters-off', []);

/**
 * Runs the action of a single-letter shortcut when the user presses its key. Ignores keys that are typed in a field, and all keys while the
 * shortcuts are switched off in this browser. An action returns false if it did nothing. `letters` must be the same object at every
 * rendering.
 */
export function useLetters(letters: Readonly<Record<string, () => boolean>>) {
  const isOn = useSyncExternalStore(listen, isSwitchedOn, () => true);
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isWriting(event)) return;
      if (letters[event.key]?.()) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn, letters]);
  return { isOn, toggle: () => switchTo(!isOn) };
}

/** Returns whether the key is typed in a field, or a dialog is open. */
export function isWriting({ target }: KeyboardEvent): boolean {
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches('input:not([type="checkbox"]), textarea, select');
}

function isSwitchedOn(): boolean {
  return switchedOff.read('localStorage') === null;
}

function switchTo(isOn: boolean): void {
  if (isOn) switchedOff.forget('localStorage');
  else switchedOff.write('localStorage', {});
  // The browser sends this event only to other tabs, so this tab sends it to itself.
  dispatchEvent(new StorageEvent('storage', { key: switchedOff.key }));
}

function listen(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
