import { linkIn, mailTo } from './support/mails.ts';
import { makeAccount } from './support/make-account.ts';
import { saveHouse } from './support/save-house.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

// The error that the browser itself logs when a house is no longer shared.
test.use({ expectedErrors: [/status of 404/] });

test('the owner of a house invites a partner, shares the house with the partner, and then removes the partner @only-phone', async ({
  page,
  anotherBrowser,
}, { project }) => {
  const mine = `anna.hushall.${project.name}@example.com`;
  const theirs = `bo.hushall.${project.name}@example.com`;
  await makeAccount(page, mine, 'Anna');
  const token = await saveHouse(page, 'Vårt hus');

  await page.goto(`/my-projects/${token}/household`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dela med hushållet' })).toBeVisible();
  await page.getByRole('button', { name: 'Skicka inbjudan' }).click();
  await expect(page.getByText('Ange en E-postadress')).toBeVisible();
  await page.getByRole('textbox', { name: 'E-postadress' }).fill(theirs);
  await page.getByRole('button', { name: 'Skicka inbjudan' }).click();
  await expect(page.getByText(`Inbjudan är på väg till ${theirs}.`)).toBeVisible();
  await expect(page.getByRole('button', { name: `Återkalla inbjudan till ${theirs}` })).toBeVisible();
  await expectNoAxeViolations(page);

  const partner = await anotherBrowser();
  await partner.goto(linkIn(await mailTo(theirs), '/invitation#'));
  await expect(partner.getByText('Anna Ek vill dela huset ”Vårt hus” med dig.')).toBeVisible();
  // The invitation's key must not be in an address that a server could log.
  expect(partner.url()).toMatch(/\/invitation$/);
  await expectNoAxeViolations(partner);
  await makeAccount(partner, theirs, 'Bo');
  await partner.goto('/invitation');
  await partner.getByRole('button', { name: 'Dela huset' }).click();
  await expect(partner.getByText('Nu delar du huset med Anna Ek.')).toBeVisible();
  await expectNoAxeViolations(partner);
  await partner.getByRole('link', { name: 'Öppna huset' }).click();
  await expect(partner).toHaveURL(/\/configuration\//);
  const shared = await (await partner.request.get(`/api/guidemodel/${token}`)).json();
  expect(shared.Name).toBe('Vårt hus');

  await page.reload();
  await page.getByRole('button', { name: 'Ta bort Bo Ek' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ta bort' }).click();
  await expect(page.getByText('Bo Ek', { exact: true })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await partner.goto(`/my-projects/${token}/household`);
  await expect(partner.getByText('Huset finns inte, eller så delas det inte med dig.').first()).toBeVisible();
});

test('an invitation link with a key that the server does not know opens a page with the message that the invitation is no longer valid', async ({
  page,
}) => {
  await page.goto('/invitation#an-old-key');
  await expect(page.getByRole('heading', { name: 'Inbjudan gäller inte längre' })).toBeVisible();
});
