import { useEffect, useSyncExternalStore } from 'react';
import { storedPlace } from '../../stored/stored.ts';

/** Lies there when letters are switched off in this browser. */
const switchedOff = storedPlace('gavel.letters-off', []);

/** What single letters do, outside fields and until they are switched off in this browser; false: there was nothing to do it to. `letters` stays the same. */
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

/** Whether a key belongs to a field, or to a sheet that lies over the page. */
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
  // Other tabs hear of it by themselves.
  dispatchEvent(new StorageEvent('storage', { key: switchedOff.key }));
}

function listen(changed: () => void): () => void {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
}
