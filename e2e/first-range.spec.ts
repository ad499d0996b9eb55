import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { demoWords } from './support/demo-words.ts';
import { openFirstSite } from './support/first-site.ts';
import { MALMO } from './support/houses.ts';
import { pdfIn } from './support/mails.ts';

const NAME = 'Ekbacken Hus';
const EMAIL = 'hej@ekbacken.example';
const CUSTOMER = 'kund@example.com';
const words = demoWords();

/**
 * The demo builder's words that the test found, each with the page or file that contains it. Only the word that the test plants itself may
 * be found.
 */
const found: string[] = [];
/** Addresses of the drawings that the site shows. */
const drawings = new Set<string>();
/** Addresses of the rendered pictures of houses on the site, without the parameters that decide view and size. */
const stills = new Set<string>();

function look(where: string, text: string): string {
  const lower = text.toLowerCase();
  for (const word of words) if (lower.includes(word)) found.push(`${where}: ${word}`);
  for (const [address] of text.matchAll(/\/media\/drawn\/[a-z]+\/[a-z0-9-]+\.svg/g)) drawings.add(address);
  for (const [address] of text.matchAll(/\/media\/still\/[a-z0-9-]+\.webp/g)) stills.add(address);
  return text;
}

test('with a new range the server serves every page, and no page, response, drawing, PDF or e-mail contains a text of the demonstration', async ({
  playwright,
}) => {
  const server = await openFirstSite(NAME, EMAIL, (said) => void look('what the server prints', said));
  const site = await playwright.request.newContext({ baseURL: server.address });
  try {
    const token = await becomeCustomer(site);
    await lookAtPages(site, token);
    await lookAtDocuments(site, token, server.mails);
    expect(found).toEqual([]);
    // Prove that the search works: it must find this text.
    look('planted', 'Mjällom 96');
    expect(found).toHaveLength(1);
  } finally {
    await site.dispose();
    await server.stop();
  }
});

/** Creates an account, saves a house on it, and returns the token of the house: its id in addresses. */
async function becomeCustomer(site: APIRequestContext): Promise<string> {
  const consent: { Id: number } = await json(site, '/api/gdpr/getconsent?slug=anvandarvillkor');
  await json(site, '/api/account/register', {
    Email: CUSTOMER,
    Password: 'granbarr i snö',
    FirstName: 'Eva',
    LastName: 'Ek',
    Cellphone: '0701234567',
    MunicipalityId: MALMO,
    GdprConsentId: consent.Id,
    Newsletter: true,
  });
  const [house] = await json(site, '/api/houses');
  const visit = { HouseId: house.Id, MunicipalityId: MALMO };
  const { WebConfigurationId, AnswerModel } = await json(site, '/api/guidemodel/new', visit);
  const saved = {
    ...visit,
    Id: null,
    WebConfigurationId,
    Name: 'Vårt hus',
    Answers: AnswerModel.Answers,
    PlotIds: [],
    Price: null,
  };
  return (await json(site, '/api/guidemodel/', saved)).data;
}

/**
 * Searches most kinds of pages, the API's response for every house, and the files for search engines. Also searches the drawings in these
 * responses, and all files of the browser build.
 */
