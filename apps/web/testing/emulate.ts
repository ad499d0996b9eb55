import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/**
 * Emulates a touch screen until the test ends. After that, Chromium no longer knows that it has a mouse: `(hover: hover)` stays false for
 * all later tests. So only files named `*.touch.browser.test.tsx` call it, and they run last (`tools/vitest/touch-last.ts`).
 */
export async function emulateTouch(): Promise<void> {
  await sendUntilFinished('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 }, { enabled: false });
}

/** Emulates a preference for more contrast until the test ends. */
export async function emulateContrast(): Promise<void> {
  const features = (value: string) => ({ features: [{ name: 'prefers-contrast', value }] });
  await sendUntilFinished('Emulation.setEmulatedMedia', features('more'), features(''));
}

/** Emulates a browser whose default font size is twice as large, 32 CSS pixels, until the test ends. */
export async function emulateLargeLetters(): Promise<void> {
  const sizes = (standard: number, fixed: number) => ({ fontSizes: { standard, fixed } });
  await sendUntilFinished('Page.setFontSizes', sizes(32, 26), sizes(16, 13));
}

/** The methods of the CDP session (Chrome DevTools Protocol), which are missing in Vitest’s types. */
declare module 'vitest/internal/browser' {
  interface CDPSession {
    send(method: string, parameters: object): Promise<unknown>;
  }
}

async function sendUntilFinished(method: string, parameters: object, after: object): Promise<void> {
  const browser = cdp();
  onTestFinished(async () => {
    await browser.send(method, after);
  });
  await browser.send(method, parameters);
}
