import { expect, type Locator, type Page } from '@playwright/test';

/** The configurator as a visitor uses it: by roles and the words on the screen. */
export class ConfiguratorPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * A visit that has just begun, at one of its steps. What the server answered lies in the tab's storage before the page comes, as the
   * first page of a visit leaves it there, so that only the page that is looked at has to load.
   */
  async begin(configuration: object, at = '/configuration/new/1/1'): Promise<void> {
    await this.page.addInitScript(
      ([begun, startedAt]) => {
        // Once: what is loaded later finds what the visit has become.
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

  /** Through the address, as a link on the builder's own site would. */
  async start(houseId: number, municipalityId: string, bundleId?: number, name?: string): Promise<void> {
    const said = `${bundleId ? `&b=${bundleId}` : ''}${name ? `&name=${encodeURIComponent(name)}` : ''}`;
    await this.page.goto(`/start/new?h=${houseId}&m=${municipalityId}${said}`);
    await expect(this.samples).toBeVisible();
  }

  /** The table of contents; a section opens where it stands, and lists its questions as links. */
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

  /** Samples that can be chosen and are not. */
  get choices(): Locator {
    return this.samples.locator('[role="radio"][aria-checked="false"][aria-disabled="false"]');
  }

  /** The step's place and the number of steps, as the counter shows them. */
  async counter(): Promise<{ n: number; total: number }> {
    const text = await this.page.getByRole('button', { name: /^Översikt, steg/ }).innerText();
    const [, n, total] = /(\d+)\/(\d+)/.exec(text) ?? [];
    return { n: Number(n), total: Number(total) };
  }

  /** The total in the header, kr. */
  async total(): Promise<number> {
    return krOf(await this.page.getByTestId('total').innerText());
  }

  /** What the summary's categories add up to, kr; closes the summary again. */
  async ordinaryPrice(): Promise<number> {
    const { ordinary } = await this.summary();
    await this.page.goBack();
    await expect(this.page.getByRole('dialog')).toBeHidden();
    return ordinary;
  }

  /** On to the next step, until it is there: the address changes a moment before the screen does. */
  async next(): Promise<void> {
    const before = await this.heading.innerText();
    await this.page.getByRole('button', { name: 'Nästa', exact: true }).click();
    await expect(this.heading).not.toHaveText(before);
  }

  /** The summary's total, and the sum of its categories. */
  async summary(): Promise<{ total: number; ordinary: number }> {
    await this.page.getByRole('button', { name: 'Sammanställning', exact: true }).first().click();
    const summary = this.page.getByRole('dialog');
    await expect(summary).toBeVisible();
    const total = krOf(await summary.getByTestId('summary-total').innerText());
    const categories = await summary.getByTestId('category-total').allInnerTexts();
    return { total, ordinary: categories.map(krOf).reduce((sum, amount) => sum + amount, 0) };
  }
}

/** `2 184 500 kr`, `+12 500 kr`, `−4 000 kr` or `Ingår` in kr. */
export function krOf(text: string): number {
  if (!/\d/.test(text)) return 0;
  const amount = Number(text.replaceAll(/[^\d,]/g, '').replace(',', '.'));
  return text.trim().startsWith('−') ? -amount : amount;
}
