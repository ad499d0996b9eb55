import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CurrentRange } from '../modules/range/current-range.ts';
import { aCampaign, aHouse, aPublishedRange, aWebConfiguration } from '../testing/a-published-range.ts';
import { aCurrentRange, aServerOf, now } from '../testing/a-server.ts';
import { buildApp } from './build-app.ts';
import type { RenderPage } from './pages.ts';

const publicPages = [
  { path: '/', parameters: [] },
  { path: '/house', parameters: ['m'] },
  { path: '/favicon.svg', parameters: [] },
];

const nowhere = { headers: { 'Content-Type': 'text/html; charset=utf-8' } };

/** Returns a page like those of the web application. Its own scripts have a nonce, and an injected script has none. */
const page = (nonce: string, said: string) =>
  `<!DOCTYPE html><html><head><style nonce="${nonce}">h1 { color: red }</style></head><body><h1>${said}</h1>` +
  `<script>stolen()</script><script nonce="${nonce}">let a = 1;</script><script type="module" nonce="${nonce}" src="/assets/a.js"></script>` +
  `<script type="module" async="" nonce="${nonce}">import "/assets/b.js";\n</script></body></html>`;

/** Returns a server whose pages show data from the API. The test can set the server's range and time. */
function serving(ownRender?: RenderPage, baseUrl: string | null = null) {
  let range: CurrentRange = aCurrentRange();
  let moment = now;
  const rendered: string[] = [];
  const render: RenderPage = async (request, context) => {
    const { pathname, search, origin } = new URL(request.url);
    rendered.push(`${pathname}${search}`);
    if (ownRender) return ownRender(request, context);
    const [brand, campaigns] = await Promise.all(
      ['/api/brand', '/api/campaigns'].map(async (path) => (await context.api.fetch(path)).text()),
    );
    return new Response(page(context.nonce, `${origin} ${brand} ${campaigns}`), nowhere);
  };
  const { dependencies } = aServerOf(undefined, { currentRange: async () => range, now: () => moment, baseUrl });
  const app = buildApp(dependencies, { render, publicPages, pageOf: () => null, clientFolder: null, development: false });
  return {
    rendered,
    ask: async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
      const answer = await app.request(path, { method, headers });
      return { answer, text: await answer.text() };
    },
    publish: (published: CurrentRange) => {
      range = published;
    },
    setTime: (at: number) => {
      moment = at;
    },
  };
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policyOf = (answer: Response) => answer.headers.get('Content-Security-Policy') ?? '';

