import { atMost, figure, type Row } from '../judged.ts';
import { type Ask, asker } from './ask.ts';
import type { Product } from './product.ts';
import { heldMemory, residentMemory } from './resident.ts';
import { picturesIn } from './server.ts';

/** The number of parallel visitors. */
const VISITORS = 4;
const LOOK_MS = 250;
const PAGES = ['/', '/house', '/municipality', '/new-project', '/help', '/login', '/register', '/my-projects', '/compare'];
const MUNICIPALITIES = ['1280', '2480', '0180', '1480'];

/**
 * Measures the memory of the server and its child processes after requests for many pages, for every house in several municipalities and
 * for every picture in the pages. Meanwhile the server makes AVIF pictures, as it does by default.
 */
export async function measureMemory(product: Product): Promise<Row[]> {
  const server = await product.start({ PICTURE_AVIF: 'on' });
  const least = await residentMemory(server);
  let peak = least;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentMemory(server));
  }, LOOK_MS);
  try {
    const asked = await askForEverything(Array.from({ length: VISITORS }, () => asker(server.address)));
    const after = await residentMemory(server);
    return [
      atMost({
        measure: 'memory, resident, after everything',
        value: after / 1e6,
        goal: 400,
        unit: 'MB',
        beside: `at its start ${figure(least / 1e6)} MB, peak ${figure(peak / 1e6)} MB; programs that its processes share counted once ${figure(heldMemory(server) / 1e6)} MB; ${asked} requests`,
      }),
    ];
  } finally {
    clearInterval(watch);
    await server.stop();
  }
}

/** Requests these pages, houses and pictures. Returns the number of HTTP requests. */
async function askForEverything(visitors: readonly Ask[]): Promise<number> {
  const [first] = visitors;
  if (!first) throw new Error('nobody asks');
  const houses: { Id: number; Slug: string }[] = JSON.parse((await first({ path: '/api/houses' })).text());
  const addresses = [...PAGES, ...houses.flatMap(({ Slug }) => MUNICIPALITIES.map((code) => `/houses/${Slug}?m=${code}`))];
  const pictures = new Set<string>();
  await together(visitors, addresses, async (ask, path) => {
    for (const picture of picturesIn((await ask({ path })).text())) pictures.add(picture);
  });
  const begun = houses.flatMap(({ Id }) => MUNICIPALITIES.map((MunicipalityId) => ({ HouseId: Id, MunicipalityId })));
  // The server refuses a house in a municipality where it is not sold. That counts as a response too.
  const refused = () => null;
  await together(visitors, begun, (ask, body) => ask({ path: '/api/guidemodel/new', body }).catch(refused));
  await together(visitors, [...pictures], (ask, path) => ask({ path }));
  return addresses.length + begun.length + pictures.size + 1;
}

/** Distributes items among the visitors. Each visitor gets the next item that no other visitor has got, until all items are done. */
async function together<Item>(
  visitors: readonly Ask[],
  items: readonly Item[],
  work: (ask: Ask, item: Item) => Promise<unknown>,
) {
  const left = [...items];
  await Promise.all(
    visitors.map(async (ask) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(ask, item);
    }),
  );
}
