import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Key, Tab } from './engine.ts';
import { eventually } from './eventually.ts';
import { LEFT } from './preload.ts';
import { Target } from './target.ts';

/** One browser tab of a visitor. The tab opens the site through the proxy of the tests (`front.ts`). */
export class Screen extends Target {
  readonly address: string;
  readonly #downloads: string;

  /** @param downloads the folder in which the browser saves files */
  constructor(tab: Tab, address: string, downloads: string) {
    super(tab);
    this.address = address;
    this.#downloads = downloads;
  }

  async goto(path: string): Promise<void> {
    await this.#leave();
    await this.tab.goto(new URL(path, this.address).href);
  }
  back(): Promise<void> {
    return this.tab.back();
  }
  async reload(): Promise<void> {
    await this.#leave();
    await this.tab.reload();
  }
  press(key: Key): Promise<void> {
    return this.tab.press(key);
  }

  /** Tells the page that the test leaves it, because drivers open an address without the events of a visitor who leaves. */
  async #leave(): Promise<void> {
    // A page that is just reloading itself cannot run this, and needs not.
    await this.tab.evaluate(`dispatchEvent(new Event('${LEFT}'))`).catch(() => undefined);
  }

  /** Returns the current path and query. */
  async path(): Promise<string> {
    return String(await this.tab.evaluate('location.pathname + location.search'));
  }

  async at(path: RegExp): Promise<void> {
    await eventually(`the address matches ${path}`, async () => {
      const now = await this.path();
      if (!path.test(now)) throw new Error(`it is ${now}`);
    });
  }

  /** Returns the PDF that the browser saved under this name, after the whole file was written. */
  downloadedPdf(name: string): Promise<Buffer> {
    return eventually(`${name} is downloaded`, async () => {
      const file = await readFile(join(this.#downloads, name));
      const isWhole = file.subarray(0, 5).toString() === '%PDF-' && file.subarray(-16).includes('%%EOF');
      if (!isWhole)
        throw new Error(`it is ${file.length} bytes that begin with ${JSON.stringify(file.subarray(0, 20).toString())}`);
      return file;
    });
  }

  /** Runs a function without arguments in the page and returns its result. */
  async evaluate<Result>(inPage: () => Result): Promise<Awaited<Result>> {
    return (await this.tab.evaluate(`(${inPage})()`)) as Awaited<Result>;
  }
}
