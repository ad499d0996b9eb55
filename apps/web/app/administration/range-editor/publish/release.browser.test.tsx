import { z } from '@gavel/contract';
import {
  newScheduleBody,
  noRelease,
  publicationBody,
  type RangeEffects,
  type RangeRelease,
  rangeDeskBody,
  rangeEffectsBody,
  rangeVersionsBody,
  reviewDecisionBody,
} from '@gavel/contract/staff';
import { kr } from '@gavel/core';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { aRangeServer, NOW, type RangeServer } from '../../../../testing/a-range-server.ts';
import { findAxeViolations } from '../../../../testing/find-axe-violations.ts';
import { intercept } from '../../../../testing/intercept.ts';
import { button, gone } from '../../../../testing/look.ts';
import { openApp } from '../../../../testing/open-app.tsx';

const HOUR_MS = 3_600_000;
const nothing = { count: 0, lost: 0, replaced: 0, cheaper: 0, dearer: 0, examples: [] };
const effects: RangeEffects = {
  draftTag: '2-1',
  faults: [],
  refusals: { list: 'refusals', tag: '2-1', groups: [] },
  toSign: { list: 'toSign', tag: '2-1', groups: [] },
  review: [
    { kind: 'price', title: 'Sjövik', percent: 7.5 },
    { kind: 'rules', title: '', percent: null },
  ],
  possible: [],
  houses: [{ houseTitle: 'Sjövik', area: 'Norr', before: kr(2_000_000), after: kr(2_150_000) }],
  visitors: { choices: [], standards: [], bundles: [], campaigns: [], facts: [] },
  saved: nothing,
  plots: [],
  quotes: nothing,
};
const change = {
  id: 7,
  at: NOW,
  by: 'Anna Ek',
  file: 'houses/sjovik.yaml',
  title: 'Sjövik',
  when: '',
  units: [],
  isStale: false,
  prices: [{ area: 'Norr', before: kr(2_000_000), after: kr(2_150_000), now: kr(2_000_000) }],
  value: null,
  picture: null,
};
const asked = {
  askedBy: 'Anna Ek',
  askedAt: NOW - HOUR_MS,
  words: 'Höstens priser',
  decision: null,
  isCurrent: true,
} as const;
const approved = { ...asked, decision: { isApproved: true, by: 'Elin Ek', at: NOW, words: '' } } as const;
const scheduled = {
  id: 3,
  publishAt: NOW + 18 * HOUR_MS,
  by: 'Anna Ek',
  message: 'Nya priser',
  approval: { by: 'Elin Ek', at: NOW },
  titles: ['Sjövik', 'Panel: Liggande'],
  changeCount: 3,
  alsoInDraft: [],
  stopped: null,
} as const;

let server: RangeServer;
let sent: unknown[];
beforeEach(async () => {
  server = await aRangeServer({ parts: [], municipalities: [] });
  sent = [];
  show({});
  intercept(/^\/api\/admin\/range\/effects$/, () => Response.json(z.encode(rangeEffectsBody, effects)));
  intercept(/^\/api\/admin\/range\/versions$/, () => Response.json(z.encode(rangeVersionsBody, { versions: [] })));
  const answer =
    (body: z.ZodMiniType, release: Partial<RangeRelease>, draftTag = '2-1') =>
    (_: unknown, { body: given }: RequestInit) => {
      sent.push(body.parse(JSON.parse(String(given))));
      show(release, draftTag);
      return Response.json(z.encode(rangeDeskBody, server.desk));
    };
  intercept(/^\/api\/admin\/range\/review\/request$/, answer(publicationBody, { review: asked, reviewers: ['Bo Ek'] }));
  intercept(/^\/api\/admin\/range\/review\/decision$/, answer(reviewDecisionBody, { review: approved, mayReview: true }));
  intercept(/^\/api\/admin\/range\/schedule$/, answer(newScheduleBody, { scheduled: [scheduled] }, '2-2'));
  intercept(/^\/api\/admin\/range\/schedule\/3\/removal$/, () => {
    sent.push('taken back');
    show({});
    return Response.json(z.encode(rangeDeskBody, server.desk));
  });
});

function show(release: Partial<RangeRelease>, draftTag = '2-1') {
  server.desk = { ...server.desk, draftTag, changes: [change], release: { ...noRelease, ...release } };
}

const main = page.getByRole('main');
const review = page.getByRole('region', { name: 'Granskning' });

test.each([390, 1024, 1440])(
  'in a window %i px wide, the page shows the review and the scheduled publications, and axe finds no violations',
  async (width) => {
    await page.viewport(width, 900);
    show({ review: asked, reviewers: ['Elin Ek'], mayReview: true, scheduled: [scheduled] });
    await openApp('/admin/sortiment/foljder');
    await expect.element(review).toMatchTextContent(/Sjövik får ett pris med standardval som är 7,5 % högre.*regler ändras/);
    await expect
      .element(review)
      .toMatchTextContent(/Anna Ek bad om granskning idag 11:00\. Väntar på Elin Ek\..*”Höstens priser”/);
    await expect.element(button('Godkänn')).toBeVisible();
    await gone(button('Publicera nu'));
    expect(await findAxeViolations(main)).toEqual([]);
    await page.getByRole('link', { name: 'Versioner' }).click();
    await expect
      .element(page.getByRole('region', { name: 'Publiceras senare' }))
      .toMatchTextContent(/I morgon 06:00.*3 ändringar av Anna Ek: Sjövik och Panel: Liggande.*Godkänd av Elin Ek idag 12:00/);
    await expect.element(page.getByText(/^Anna Ek ber dig granska utkastet/)).toBeVisible();
    expect(await findAxeViolations(main)).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await page.viewport(1440, 900);
  },
);

