import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import { begin, keepChanged } from '../../testing/begin.ts';
import { appearAs, enter, SALESPERSON } from '../../testing/enter.ts';
import { intercept } from '../../testing/intercept.ts';
import { button, heading, sample } from '../../testing/look.ts';
import { openApp } from '../../testing/open-app.tsx';

interface Told {
  readonly IsStarted: boolean;
  readonly SectionIds: readonly number[];
  readonly Tried: readonly { readonly AnswerId: number; readonly BecauseAnswerId: number | null }[];
  readonly Answers: Readonly<Record<string, number>> | null;
}

let told: Told[];
let sent: RequestInit[];
beforeEach(() => {
  told = [];
  sent = [];
  intercept(/^\/api\/counts$/, async (ask, init) => {
    const answered = await ask();
    expect(answered.status).toBe(204);
    sent.push(init);
    told.push(JSON.parse(String(init.body)));
    return answered;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Simulates a visitor who goes to another tab. */
function hide() {
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  state.mockRestore();
}

/**
 * Hides the page again and again until it has sent counts of the visit `times` times. The page sends nothing before the first input, nor
 * before the code that counts has loaded.
 */
const untilTold = (times: number) =>
  expect
    .poll(() => {
      dispatchEvent(new Event('pointermove'));
      if (told.length < times) hide();
      return told.length;
    })
    .toBe(times);

test('if the visitor leaves without opening the summary, the page sends the opened sections and the blocked answers that the visitor tried to choose, each only once', async () => {
  const app = await begin({ at: '/configuration/new/3/3' });
  const blocked = sample('Skogsgrön');
  await expect.element(blocked).toBeDisabled();
  const answer = Number(blocked.element().getAttribute('data-answer'));
  await untilTold(1);
  expect(told[0]).toMatchObject({ IsStarted: true, SectionIds: [expect.any(Number)], Tried: [] });
  expect(told[0]?.Answers).toBeNull();
  expect(sent[0]).toMatchObject({ keepalive: true, credentials: 'omit' });

  await button('Välj ändå: Skogsgrön').click();
  await expect.element(page.getByRole('dialog', { name: 'Välj Skogsgrön ändå?' })).toBeVisible();
  await untilTold(2);
  expect(told[1]).toMatchObject({ IsStarted: false, SectionIds: [], Tried: [{ AnswerId: answer }] });
  expect(told[1]?.Tried[0]?.BecauseAnswerId).toEqual(expect.any(Number));
  hide();
  await app.goTo('/help');
  await expect.element(heading).toBeVisible();
  expect(told).toHaveLength(2);
});

test('when the summary opens for the first time in a visit, the page sends the chosen answers to the server; when the summary opens again, the page sends nothing', async () => {
  const app = await begin({ at: '/configuration/new/3/3' });
  await untilTold(1);
  const answer = Number(sample('Skogsgrön').element().getAttribute('data-answer'));
  await app.goTo('/configuration/new/3/3?view=summary');
  await expect.poll(() => told.length).toBe(2);
  const chosen = told[1]?.Answers ?? {};
  expect(Object.keys(chosen).length).toBeGreaterThan(5);
  expect(Object.values(chosen)).not.toContain(answer);
  await app.back();
  await app.goTo('/configuration/new/3/3?view=summary');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  hide();
  expect(told).toHaveLength(2);
});

test('if the visitor continues a house, the page counts no second start of this house', async () => {
  await keepChanged();
  await cleanup();
  await openApp('/configuration/new/3/1');
  await expect
    .poll(() => {
      dispatchEvent(new Event('pointermove'));
      hide();
      return told.at(-1);
    })
    .toMatchObject({ IsStarted: false, SectionIds: [expect.any(Number)] });
  expect(told.filter(({ IsStarted }) => IsStarted).length).toBeLessThan(2);
});

/**
 * Opens a step, the help guide and the summary, and then leaves the configurator.
 * @param untilSent waits, while the summary is open, until the page has sent the chosen answers
 */
async function visitAll(untilSent = async () => {}) {
  const app = await begin();
  // The code that counts loads after the first input.
  dispatchEvent(new Event('pointermove'));
  await app.goTo('/configuration/new/1/1?view=guide');
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await app.goTo('/configuration/new/1/1?view=summary');
  await expect.poll(() => document.querySelector('.summary-top')).not.toBeNull();
  await untilSent();
  hide();
  await app.goTo('/help');
  await expect.element(heading).toBeVisible();
}

test('the page sends the counts of a visit to the server, including the chosen answers', async () => {
  await visitAll(() => expect.poll(() => told.some(({ Answers }) => Answers !== null)).toBe(true));
});

test.each([
  ['Do Not Track', () => vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue('1')],
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })],
])('the page sends no counts if the browser asks not to be tracked: %s', async (_, ask) => {
  ask();
  await visitAll();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  expect(told).toEqual([]);
});

test('visits by staff are not counted', async () => {
  await enter('Nils');
  appearAs(() => SALESPERSON);
  await visitAll();
  expect(told).toEqual([]);
});
