import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tools/free-port.ts';
import type { Engine, Profile } from './engine.ts';
import { openSession, whenReady } from './web-driver.ts';
import { tabOf } from './webkit-tab.ts';

/** The GTK style sheet for a narrow toolbar. With the normal toolbar, MiniBrowser's window would be wider than a phone. */
const NARROW_TOOLBAR =
  '* { padding: 0; margin: 0; min-width: 0; min-height: 0; font-size: 2px; -gtk-icon-transform: scale(0.1); }';

/** Starts WebKitGTK's MiniBrowser on a virtual screen, controlled by WebDriver. */
export async function startWebkit(miniBrowser: string): Promise<Engine> {
  const folder = await mkdtemp(join(tmpdir(), 'gavel-webkit-'));
  await makeSwedishLocale(folder);
  const { display, screen } = await openScreen();
  const env = {
    PATH: process.env.PATH,
    DISPLAY: display,
    TZ: 'Europe/Stockholm',
    LANG: 'sv_SE.UTF-8',
    LOCPATH: join(folder, 'locale'),
    // The browser must not use the desktop settings, the message bus and the assistive programs of the user who runs the tests.
    GSETTINGS_BACKEND: 'memory',
    NO_AT_BRIDGE: '1',
  };

  /** Starts a WebDriver server for one profile. Each server allows only one session, and each session is a browser without history. */
  async function openProfile(): Promise<Profile & { readonly version: string }> {
    const home = await mkdtemp(join(folder, 'home-'));
    const downloads = join(home, 'Downloads');
    await mkdir(join(home, '.config/gtk-3.0'), { recursive: true });
    await mkdir(downloads);
    await writeFile(join(home, '.config/gtk-3.0/gtk.css'), NARROW_TOOLBAR);
    await writeFile(join(home, '.config/gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
    await writeFile(join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
    const port = await freePort();
    const address = `http://127.0.0.1:${port}`;
    const driver = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...env, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), XDG_RUNTIME_DIR: home },
      stdio: 'ignore',
    });
    await whenReady(address);
    const session = await openSession(address, {
      unhandledPromptBehavior: 'accept',
      'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
    });
    // Set a shorter limit: by default the driver waits five minutes for a page, most of the time that a test may take.
    await session.post('/timeouts', { pageLoad: 60_000 });
    let first: string | null = String(await session.get('/window'));
    return {
      version: `WebKitGTK ${session.browserVersion}`,
      downloads,
      async openTab() {
        const opened = first ?? ((await session.post('/window/new', { type: 'tab' })) as { handle: string }).handle;
        first = null;
        return tabOf(session, opened);
      },
      async close() {
        await session.delete('').catch(() => undefined);
        await end(driver);
      },
    };
  }

  // Open the first profile now, because only a running browser reports its version.
  let waiting: Awaited<ReturnType<typeof openProfile>> | null = await openProfile();
  return {
    version: waiting.version,
    async openProfile() {
      const profile = waiting ?? (await openProfile());
      waiting = null;
      return profile;
    },
    async stop() {
      await waiting?.close();
      await end(screen);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Creates a Swedish locale in a folder. WebKit gets the browser's language from the C library, and minimal machines have no Swedish locale.
 */
async function makeSwedishLocale(folder: string): Promise<void> {
  await mkdir(join(folder, 'locale'));
  await promisify(execFile)('localedef', ['-i', 'sv_SE', '-f', 'UTF-8', join(folder, 'locale/sv_SE.UTF-8')]);
}

async function openScreen(): Promise<{ readonly display: string; readonly screen: ChildProcess }> {
  const options = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn('Xvfb', options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const told = screen.stdio[3];
  if (!told) throw new Error('Xvfb has no channel to tell its display');
  const [display] = await Promise.race([
    once(told, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended'))),
  ]);
  return { display: `:${String(display).trim()}`, screen };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