async function lookAtPages(site: APIRequestContext, token: string): Promise<void> {
  const houses: { Id: number; Slug: string; BundleListDtos: { Id: number }[] }[] = await json(site, '/api/houses');
  expect(houses).toHaveLength(3);
  for (const { Id } of houses) await json(site, '/api/guidemodel/new', { HouseId: Id, MunicipalityId: MALMO });
  const [first] = houses;
  for (const path of [
    ...['/', '/house', '/municipality', '/new-project', '/help', '/accessibility', '/compare', '/my-projects', '/my-profile'],
    ...['/invitation', '/welcome', '/admin', '/login', '/register', '/offline', '/start/new'],
    ...['/offer/finns-inte', '/order/finns-inte', '/finns-inte'],
    ...houses.flatMap(({ Id, Slug }) => [`/houses/${Slug}?m=${MALMO}`, `/municipality?h=${Id}`, `/start/new?h=${Id}&m=${MALMO}`]),
    `/start/new?h=${first?.Id}&m=${MALMO}&b=${first?.BundleListDtos[0]?.Id}`,
    ...[0, 1, 2, 3, 4].map((section) => `/configuration/${token}/${section === 0 ? 0 : `${section}/1`}`),
    ...['overview', 'summary', 'options', 'campaigns', 'information', 'save'].map(
      (view) => `/configuration/${token}/2/1?view=${view}`,
    ),
    `/my-projects/${token}/household`,
    ...['/robots.txt', '/sitemap.xml', '/favicon.svg', '/manifest.webmanifest', '/.well-known/security.txt'],
    ...['/api/openapi.json', '/api/docs', '/api/campaigns', '/api/salespersons', '/api/plots', `/api/guidemodel/${token}`],
  ]) {
    const answer = await site.get(path, { headers: { Accept: 'text/html,*/*' } });
    expect(answer.status(), path).toBe(path.endsWith('/finns-inte') ? 404 : 200);
    look(path, await answer.text());
  }
  expect(look('/', await (await site.get('/')).text())).toContain(NAME);
  expect(drawings.size).toBeGreaterThan(3);
  for (const address of drawings) {
    const drawing = await site.get(address);
    expect(drawing.ok(), address).toBe(true);
    look(address, await drawing.text());
  }
  // No house of the new range has a photograph, so the site shows a picture that the server renders for each house.
  expect(stills.size).toBe(houses.length);
  for (const address of stills) {
    const still = await site.get(`${address}?view=front&width=320`, { headers: { Accept: 'image/webp' } });
    expect(still.ok(), address).toBe(true);
    expect(still.headers()['content-type']).toBe('image/webp');
  }
  for (const file of globSync('**/*.{js,css,html,webmanifest,json}', { cwd: 'apps/web/build/client' }))
    look(file, readFileSync(join('apps/web/build/client', file), 'utf8'));
}

/** Searches the PDF of the saved house, and the e-mails of a quote request and a forgotten password. */
async function lookAtDocuments(site: APIRequestContext, token: string, mails: string): Promise<void> {
  const pdf = await site.post(`/api/guidemodel/document/${token}`, { data: {} });
  expect(pdf.ok()).toBe(true);
  expect(look('the PDF', await textOf(await pdf.body()))).toContain(NAME);
  await json(site, '/api/submit/contactrequest', {
    SubmissionType: 'Quote',
    Name: '',
    Email: '',
    Phone: '',
    Message: 'Vad kostar det?',
    Newsletter: false,
    ConfigurationId: token,
    HouseModelName: '',
    ConfigurationName: '',
    MunicipalityId: MALMO,
    GdprConsentId: null,
    Plots: [],
    OpenForMs: 60_000,
  });
  await json(site, '/api/account/resetpassword', { Email: CUSTOMER });
  const received = () =>
    (existsSync(mails) ? readdirSync(mails) : [])
      .filter((name) => name.endsWith('.eml'))
      .map((name) => readFileSync(join(mails, name), 'utf8'));
  // Three e-mails: one to the customer and one to the builder about the quote request, and one with the one-time password.
  await expect.poll(() => received().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3);
  for (const [at, mail] of received().entries()) {
    expect(look(`e-mail ${at + 1}`, plain(mail))).toContain('Ekbacken');
    const attached = pdfIn(mail);
    if (attached.length > 0) look(`the PDF of e-mail ${at + 1}`, await textOf(attached));
  }
}

/** Returns the text of an e-mail, decoded. */
function plain(mail: string): string {
  const quoted = mail
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
  const encoded = [...mail.matchAll(/Content-Type: text\/[\s\S]*?base64\r?\n\r?\n([\w+/=\r\n]+)/g)];
  return [quoted, ...encoded.map(([, text = '']) => Buffer.from(text, 'base64').toString('utf8'))].join('\n');
}

async function textOf(pdf: Buffer): Promise<string> {
  return (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;
}

/** Sends a request to the API and searches its response. */
async function json(site: APIRequestContext, path: string, data?: object) {
  const answer = await (data ? site.post(path, { data }) : site.get(path));
  const text = look(path, await answer.text());
  expect(answer.ok(), `${path}: ${text.slice(0, 500)}`).toBe(true);
  return text === '' ? null : JSON.parse(text);
}
