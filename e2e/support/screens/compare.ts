import { ConfiguratorPage } from '../configurator.ts';
import { MALMO } from '../houses.ts';
import { expect } from '../test.ts';
import { beginChangedHouse } from './move-to.ts';
import { houseId, screen, type Walk } from './screen.ts';

/** The comparison of houses. */
export const compare: Walk = {
  title: 'the comparison of houses',
  async begin(page) {
    await beginChangedHouse(page);
    await new ConfiguratorPage(page).start(await houseId(page, 'Furuvik 112'), MALMO);
    await new ConfiguratorPage(page).choices.first().click();
  },
  screens: [
    screen('compare-choose', async (page) => {
      await page.goto('/compare');
      await expect(page.getByRole('heading', { name: 'Välj två eller tre hus' })).toBeVisible();
    }),
    screen('compare', async (page) => {
      for (const house of ['Furuvik 112', 'Björkliden 142']) await page.getByRole('checkbox', { name: house }).check();
      await expect(page.getByRole('rowheader', { name: 'Boarea' })).toBeVisible();
    }),
  ],
};
