import { existsSync } from 'node:fs';

/** Debian's, where it is installed; else Playwright's own. */
const system = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'].find((path) => existsSync(path));

/** How measurements start Chromium: nothing that calls out to the network on its own; no sandbox where root runs it in a container. */
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