describe('a cached public page', () => {
  test('a public page is rendered once and then cached; the cached page shows the same as a freshly rendered one', async () => {
    const { ask, rendered } = serving();
    const first = await ask('/');
    const again = await ask('/');
    expect(again.text).toBe(first.text);
    expect(rendered).toEqual(['/']);
    const { answer, text } = await ask('/', { Cookie: 'other=1' });
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policyOf(answer)) ?? [];
    expect(text).toContain(nonce);
    const withoutData = first.text.replace(/<script type="application\/ld\+json">.*?<\/script>/, '');
    expect(withoutData).toBe(text.replaceAll(` nonce="${nonce}"`, ''));
    const own = ['content-security-policy', 'cache-control', 'etag', 'vary', 'x-request-id', 'content-length'];
    const others = ({ headers }: Response) => [...headers].filter(([name]) => !own.includes(name));
    expect(others(first.answer)).toEqual(others(answer));
  });

  test('the content security policy of a cached page allows our own scripts and styles by their hashes, and no other scripts and styles', async () => {
    const { answer, text } = await serving().ask('/');
    const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]+)`).exec(policyOf(answer))?.[1];
    expect(directive('script-src')).toBe(`'self' ${hash('let a = 1;')} ${hash('import "/assets/b.js";\n')}`);
    expect(directive('style-src')).toBe(`'self' ${hash('h1 { color: red }')}`);
    expect(directive('default-src')).toBe("'self'");
    expect(policyOf(answer)).not.toContain(hash('stolen()'));
    expect(text).not.toContain('nonce');
  });

  test('a cached page is compressed, and the response is 304 if the browser has the page already', async () => {
    const { ask, rendered } = serving();
    const { answer } = await ask('/', { 'Accept-Encoding': 'gzip, br' });
    expect(answer.headers.get('Content-Encoding')).toBe('br');
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Encoding');
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=0, s-maxage=60');
    const known = await ask('/', { 'If-None-Match': answer.headers.get('ETag') ?? '' });
    expect([known.answer.status, known.text, policyOf(known.answer)]).toEqual([304, '', '']);
    expect((await ask('/', {}, 'HEAD')).answer.status).toBe(200);
    expect(rendered).toEqual(['/']);
  });

  test('a visitor with a cookie gets a newly rendered page, which is not cached', async () => {
    const { ask, rendered } = serving();
    const { answer } = await ask('/', { Cookie: 'session=1' });
    expect([answer.headers.get('Cache-Control'), answer.headers.get('ETag')]).toEqual(['private, no-store', null]);
    await ask('/');
    await ask('/', { Cookie: 'session=1' });
    expect(rendered).toEqual(['/', '/', '/']);
  });

  test('cached pages change immediately when a range is published, and when a campaign begins or ends', async () => {
    const [begins, ends] = [Date.UTC(2026, 10, 21, 23), Date.UTC(2026, 10, 24, 23)];
    const campaign = aCampaign(1, { title: 'Höstrabatt', validFrom: '2026-11-22', validTo: '2026-11-24' });
    const house = aHouse(1, 'Sjövik', { webConfiguration: aWebConfiguration(10, 'Sjövik', { campaigns: [campaign] }) });
    const { ask, publish, setTime, rendered } = serving();
    expect((await ask('/')).text).not.toContain('Granvik');
    const plain = aPublishedRange({ houses: [house] });
    publish(aCurrentRange({ ...plain, brand: { ...plain.brand, name: 'Granvik' } }));
    const shown = async (at: number) => {
      setTime(at);
      const { answer, text } = await ask('/');
      return [text.includes('Granvik'), text.includes('Höstrabatt'), answer.headers.get('Cache-Control')];
    };
    const keeping = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;
    expect(await shown(now)).toEqual([true, false, keeping(60)]);
    expect(await shown(begins - 5000)).toEqual([true, false, keeping(5)]);
    expect(await shown(begins)).toEqual([true, true, keeping(60)]);
    expect(await shown(ends - 1)).toEqual([true, true, keeping(0)]);
    expect(await shown(ends)).toEqual([true, false, keeping(60)]);
    expect(rendered).toHaveLength(4);
  });

  test('a cached page is rendered for the configured address, whatever host and headers the visitor sends', async () => {
    const headers: string[][] = [];
    const { ask } = serving(async (request) => {
      headers.push([...request.headers.keys()]);
      return new Response(request.url, nowhere);
    }, 'https://hus.example.se');
    const foreign = { Host: 'evil.example', 'User-Agent': 'x', 'X-Forwarded-For': '203.0.113.7' };
    expect((await ask('/house?utm_source=brev&m=1280', foreign)).text).toBe('https://hus.example.se/house?m=1280');
    expect(headers).toEqual([[]]);
  });

  test('without a configured address, each host name has its own cached page, so that a forged host name affects no other visitor', async () => {
    const { ask } = serving(async (request) => new Response(request.url, nowhere));
    expect((await ask('/', { Host: 'snickaren:3000' })).text).toBe('http://snickaren:3000/');
    expect((await ask('/', { Host: '127.0.0.1:3000' })).text).toBe('http://127.0.0.1:3000/');
    expect((await ask('/', { Host: 'evil.example' })).text).not.toContain('evil');
  });

  test('a page that sets a Cache-Control header keeps that header', async () => {
    const headers = { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=300' };
    const { ask, rendered } = serving(async () => new Response('<svg/>', { headers }));
    await ask('/favicon.svg');
    const { answer } = await ask('/favicon.svg');
    expect([answer.headers.get('Cache-Control'), answer.headers.get('Vary')]).toEqual(['public, max-age=300', 'Accept-Encoding']);
    expect(rendered).toEqual(['/favicon.svg']);
  });
});

describe('pages that are rendered for each request', () => {
  test.each([
    ['an unknown municipality', '/house?m=9999'],
    ['an address with unknown parameters', '/?notice=kept-gone'],
    ['a page that is not public', '/my-projects'],
  ])('each request for %s renders the page again', async (_, path) => {
    const { ask, rendered } = serving();
    await ask(path);
    const { answer } = await ask(path);
    expect(rendered).toEqual([path, path]);
    expect([answer.headers.get('ETag'), answer.headers.get('Vary')]).toEqual([null, 'Cookie, Accept-Encoding']);
  });

  test.each([
    ['a page that fails', { status: 500 }],
    ['a page that redirects', { status: 302, headers: { Location: '/house' } }],
    ['a page that sets a cookie', { status: 200, headers: { 'Set-Cookie': 'a=1', 'Content-Type': 'text/html' } }],
  ])('the server does not cache %s', async (_, init) => {
    const { ask, rendered } = serving(async () => new Response('', init));
    await ask('/');
    const before = rendered.length;
    const { answer } = await ask('/');
    expect(answer.status).toBe(init.status);
    expect(answer.headers.get('ETag')).toBeNull();
    expect(rendered.length).toBeGreaterThan(before);
  });
});

test('if there is no range, the server still renders the page, so that the page can report this', async () => {
  const { dependencies } = aServerOf(undefined, { currentRange: () => Promise.reject(new Error('no range')) });
  const render: RenderPage = async () => new Response('broken', { status: 500, ...nowhere });
  const app = buildApp(dependencies, { render, publicPages, pageOf: () => null, clientFolder: null, development: false });
  expect(await (await app.request('/')).text()).toBe('broken');
});

describe('the schema.org data for search engines in a cached page', () => {
  const readIn = (text: string) => {
    const [, data = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    return JSON.parse(data)?.['@graph'] ?? null;
  };
  const house = aHouse(1, 'Hus <1>', { webConfiguration: aWebConfiguration(10, 'Hus') });

  test('the schema.org data of the start page describes the builder, the houses and the plots', async () => {
    const { ask, publish } = serving(undefined, 'https://hus.example.se');
    publish(aCurrentRange(aPublishedRange({ houses: [house] })));
    const graph = readIn((await ask('/')).text);
    expect(graph).toMatchObject([
      { '@type': 'HomeAndConstructionBusiness', name: aPublishedRange().brand.name, url: 'https://hus.example.se/' },
      { '@type': 'ItemList', itemListElement: [{ position: 1, name: 'Hus <1>' }] },
      ...aPublishedRange().plots.map(() => ({ category: 'Tomt', offers: { priceCurrency: 'SEK' } })),
    ]);
  });

  test('a page for a visitor with a cookie contains no schema.org data', async () => {
    const { ask } = serving();
    expect(readIn((await ask('/', { cookie: 'session=1' })).text)).toBeNull();
  });
});
