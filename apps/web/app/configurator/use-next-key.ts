import { useEffect, useEffectEvent } from 'react';
import { isForVisit } from '../visit/is-for-visit.ts';

/** For `aria-keyshortcuts`. Cmd and Enter do the same. */
export const NEXT_KEY = 'Control+Enter';

/** Goes on by a key: between a question and "Nästa" stand all of its answers. */
export function useNextKey(onNext: () => void): void {
  // Of the step that stands there, also for who presses the key twice in a row.
  const goOn = useEffectEvent(onNext);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (key !== 'Enter' || ctrlKey === metaKey || altKey || shiftKey || repeat || !isForVisit(event)) return;
      // What has focus would take Enter for a press on itself.
      event.preventDefault();
      event.stopPropagation();
      goOn();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
