import { useEffect, useEffectEvent } from 'react';
import { isForVisit } from '../visit/is-for-visit.ts';

/** The value of `aria-keyshortcuts`. Cmd+Enter works too. */
export const NEXT_KEY = 'Control+Enter';

/**
 * Goes to the next step when the visitor presses Ctrl+Enter or Cmd+Enter. Without this shortcut, a keyboard user must leave the answers
 * with the Tab key to reach the next button.
 */
export function useNextKey(onNext: () => void): void {
  // Use an effect event, so that a second key press calls the `onNext` of the step that is then current.
  const goOn = useEffectEvent(onNext);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
      if (key !== 'Enter' || ctrlKey === metaKey || altKey || shiftKey || repeat || !isForVisit(event)) return;
      // Without this, Enter would also press the focused element.
      event.preventDefault();
      event.stopPropagation();
      goOn();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, []);
}
