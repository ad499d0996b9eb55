import { useEffect, useState } from 'react';

/** What single letters do, outside fields and until they are switched off; false: there was nothing to do it to. `letters` stays the same. */
export function useLetters(letters: Readonly<Record<string, () => boolean>>) {
  const [isOn, setOn] = useState(true);
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
  return { isOn, toggle: () => setOn(!isOn) };
}
