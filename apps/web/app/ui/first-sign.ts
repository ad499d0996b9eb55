import { idle } from './idle.ts';

/**
 * Waits until somebody is there, a pointer that moves, a finger or a key, and then until the browser has nothing better to do. At once where
 * something has been pressed on this page before. For what is wanted soon by those who do something, and never by those who only look.
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
