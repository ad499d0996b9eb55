import { HOUSE, UMEA } from '../support/houses.ts';
import { ADMINISTRATOR } from '../support/staff.ts';
import { logIn } from './account.ts';
import { textOf } from './read-element.ts';
import { saveHouseOf } from './saved-house.ts';
import type { Screen } from './screen.ts';
import { DESKTOP, PHONE, test } from './test.ts';

const PLOT = 'Granåkersvägen 14';
const SUGGESTED = 'söder, 195°';
const PLACED = 'sydväst, 205°';

for (const size of [PHONE, DESKTOP])
  test(`on a screen ${size.width} pixels wide, a customer places the house on a plot, and an administrator sees the position in the request`, async ({
    openBrowser,
  }, { project }) => {
    const name = `Tove Ek-${crypto.randomUUID().slice(0, 8)}`;
    const page = await openBrowser(size);
    const token = await saveHouseOf(page, name, `${project.name}.${crypto.randomUUID()}@example.com`, UMEA);
    const house = `/configuration/${token}/1/1`;
    const panel = page.role('dialog', `Placera huset på ${PLOT}`);

    await test.step('the customer chooses a plot, and sees a suggested position and that the plot allows the area of the house', async () => {
      await page.goto(house);
      await page.button('Sammanställning').place(0).click();
      await page.role('dialog', HOUSE).button('Lediga tomter i Umeå').click();
      await page.button(`Välj tomten ${PLOT}`).click();
      await page.button(`Placera huset på ${PLOT}`).click();
      await panel.role('img', `Situationsplan över ${PLOT}`).seen();
      await panel.text(/^\d+ m², högst 200 m²$/).seen();
      await panel.text(SUGGESTED).seen();
      await panel.button('Ställ huset här').click();
    });

    await test.step('buttons and keys move and turn the house', async () => {
      const grip = panel.role('application', 'Huset på tomten');
      await moves(page, () => panel.button('Flytta norrut').click());
      await panel.button('Vänd medsols').click();
      await panel.text('söder, 200°').seen();
      await grip.click();
      await moves(page, () => page.press('ArrowRight'));
      await page.press('PageUp');
      await panel.text(SUGGESTED).seen();
      await page.press('PageDown');
      await page.press('PageDown');
      await panel.text(PLACED).seen();
      await panel.role('status').has('says where the house is', textOf, (text) => text.includes(`Framsidan mot ${PLACED}`));
    });

    await test.step('the customer saves the house, and after a reload the house has the same position on the plot', async () => {
      await panel.button('Klar').click();
      await page.button(`Ändra placeringen på ${PLOT}`).seen();
      await page.press('Escape');
      await page.role('dialog', HOUSE).seen();
      await page.press('Escape');
      await page.role('dialog').gone();
      await page.button('Spara').click();
      await page.text('Sparat på ditt konto').seen();
      await page.reload();
      await page.button('Sammanställning').place(0).click();
      await page.role('dialog', HOUSE).button('Ändra valet av tomter').click();
      await page.button(`Ändra placeringen på ${PLOT}`).click();
      await panel.text(PLACED).seen();
      await panel.button('Klar').seen();
    });

    await test.step('the customer requests a quote', async () => {
      await page.goto(`${house}?view=offer`);
      await page.role('dialog', 'Begär offert').button('Skicka offertförfrågan').click();
      await page.role('dialog', 'Tack, din offertförfrågan är skickad').seen();
    });

    await test.step('the request in the administration shows the drawing of the plot with the house', async () => {
      const vera = await openBrowser(size);
      await logIn(vera, ADMINISTRATOR);
      await vera.goto(`/admin/leads?view=all&search=${encodeURIComponent(name)}`);
      await vera.link(name).click();
      await vera.text(`Placerat på ${PLOT}`).click();
      await vera.text(PLACED).seen();
      await vera
        .role('img', `Situationsplan över ${PLOT}, som kunden har placerat huset`)
        .has('is drawn', (plan) => (plan as HTMLImageElement).naturalWidth > 0, Boolean);
    });
  });

/** Runs `act`, which moves the house on the drawing of the plot, and waits until the house is in another position. */
async function moves(page: Screen, act: () => Promise<void>): Promise<void> {
  const grip = page.role('application', 'Huset på tomten');
  const place = (element: Element) => (element as HTMLElement).style.left + (element as HTMLElement).style.top;
  const before = await grip.read(place);
  await act();
  await grip.has('has moved', place, (now) => now !== before);
}
