// Installs the browsers of the e2e tests. Chromium: the installed one, or else Debian's package, or else Playwright's own. Firefox, WebKit
// and the virtual screen that WebKit needs: Debian's packages; without them, tests in that engine are skipped. On Debian it also installs
// fonts that replace Arial. Plain JavaScript for Node 20. If it cannot install Chromium, the tests fail with the reason.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Debian packages, each with a file that exists when the package or its replacement is installed. */
const packages = [
  ['chromium-headless-shell', ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']],
  ['firefox-esr', ['/usr/bin/firefox-esr']],
  ['webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']],
  ['xvfb', ['/usr/bin/Xvfb']],
  // This package contains the source of the Swedish locale that WebKit needs.
  ['locales', ['/usr/share/i18n/locales/sv_SE']],
  // Until a page's own fonts have loaded, its text has the width of Arial. These fonts have the same width.
  ['fonts-liberation', ['/usr/share/fonts/truetype/liberation']],
];

const isThere = ([, paths]) => paths.some((path) => existsSync(path));
const asRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
const missing = packages.filter((one) => !isThere(one)).map(([name]) => name);
if (asRootOnDebian && missing.length > 0) installDebianPackages(missing);
if (!isThere(packages[0])) installPlaywrightsOwn(asRootOnDebian ? ['--with-deps'] : []);

/** Installs packages together, or one by one if that fails: a distribution based on Debian may lack one of them. */
function installDebianPackages(names) {
  console.error(`Installing ${names.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (some) => run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...some], env);
  run('apt-get', ['update', '-qq'], env);
  if (!install(names) && names.length > 1) for (const name of names) install([name]);
}

/**
 * Installs Playwright's own Chromium. A distribution based on Debian may have no package of Chromium, but it has the libraries that
 * Chromium needs.
 */
function installPlaywrightsOwn(options) {
  const playwright = fileURLToPath(new URL('../node_modules/@playwright/test/cli.js', import.meta.url));
  run(process.execPath, [playwright, 'install', ...options, 'chromium'], process.env);
}

function run(command, args, env) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8' });
  if (status !== 0)
    console.error(`${stdout ?? ''}${stderr ?? ''}${command} ${args.join(' ')} failed (${error?.message ?? status}).`);
  return status === 0;
}
