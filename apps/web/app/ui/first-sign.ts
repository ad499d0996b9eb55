import { idle } from './idle.ts';

/**
 * Waits for the visitor’s first input (pointer, wheel or key), and then until the browser is idle. If the visitor has already clicked or
 * typed on this page, waits only until the browser is idle. Use this before loading code that only active visitors need.
 */
export async function firstSign(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) {
    await new Promise<void>((done) => {
      const heard = new AbortController();
      const hear = () => {
        heard.abort();
        done();
      };
      for (const sign of SIGNS) addEventListener(sign, hear, { signal: heard.signal, passive: true, capture: true });
    });
  }
  await idle();
}

const SIGNS = ['pointerdown', 'pointermove', 'wheel', 'keydown'] as const;
