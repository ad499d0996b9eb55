import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { begin } from '../../testing/begin.ts';
import { changed, intercept } from '../../testing/intercept.ts';
import { button, gone, heading, one, samples } from '../../testing/look.ts';

const more = page.getByRole('button', { name: 'Mer info' });
const panel = () => document.getElementById('more-information');

async function expectOpen() {
  await expect.poll(() => panel()?.checkVisibility() ?? false).toBe(true);
}

async function expectClosed() {
  await expect.poll(() => panel()?.checkVisibility() ?? false).toBe(false);
}

test('in the information mode ‘open’, the information panel is open whenever the visitor comes to a question; the first step of a section shows the introduction of the section', async () => {
  await begin();
  await expectOpen();
  expect(one('#more-information').textContent).toContain('Om Öppen planlösning');
  const introduction = page.getByRole('region', { name: 'Planlösning', exact: true });
  await expect.element(introduction).toMatchTextContent('Alla planlösningar uppfyller kraven');
  await expect.element(introduction).toMatchTextContent('Gå runt i ditt nuvarande hem');
  await introduction.getByRole('button', { name: /^Stäng/ }).click();
  await gone(introduction);
  await more.click();
  await expectClosed();
  await button('Nästa').click();
  await expect.element(heading).toHaveTextContent('Sovrum');
  await button('Tillbaka').click();
  await expect.element(heading).toHaveTextContent('Kök och vardagsrum');
  await expectOpen();
  await expect.element(introduction).toBeVisible();
});

test('on a phone, if the open information panel is below the samples, a press on the information button first scrolls to the panel; the next press closes it', async () => {
  await page.viewport(390, 620);
  // Large text makes the samples so high that the panel begins below the screen.
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  await begin();
  await expectOpen();
  const top = () => panel()?.getBoundingClientRect().top ?? 0;
  const foot = () => one('.navigation-count').getBoundingClientRect().top;
  expect(top(), 'the panel begins below the screen').toBeGreaterThan(foot());
  await more.click();
  await expect.poll(() => top() < foot()).toBe(true);
  await expectOpen();
  await more.click();
  await expectClosed();
});

test('in the information mode ‘closed’, the information panel of a question opens only when the visitor presses its button', async () => {
  await begin({ at: '/configuration/new/1/2' });
  await expect.element(more).toHaveAttribute('aria-expanded', 'false');
  await expectClosed();
  await more.click();
  await expectOpen();
});

test('in the information modes ‘alwaysOpen’ and ‘alwaysClosed’, a question has no button for its information panel', async () => {
  const app = await begin({ at: '/configuration/new/1/3' });
  await expectOpen();
  await gone(more);
  await app.goTo('/configuration/new/2/1');
  await expect.element(heading).toHaveTextContent('Grund');
  await expect.element(samples).toBeVisible();
  await expectClosed();
  await gone(more);
});

test('if a question has more than four samples, a tip and product information, the page shows arrows, the tip, and a card that opens the product information', async () => {
  const app = await begin({ at: '/configuration/new/3/1' });
  await expect.element(page.getByText(/Liggande panel gör huset längre och lägre/)).toBeVisible();
  await expect.element(button('Visa fler')).toBeVisible();
  await button('Läs mer om produkterna').click();
  const product = page.getByRole('dialog', { name: 'Om våra paneler' });
  await expect.element(product.getByRole('heading', { name: 'Virket' })).toBeVisible();
  await app.back();
  await gone(product);
});

test('if a product picture fails to load, the page shows a text in its place until the picture can be loaded', async () => {
  const missing = '/no-such-picture.png';
  intercept(/\/beginning/, (ask) => changed<Started>(ask(), (started) => withProductImage(started, missing)));
  await begin();
  const line = page.getByText('Bilden kan inte hämtas just nu.');
  await expect.element(line).toBeVisible();
  const picture = one('#more-information img');
  expect(picture.checkVisibility(), 'no mark of a broken picture').toBe(false);
  picture.setAttribute('src', 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=');
  await gone(line);
  expect(picture.checkVisibility()).toBe(true);
});

interface Started {
  readonly QuestionModel: {
    readonly Sections: readonly { readonly Questions: readonly { readonly Answers: readonly object[] }[] }[];
  };
}

/** Returns the house with the product picture at `address` on every answer. */
function withProductImage(started: Started, address: string): Started {
  const Sections = started.QuestionModel.Sections.map((section) => ({
    ...section,
    Questions: section.Questions.map((question) => ({
      ...question,
      Answers: question.Answers.map((answer) => ({ ...answer, ProductImage: address, UsePalleteReference: false })),
    })),
  }));
  return { ...started, QuestionModel: { ...started.QuestionModel, Sections } };
}
