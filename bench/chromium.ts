import { existsSync } from 'node:fs';

/** The path of Debian’s Chromium. Undefined if it is not installed: then measurements use Playwright’s Chromium. */
const system = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) => existsSync(path));

/**
 * The options with which measurements start Chromium: without network requests by the browser itself, and without a sandbox,
 * because Chromium may run as root in a container.
 */
export const chromium = {
  ...(system && { executablePath: system }),
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
  ],
};
