import { atMost, figure, type Row } from '../judged.ts';
import { type Ask, asker } from './ask.ts';
import { startBare } from './bare.ts';
import type { MeasuredServer } from './measured-server.ts';
import { type ProcessorTime, processorTime } from './processor-time.ts';
import type { Product } from './product.ts';

const MALMO = '1280';

/** Measures the processor time of some responses on a warm server, and of similar responses from the frameworks alone. */
export async function measureServer(product: Product): Promise<Row[]> {
  const bare = await measureBare();
  const server = await product.start();
  try {
    await server.quiet();
    return await measureAnswers(server, bare);
  } finally {
    await server.stop();
  }
}

interface Bare {
  readonly hello: ProcessorTime;
  readonly page: ProcessorTime;
  readonly react: ProcessorTime;
}

async function measureBare(): Promise<Bare> {
  const server = await startBare();
  const ask = asker(server.address);
  const time = (path: string) => processorTime(server, () => ask({ path }));
  try {
    return { hello: await time('/hello'), page: await time('/page'), react: await time('/') };
  } finally {
    await server.stop();
  }
}

async function measureAnswers(server: MeasuredServer, { hello, page, react }: Bare): Promise<Row[]> {
  const ask = asker(server.address);
  const { visit, shared, picture } = await someVisit(ask);
  const time = (path: string, body?: unknown) => processorTime(server, () => ask({ path, ...(body !== undefined && { body }) }));

  const { etag } = (await ask({ path: '/api/houses' })).headers;
  const start = await time('/');
  const houses = await time('/api/houses');
  const unchanged = await processorTime(server, () => ask({ path: '/api/houses', headers: { 'If-None-Match': etag ?? '""' } }));
  const brand = await time('/api/brand');
  const begun = await time('/api/guidemodel/new', visit);
  const opened = await time(`/api/guidemodel/${shared.token}`);
  const sharing = await time('/api/guidemodel/share', shared.body);
  const kept = await time(picture);

  const row = (measure: string, { median, minimum }: ProcessorTime, goal: number, beside: string) =>
    atMost({ measure, value: median, goal, unit: 'ms', beside: [`least ${ms(minimum)}`, beside].filter(Boolean).join('; ') });
  return [
    row('GET /, again', start, 2, `bare React Router page ${ms(react.median)}, 162 KB from memory ${ms(page.median)}`),
    row('GET /api/houses', houses, 1.5, `unchanged (304) ${ms(unchanged.median)}, /api/brand ${ms(brand.median)}`),
    row('POST /api/guidemodel/new', begun, 8, ''),
    row('GET /api/guidemodel/{token}', opened, 8, `share ${ms(sharing.median)}`),
    row('a kept picture', kept, 1, `hello of bare Hono ${ms(hello.median)}`),
  ];
}

/**
 * Begins a house and shares it. Returns the request body that begins the house (`visit`), the token and the request body of the shared
 * copy (`shared`), the address of a picture of the start page (`picture`), and the address of a swatch (`preview`).
 */
export async function someVisit(ask: Ask) {
  const houses: { Id: number }[] = JSON.parse((await ask({ path: '/api/houses' })).text());
  const visit = { HouseId: houses[0]?.Id, MunicipalityId: MALMO };
  const begun = JSON.parse((await ask({ path: '/api/guidemodel/new', body: visit })).text());
  const body = { ...visit, WebConfigurationId: begun.WebConfigurationId, Name: 'Mitt hus', Answers: begun.AnswerModel.Answers };
  const { Id: token } = JSON.parse((await ask({ path: '/api/guidemodel/share', body })).text());
  const [picture] = picturesIn((await ask({ path: '/' })).text());
  if (picture === undefined) throw new Error('the start page has no picture');
  await ask({ path: picture });
  const [choice] = /\/media\/[^"]+\/palette\/[^"]+\.webp/.exec(JSON.stringify(begun)) ?? [];
  if (choice === undefined) throw new Error('no choice has a picture');
  const preview = `${choice}?${new URL(picture, 'http://localhost').searchParams}`;
  await ask({ path: preview });
  return { visit, shared: { token: String(token), body }, picture, preview };
}

/** Returns the addresses of pictures in a page's HTML, without those that have no query. */
export function picturesIn(html: string): string[] {
  // In a page's elements, `&` is written as `&amp;`; in the data of its scripts, as `\u0026`.
  const written = html.replaceAll(/&amp;|\\u0026/g, '&');
  return [...new Set(written.match(/\/media\/[^"'\s,)\\]+\?[^"'\s,)\\]*/g) ?? [])];
}

function ms(time: number): string {
  return `${figure(time)} ms`;
}
