import { type APIRequestContext, expect, test } from '@playwright/test';
import { checkHtml, hasJava } from './support/check-html.ts';
import { MALMO } from './support/houses.ts';

const ADDRESSES = [
  '/',
  '/?notice=unknown-configuration',
  '/house',
  `/house?typ=2&m=${MALMO}`,
  '/municipality',
  '/new-project',
  '/help',
  '/accessibility',
  '/login',
  '/register',
  '/my-projects',
  '/my-profile',
  '/compare',
  '/offline',
  '/invitation',
  '/welcome',
  '/offer/finns-inte',
  '/order/finns-inte',
  '/start',
  '/configuration/new/0',
  '/configuration/new/1/1',
  '/houses/finns-inte',
  '/start/new?h=999999&m=1280',
  '/finns-inte',
];

test('the HTML of every public page is valid', async ({ request }) => {
  const java = await hasJava();
  // Write the reason to the console too, because the report of a skipped test leaves it out.
  if (!java) console.log('The HTML is not checked: Java is not installed (Debian: default-jre-headless)');
  test.skip(!java, 'no Java');

  const pages = new Map<string, string>();
  for (const address of [...ADDRESSES, ...(await addressesOfHouses(request))]) {
    const answer = await request.get(address, { headers: { Accept: 'text/html' } });
    expect(answer.status(), address).toBe(isMissing(address) ? 404 : 200);
    expect(answer.headers()['content-type'], address).toContain('text/html');
    const html = await answer.text();
    // Every page and every loading screen has exactly one `h1`.
    expect(html.match(/<h1[\s>]/g), address).toHaveLength(1);
    pages.set(address, html);
  }
  // Prove that the checker works: it must find this error.
  pages.set('planted', '<!DOCTYPE html><html lang="sv"><title>Prov</title><ul><p>En</p></ul></html>');
  const faults = await checkHtml(pages);
  expect(faults.filter((fault) => fault.startsWith('planted: '))).toHaveLength(1);
  expect(faults.filter((fault) => !fault.startsWith('planted: '))).toEqual([]);
});

/** Returns whether an address names something that does not exist. */
function isMissing(address: string): boolean {
  return address.includes('finns-inte') || address.includes('h=999999');
}

/**
 * Returns the addresses of the pages of all houses. The first address contains a municipality, so its page shows the price. For the first
 * house, also returns the page that asks for a municipality, the start page of a visit, and a shared link.
 */
async function addressesOfHouses(request: APIRequestContext): Promise<readonly string[]> {
  const houses: { Id: number; Slug: string }[] = await (await request.get('/api/houses')).json();
  const [first, ...others] = houses;
  if (!first) throw new Error('there is no house');
  const visit = { HouseId: first.Id, MunicipalityId: MALMO };
  const { WebConfigurationId, AnswerModel } = await (await request.post('/api/guidemodel/new', { data: visit })).json();
  const shared = { ...visit, WebConfigurationId, Name: 'Delat hus', Answers: AnswerModel.Answers };
  const { Id: token } = await (await request.post('/api/guidemodel/share', { data: shared })).json();
  return [
    `/houses/${first.Slug}?m=${MALMO}`,
    `/municipality?h=${first.Id}`,
    `/start/new?h=${first.Id}&m=${MALMO}`,
    `/start/${token}`,
    ...others.map(({ Slug }) => `/houses/${Slug}`),
  ];
}
