import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/** The visitor must pull a sheet down by this fraction of its height to close it. */
const SHARE = 0.3;
/** A flick with at least this speed, in px/ms, closes the sheet, even if the flick is short. */
const FLICK = 0.5;

/**
 * Closes a sheet when the visitor pulls it down. The sheet must be as wide as the screen. Its style sheet moves it by `--pulled`. If
 * content inside it is scrolled, a pull scrolls that content first.
 * @returns the `ref` for the sheet
 */
export function useSwipeAway(onAway: () => void): RefCallback<HTMLElement> {
  const away = useRef(onAway);
  useEffect(() => {
    away.current = onAway;
  }, [onAway]);
  return useCallback((sheet: HTMLElement | null) => {
    if (!sheet) return;
    let held: { readonly y: number; readonly time: number } | null = null;
    let pulled = 0;
    const start = ({ touches, target, timeStamp }: TouchEvent) => {
      const [touch] = touches;
      held = touch && touches.length === 1 && isAtTop(target, sheet) ? { y: touch.clientY, time: timeStamp } : null;
      pulled = 0;
    };
    const move = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!held || !touch || sheet.offsetWidth < innerWidth) return;
      pulled = touch.clientY - held.y;
      if (pulled <= 0) return letGo();
      event.preventDefault();
      sheet.dataset.pulled = '';
      sheet.style.setProperty('--pulled', `${pulled}px`);
    };
    const end = ({ timeStamp }: TouchEvent) => {
      const isAway =
        held && 'pulled' in sheet.dataset && (pulled > sheet.offsetHeight * SHARE || pulled / (timeStamp - held.time) > FLICK);
      letGo();
      if (isAway) away.current();
    };
    const letGo = () => {
      held = null;
      delete sheet.dataset.pulled;
      sheet.style.removeProperty('--pulled');
    };
    const listening = new AbortController();
    const { signal } = listening;
    sheet.addEventListener('touchstart', start, { signal, passive: true });
    sheet.addEventListener('touchmove', move, { signal, passive: false });
    sheet.addEventListener('touchend', end, { signal });
    sheet.addEventListener('touchcancel', letGo, { signal });
    return () => listening.abort();
  }, []);
}

/**
 * Returns whether the visitor may pull the sheet here: the touched element is no field, and nothing between it and the sheet is scrolled.
 */
function isAtTop(target: EventTarget | null, sheet: HTMLElement): boolean {
  for (let box = target instanceof Element ? target : null; box && box !== sheet; box = box.parentElement)
    if (box.scrollTop > 0 || box.matches('input, select, textarea')) return false;
  return sheet.scrollTop <= 0;
}
