import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

interface Counted {
  readonly page: string;
  readonly address: string;
  readonly waits: boolean;
  readonly scripts: readonly string[];
}

test('the scripts that a page loads without a click are exactly those whose size `tools/budgets.ts` limits', async ({ page }) => {
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
      // Move the mouse twice, because it may already be at the first position.
      await page.mouse.move(10, 10);
      await page.mouse.move(30, 30);
    }
    // Repeat the check, because on a busy machine the files that a page fetches when idle arrive late.
    await expect.poll(came, name).toEqual(scripts.toSorted());
    // On the configurator, the first picture must not be requested twice: once for the HTML and again for the scripts. Later requests are
    // for the pictures of choices.
    expect(
      sights.filter((address) => address === sights[0]),
      name,
    ).toHaveLength(name === 'configurator' ? 1 : 0);
    // Stop the requests of this page, because they must not count for the next page of the test.
    await page.goto('about:blank');
    page.removeAllListeners('request');
  }
});

test('after the visitor has chosen the municipality, the configurator opens without another API call and without loading another script', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto('/municipality?h=1');
  await page.getByRole('combobox', { name: 'Var ska du bygga?' }).fill('malmö');
  const house = page.waitForResponse((response) => response.url().includes('/api/houses/1/beginning?municipality=1280'));
  await page.getByRole('option', { name: /^Malmö/ }).click();
  await house;
  // When the page imports a script that was fetched before, the browser may request it again. It must request no other script.
  const before = requested.splice(0);
  // Count only the requests until the address changes. What the configurator loads after that does not count.
  const untilBegun = page.waitForEvent('framenavigated').then(() => [...requested]);
  await page.getByRole('button', { name: 'Börja bygg!' }).click();
  await page.waitForURL('**/configuration/new/1/1');
  const isCounted = (path: string) => path.startsWith('/api/') || (path.endsWith('.js') && !before.includes(path));
  expect((await untilBegun).filter(isCounted)).toEqual([]);
});
