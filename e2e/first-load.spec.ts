import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

interface Counted {
  readonly page: string;
  readonly address: string;
  readonly waits: boolean;
  readonly scripts: readonly string[];
}

test('what comes without being asked for is what the budgets count', async ({ page }) => {
  const tool = join(import.meta.dirname, '../tools/budgets.ts');
  const budgets: readonly Counted[] = JSON.parse(execFileSync(process.execPath, [tool, '--files'], { encoding: 'utf8' }));
  for (const { page: name, address, waits, scripts } of budgets) {
    const loaded = new Set<string>();
    const sights: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      loaded.add(pathname);
      if (/^\/media\/(?:houses\/.*\.jpg|drawn\/plan\/.*\.svg)$/.test(pathname)) sights.push(request.url());
    });
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    const came = () => [...loaded].flatMap((path) => (path.endsWith('.js') ? path.replace('/assets/', '') : [])).toSorted();
    if (waits) {
      expect(came(), `${name}, before the first sign`).toEqual([]);
      // The pointer rests where it was on the page before.
      await page.mouse.move(10, 10);
      await page.mouse.move(30, 30);
    }
    // What is fetched once the page has nothing else to do comes late on a busy machine.
    await expect.poll(came, name).toEqual(scripts.toSorted());
    // What a house begins with is in the document, and what shows it afterwards asks for the very same; then come those of its choices.
    expect(
      sights.filter((address) => address === sights[0]),
      name,
    ).toHaveLength(name === 'configurator' ? 1 : 0);
    // Nothing that this page still asks for counts as the next one's.
    await page.goto('about:blank');
    page.removeAllListeners('request');
  }
});
