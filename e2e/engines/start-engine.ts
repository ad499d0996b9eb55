import { existsSync, globSync } from 'node:fs';
import type { Engine, EngineName } from './engine.ts';
import { startChromium, startFirefox } from './puppeteer-engine.ts';
import { startWebkit } from './webkit-engine.ts';

const FIREFOX = '/usr/bin/firefox-esr';
const SWEDISH = '/usr/share/i18n/locales/sv_SE';

/** Returns why an engine cannot run on this machine, or null if it can. On Debian, `npm test` as root installs what is missing. */
export function whyNot(name: EngineName): string | null {
  if (name === 'chromium') return null;
  if (name === 'firefox') return existsSync(FIREFOX) ? null : `there is no ${FIREFOX}`;
  const missing = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', SWEDISH].find((path) => !existsSync(path));
  if (missing) return `there is no ${missing}`;
  return miniBrowser() ? null : 'there is no MiniBrowser of WebKitGTK';
}

export function startEngine(name: EngineName): Promise<Engine> {
  if (name === 'chromium') return startChromium();
  return name === 'firefox' ? startFirefox(FIREFOX) : startWebkit(miniBrowser() ?? '');
}

function miniBrowser(): string | undefined {
  return globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser').at(0);
}