test('an author asks for a review, and cannot publish the draft before somebody has approved it', async () => {
  show({ reviewers: ['Bo Ek'] });
  await openApp('/admin/sortiment/foljder');
  await gone(button('Publicera nu'));
  await page.getByLabelText('Till den som granskar').fill('Höstens priser');
  await button('Be om granskning').click();
  await expect.poll(() => sent).toEqual([{ message: 'Höstens priser' }]);
  await expect.element(review).toMatchTextContent(/Väntar på Bo Ek/);
  await gone(button('Be om granskning'));
});

test('a reviewer can approve the draft without a comment, but must write a comment to return the draft to its author', async () => {
  show({ review: asked, reviewers: ['Elin Ek'], mayReview: true });
  await openApp('/admin/sortiment/foljder');
  await button('Skicka tillbaka').click();
  await expect.element(page.getByLabelText('Till den som har gjort ändringarna')).toHaveAccessibleDescription(/Fyll i fältet/);
  expect(sent).toEqual([]);
  await button('Godkänn').click();
  await expect.poll(() => sent).toEqual([{ isApproved: true, words: '' }]);
  await expect.element(review).toMatchTextContent(/Elin Ek godkände utkastet idag 12:00/);
  await expect.element(button('Publicera nu')).toBeVisible();
});

test('the comment that a reviewer has written stays in its field while the reviewer reads the changes', async () => {
  show({ review: asked, reviewers: ['Elin Ek'], mayReview: true });
  await openApp('/admin/sortiment/foljder');
  await page.getByLabelText('Till den som har gjort ändringarna').fill('Sänk Sjövik');
  await page.getByRole('link', { name: 'Läs ändringarna' }).click();
  await expect.element(page.getByRole('heading', { name: 'Sjövik' })).toBeVisible();
  await page.getByRole('link', { name: 'Följder', exact: true }).click();
  await expect.element(page.getByLabelText('Till den som har gjort ändringarna')).toHaveValue('Sänk Sjövik');
  await button('Skicka tillbaka').click();
  await expect.poll(() => sent).toEqual([{ isApproved: false, words: 'Sänk Sjövik' }]);
});

test('if the draft has changed since its approval, the page shows that the approval is void and, if nobody else may publish, that an administrator can give a colleague this right', async () => {
  show({ review: { ...approved, isCurrent: false } });
  await openApp('/admin/sortiment/foljder');
  await expect.element(review).toMatchTextContent(/godkände.*har ändrats sedan dess, så det gäller inte längre/);
  await expect.element(review).toMatchTextContent(/En administratör kan ge en kollega rätten att publicera/);
  await gone(button('Publicera nu'));
  await gone(button('Be om granskning igen'));
});

test('an approval by an account that is now deleted shows ‘någon som inte har konto längre’ (somebody who no longer has an account) as the name', async () => {
  server.desk = { ...server.desk, release: { ...noRelease, scheduled: [{ ...scheduled, approval: { by: '', at: NOW } }] } };
  await openApp('/admin/sortiment/versioner');
  await expect.element(page.getByRole('main')).toMatchTextContent(/Godkänd av någon som inte har konto längre idag 12:00/);
});

test('the user can schedule the publication of an approved draft for a day and a time; without a day, the page sends nothing', async () => {
  show({ review: approved });
  await openApp('/admin/sortiment/foljder');
  await page.getByRole('radio', { name: 'Vid en tid' }).click();
  await expect.element(page.getByLabelText('Dag')).toHaveValue('2026-11-21');
  await page.getByLabelText('Dag').fill('');
  await button('Publicera vid den tiden').click();
  expect(sent).toEqual([]);
  await page.getByLabelText('Dag').fill('2026-12-01');
  await page.getByLabelText('Klockslag').fill('07:30');
  await button('Publicera vid den tiden').click();
  await expect.poll(() => sent).toEqual([{ message: '', reason: '', publishAt: '2026-12-01T07:30' }]);
  await expect.element(page.getByText(/^Ändringarna publiceras 1 dec\. 07:30\./)).toBeVisible();
});

test('the range editor shows how many scheduled publications are waiting and how many the server has stopped', async () => {
  const stopped = { at: NOW, why: 'unreviewed', detail: '' } as const;
  show({ scheduled: [scheduled, { ...scheduled, id: 4, stopped }] });
  await openApp('/admin/sortiment/priser');
  await page.getByRole('link', { name: '1 publicering väntar, 1 publicering stoppades' }).click();
  await expect.element(page.getByRole('region', { name: 'Publiceras senare' })).toBeVisible();
});

test('a stopped scheduled publication shows why it was stopped; before the user moves its changes back into the draft, a dialog lists the values that both the publication and the draft change', async () => {
  const stopped = { at: NOW, why: 'stale', detail: 'Panel: Liggande' } as const;
  show({ scheduled: [{ ...scheduled, alsoInDraft: ['Sjövik'], stopped }] });
  await openApp('/admin/sortiment/versioner');
  await expect.element(main).toMatchTextContent(/Publicerades inte i morgon 06:00.*ändrats av någon annan: Panel: Liggande/);
  await button(/^Ta tillbaka publiceringen/).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(/Utkastet har redan egna värden för Sjövik/);
  await dialog.getByRole('button', { name: 'Ta tillbaka' }).click();
  await expect.poll(() => sent).toEqual(['taken back']);
  await gone(page.getByRole('region', { name: 'Publiceras senare' }));
});
