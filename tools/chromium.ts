import { existsSync } from 'node:fs';

/** Those of Debian; the first that is there. The shell draws no window around its pages, which is a fifth of what a journey costs. */
const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** The browser's features that no test needs. A list replaces Playwright's own one, which therefore stands here too. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // The suggestions under the address bar are two pages more in every window: a quarter of what a short journey costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** How tests start Chromium: the system's where there is one, else Playwright's own. */
export const chromium = {
  ...(systemChromium && { executablePath: systemChromium }),
  // No sandbox where root runs it in a container; nothing that calls out to the network on its own.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // WebGL without a graphics card: the model of the house.
    '--enable-unsafe-swiftshader',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
};
