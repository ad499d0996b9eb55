import { existsSync } from 'node:fs';

/**
 * The paths of Debian's browsers, of which the first that exists is used. The headless shell draws no window around its pages, which saves
 * a fifth of a test's time.
 */
const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path));

/** Browser features that no test needs. This list replaces the list that Playwright itself passes, so it contains that list too. */
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
  // The suggestions under the address bar are two additional pages in every window. They cost a quarter of the time of a short test.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

/** The options with which tests start Chromium: the system's browser if it exists, or else Playwright's own. */
export const chromium = {
  ...(systemChromium && { executablePath: systemChromium }),
  // Without a sandbox, because tests may run as root in a container. The browser itself must send no network requests.
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    '--disable-quic',
    // Use WebGL without a graphics card, for the 3D model of the house.
    '--enable-unsafe-swiftshader',
    `--disable-features=${withoutFeatures.join(',')}`,
  ],
};
