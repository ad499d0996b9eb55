// A Chromium for the browser journeys: the system's if there is one, else Debian's package if that can be installed, else
// Playwright's own; and on Debian the letters that stand in for Arial. Plain JavaScript for Node 20. Without any, the journeys still run,
// and fail with the reason.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const isThere = () => ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].some((path) => existsSync(path));

/** A page is as wide with them as with Arial, which text has until its own letters have come. */
const hasLetters = () => existsSync('/usr/share/fonts/truetype/liberation');

const asRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
if (asRootOnDebian && !(isThere() && hasLetters())) installDebianPackages();
if (!isThere()) installPlaywrightsOwn(asRootOnDebian ? ['--with-deps'] : []);

function installDebianPackages() {
  console.error('Installing what the browser needs with apt-get …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const commands = [
    ['update', '-qq'],
    ['install', '-qq', '-y', '--no-install-recommends', ...(isThere() ? [] : ['chromium-headless-shell']), 'fonts-liberation'],
  ];
  for (const args of commands) run('apt-get', args, env);
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
}
