import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Until the test ends the browser has a screen that is touched. */
export async function emulateTouch(): Promise<void> {
  await sendUntilFinished('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 }, { enabled: false });
}

/** Until the test ends somebody asks the system for more contrast. */
export async function emulateContrast(): Promise<void> {
  const features = (value: string) => ({ features: [{ name: 'prefers-contrast', value }] });
  await sendUntilFinished('Emulation.setEmulatedMedia', features('more'), features(''));
}

/** Until the test ends somebody asks the browser for letters twice as large: 32 CSS pixels. */
export async function emulateLargeLetters(): Promise<void> {
  const sizes = (standard: number, fixed: number) => ({ fontSizes: { standard, fixed } });
  await sendUntilFinished('Page.setFontSizes', sizes(32, 26), sizes(16, 13));
}

/** The browser's own session, of which Vitest's types know nothing. */
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
