// The browsers of the journeys. Chromium: the system's if there is one, else Debian's package if that can be installed, else Playwright's
// own. Firefox, WebKit and its virtual screen: Debian's packages; elsewhere the journeys in an engine that is missing are skipped. On
// Debian also fonts that replace Arial. Plain JavaScript for Node 20. Without Chromium the journeys still run, and fail with the reason.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Debian packages, each with a file that shows that it, or what takes its place, is installed. */
const packages = [
  ['chromium-headless-shell', ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']],
  ['firefox-esr', ['/usr/bin/firefox-esr']],
  ['webkit2gtk-driver', ['/usr/bin/WebKitWebDriver']],
  ['xvfb', ['/usr/bin/Xvfb']],
  // What WebKit's Swedish is made from.
  ['locales', ['/usr/share/i18n/locales/sv_SE']],
  // Until a page's own fonts are loaded, its text is as wide as with Arial.
  ['fonts-liberation', ['/usr/share/fonts/truetype/liberation']],
];

const isThere = ([, paths]) => paths.some((path) => existsSync(path));
const asRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
const missing = packages.filter((one) => !isThere(one)).map(([name]) => name);
if (asRootOnDebian && missing.length > 0) installDebianPackages(missing);
if (!isThere(packages[0])) installPlaywrightsOwn(asRootOnDebian ? ['--with-deps'] : []);

/** One by one where they cannot be installed together: a relative of Debian may lack one of them. */
function installDebianPackages(names) {
  console.error(`Installing ${names.join(', ')} with apt-get …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = (some) => run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...some], env);
  run('apt-get', ['update', '-qq'], env);
  if (!install(names) && names.length > 1) for (const name of names) install([name]);
}

/** Does nothing when it is there already. Relatives of Debian have no such package, but the libraries a browser needs. */
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
