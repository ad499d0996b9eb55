import { expect, type Locator, type Page } from '@playwright/test';

/** The configurator, used as a visitor does: tests find elements by role and by the words on the screen. */
export class ConfiguratorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Begins a visit at one of its steps. Before the page loads, stores `configuration` (the server's response for a new house) in
   * the tab, as the first page of a visit does. So the test need not open that first page.
   */
  async begin(configuration: object, at = '/configuration/new/1/1'): Promise<void> {
    await this.page.addInitScript(
      ([begun, startedAt]) => {
        // Store the response only once, because a later page load must not overwrite the visit and its changes.
        if (sessionStorage.getItem('begun') === String(startedAt)) return;
        sessionStorage.setItem('begun', String(startedAt));
        const bootstrap = { configuration: begun, notice: null, startedAt, fetchedAt: Date.now() };
        sessionStorage.setItem('gavel.bootstrap', JSON.stringify(bootstrap));
      },
      [configuration, Date.now()] as const,
    );
    await this.page.goto(at);
    await expect(this.page.getByRole('main')).toBeVisible();
  }

  /** Begins a visit with a start address, as a link on the builder's own website does. */
  async start(houseId: number, municipalityId: string, bundleId?: number, name?: string): Promise<void> {
    const said = `${bundleId ? `&b=${bundleId}` : ''}${name ? `&name=${encodeURIComponent(name)}` : ''}`;
    await this.page.goto(`/start/new?h=${houseId}&m=${municipalityId}${said}`);
    await expect(this.samples).toBeVisible();
  }

  /** Opens a section of the overview and returns the list of its questions' links. */
  async openSection(title: RegExp): Promise<Locator> {
    const overview = this.page.getByRole('navigation', { name: 'Översikt' });
    const section = overview.getByRole('button', { name: title });
    if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
    return overview
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('button', { name: title }) })
      .getByRole('list');
  }

  get heading(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  get samples(): Locator {
    return this.page.getByRole('radiogroup');
  }

  /** The samples (one for each answer) that can be chosen and are not chosen yet. */
  get choices(): Locator {
    return this.samples.locator('[role="radio"][aria-checked="false"][aria-disabled="false"]');
  }

  /** Returns the number of the step and the number of steps, from the counter on the page. */
  async counter(): Promise<{ n: number; total: number }> {
    const text = await this.page.getByRole('button', { name: /^Översikt, steg/ }).innerText();
    const [, n, total] = /(\d+)\/(\d+)/.exec(text) ?? [];
    return { n: Number(n), total: Number(total) };
  }

  /** Returns the total in the header, kr. */
  async total(): Promise<number> {
    return krOf(await this.page.getByTestId('total').innerText());
  }

  /** Opens the summary, reads the ordinary price in kr (see `summary`), and closes the summary again. */
  async ordinaryPrice(): Promise<number> {
    const { ordinary } = await this.summary();
    await this.page.goBack();
    await expect(this.page.getByRole('dialog')).toBeHidden();
    return ordinary;
  }

  /** Moves to the next step and waits until its heading is visible, because the address changes a moment before the screen. */
  async next(): Promise<void> {
    const before = await this.heading.innerText();
    await this.page.getByRole('button', { name: 'Nästa', exact: true }).click();
    await expect(this.heading).not.toHaveText(before);
  }

  /**
   * Opens the summary. Returns its total and the ordinary price, both in kr. The ordinary price is the sum of the amounts that the summary
   * shows for the house, for each section and for other prices.
   */
  async summary(): Promise<{ total: number; ordinary: number }> {
    await this.page.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
    const summary = this.page.getByRole('dialog');
    await expect(summary).toBeVisible();
    const total = krOf(await summary.getByTestId('summary-total').innerText());
    const categories = await summary.getByTestId('category-total').allInnerTexts();
    return { total, ordinary: categories.map(krOf).reduce((sum, amount) => sum + amount, 0) };
  }
}

/** Converts a text such as `2 184 500 kr`, `+12 500 kr`, `−4 000 kr` or `Ingår` into kr. */
export function krOf(text: string): number {
  if (!/\d/.test(text)) return 0;
  const amount = Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
  return text.trim().startsWith('−') ? -amount : amount;
}
