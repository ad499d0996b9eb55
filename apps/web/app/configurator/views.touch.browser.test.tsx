import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { begin, idOf } from '../../testing/begin.ts';
import { emulateTouch } from '../../testing/emulate.ts';
import { sample } from '../../testing/look.ts';
import { browserApi } from '../api/browser-api.ts';
import { views } from './views.ts';

const STEP = '/configuration/new/3/3';
/** The entries of `views` that other tests open, because they need a special state of the visit or are not dialogs. */
const ELSEWHERE = ['picture', 'conflict', 'take-over', 'product', 'guide'];

/** Returns the other parameters that the address of a panel or dialog needs. */
async function aboutOf(view: string): Promise<string> {
  if (view === 'way') return `&answer=${sample('Skogsgrön').element().getAttribute('data-answer')}`;
  if (view !== 'bundle') return '';
  const house = await (await browserApi()).readHouse({ parameters: { idOrName: String(await idOf()) } });
  return `&bundle=${house.bundles[0]?.id}`;
}

test.each(Object.keys(views).filter((view) => !ELSEWHERE.includes(view)))(
  'on a low phone, the panel or dialog "%s" begins with its heading, every focusable element in it has a name, and its main button is visible',
  async (view) => {
    await page.viewport(390, 560);
    await emulateTouch();
    const app = await begin({ at: STEP });
    await expect.element(sample('Skogsgrön')).toBeVisible();
    await app.goTo(`${STEP}?view=${view}${await aboutOf(view)}`);
    const popup = await openPopup();
    // The dialog `overview` has its name in an attribute instead of a heading, and the focus begins at the current step.
    if (view !== 'overview') expect(stopsBeforeHeading(popup)).toEqual([]);
    for (const stop of stopsIn(popup)) expect(stop, stop.outerHTML.slice(0, 120)).toHaveAccessibleName();
    const [decides] = popup.querySelectorAll('.button-primary');
    if (decides) await expect.poll(() => isInSight(decides), { message: decides.textContent ?? '' }).toBe(true);
  },
);

test('in the dialog that makes a blocked answer possible, every focusable element has a name, and the Tab key stays in the dialog', async () => {
  const app = await begin({ at: STEP });
  await expect.element(sample('Skogsgrön')).toBeVisible();
  await app.goTo(`${STEP}?view=way${await aboutOf('way')}`);
  const popup = await openPopup();
  for (let at = 0; at < 8; at++) {
    await userEvent.tab();
    expect(document.activeElement).toHaveAccessibleName();
    expect(popup.contains(document.activeElement)).toBe(true);
  }
});

async function openPopup(): Promise<Element> {
  const popup = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect.element(popup.getByRole('heading').first()).toBeVisible();
  await expect.poll(() => popup.getByText(/^Laddar/).elements()).toEqual([]);
  return popup.element();
}

function stopsIn(popup: Element): readonly HTMLElement[] {
  return [...popup.querySelectorAll<HTMLElement>('*')].filter((element) => element.tabIndex >= 0 && element.checkVisibility());
}

/** Returns the HTML of each focusable element before the heading, except the close button. */
function stopsBeforeHeading(popup: Element): readonly string[] {
  const heading = popup.querySelector('h1, h2, h3');
  if (!heading) return ['no heading'];
  return stopsIn(popup)
    .filter((stop) => !stop.ariaLabel?.startsWith('Stäng'))
    .filter((stop) => stop.compareDocumentPosition(heading) === Node.DOCUMENT_POSITION_FOLLOWING)
    .map(({ outerHTML }) => outerHTML);
}

function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [top + 2, top + height - 2].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
}
