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
      if (event.target instanceof HTMLElement && event.target.matches('input, textarea, select')) return;
      if (letters[event.key]?.()) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn, letters]);
  return { isOn, toggle: () => switchTo(!isOn) };
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
