// Installs the programs that some tests run: PostgreSQL, nginx, OpenSSL, OpenStack Swift (an S3-compatible store), Poppler, Java and
// systemd-analyze. As root on Debian, apt-get installs the missing ones. Elsewhere, this file prints which are missing, and the tests
// that need them are skipped. Plain JavaScript for Node 20.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/sbin'];
const has = (program) => folders.some((folder) => existsSync(join(folder, program)));

/** Returns whether PostgreSQL is installed. Debian puts its programs in a folder for each version, outside the PATH. */
function hasPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian) : [];
  return has('initdb') || versions.some((version) => existsSync(join(debian, version, 'bin/initdb')));
}

const swift = ['proxy', 'account', 'container', 'object'].map((kind) => [`swift-${kind}`, has(`swift-${kind}-server`)]);
const packages = [
  ['postgresql', hasPostgres()],
  ['nginx', has('nginx')],
  ['openssl', has('openssl')],
  ...swift,
  ['poppler-utils', has('pdftotext')],
  ['default-jre-headless', has('java')],
  ['systemd', has('systemd-analyze')],
];
const missing = packages.filter(([, isThere]) => !isThere).map(([name]) => name);
const asRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');

if (missing.length > 0 && asRootOnDebian) installWithoutStarting(missing);
else if (missing.length > 0)
  console.error(`Some tests are skipped, because these Debian packages or what they contain are missing: ${missing.join(', ')}`);

/** Installs packages without starting their services. Debian would start a server when it installs it, and again at each boot. */
function installWithoutStarting(names) {
  console.error(`Installing what the tests run with apt-get: ${names.join(', ')} …`);
  const before = services();
  const allow = forbidStarts();
  try {
    // The installation may have failed because apt's package lists are missing or old.
    if (!install(names)) {
      run('apt-get', ['update', '-qq']);
      install(names, console.error);
    }
    const added = services().filter((service) => !before.includes(service));
    if (added.length > 0 && has('systemctl')) run('systemctl', ['disable', '--quiet', ...added]);
  } finally {
    allow();
  }
}

/** Installs packages, and returns whether that succeeded. */
function install(names, report = () => {}) {
  return run('apt-get', ['install', '-qq', '-y', '--no-install-recommends', ...names], report);
}

/** Returns the names of all systemd services, sockets and timers except templates (`name@`), which start nothing themselves. */
function services() {
  const folder = '/usr/lib/systemd/system';
  return existsSync(folder) ? readdirSync(folder).filter((name) => /^[^@]+\.(service|socket|timer)$/.test(name)) : [];
}

/**
 * Forbids Debian to start services: its scripts run the program `policy-rc.d` first, and exit code 101 means no. Returns a function
 * that removes this program. Until then, Ctrl+C does not end the process, so that the program is removed in any case. If the
 * machine already had the program, keeps it, and the returned function does nothing.
 */
function forbidStarts() {
  const policy = '/usr/sbin/policy-rc.d';
  if (existsSync(policy)) return () => {};
  writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  let stopped;
  const stop = (signal) => {
    stopped = signal;
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return () => {
    rmSync(policy);
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (stopped) process.exit(stopped === 'SIGINT' ? 130 : 143);
  };
}

function run(command, args, report = console.error) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr, error } = spawnSync(command, args, { env, encoding: 'utf8', maxBuffer: 64_000_000 });
  if (status !== 0) report(`${stdout ?? ''}${stderr ?? ''}${command} ${args.join(' ')} failed (${error?.message ?? status}).`);
  return status === 0;
}
