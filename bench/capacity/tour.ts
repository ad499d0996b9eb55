import type { Ask } from '../pages/ask.ts';
import { picturesIn } from '../pages/server.ts';
import { type BegunHouse, beginHouse } from '../sales/customer-calls.ts';

/** The addresses that visitors request from a site. */
export interface Tour {
  readonly files: readonly string[];
  readonly pictures: readonly string[];
  readonly houses: readonly TouredHouse[];
  /** The id of the terms that people accept when they register. */
  readonly consent: number;
}

interface TouredHouse {
  /** The page on which a visitor begins the house. */
  readonly page: string;
  /** The address of the configuration with which a new visit of the house begins. */
  readonly beginning: string;
  readonly begun: BegunHouse;
}

export const MUNICIPALITY = '1280';
const HOUSES = 4;
/** The number of requested layers and samples of each house. The server makes each of these pictures once and serves it many times. */
const LAYERS = 12;
const SAMPLES = 24;

/** Finds the addresses by reading the site as a browser does. */
export async function findTour(ask: Ask): Promise<Tour> {
  const read = async (path: string) => (await ask({ path })).text();
  const listed: { Id: number }[] = JSON.parse(await read('/api/houses'));
  const start = await read('/');
  const houses: TouredHouse[] = [];
  const files = new Set(filesIn(start));
  const pictures = new Set(onePerPath(picturesIn(start)));
  for (const { Id } of listed.slice(0, HOUSES)) {
    const page = `/start/new?h=${Id}&m=${MUNICIPALITY}`;
    const beginning = `/api/houses/${Id}/beginning?municipality=${MUNICIPALITY}`;
    for (const file of filesIn(await read(page))) files.add(file);
    for (const picture of await picturesOf(read, await read(beginning))) pictures.add(picture);
    const begun = await beginHouse((path, body) => ask({ path, body }), Id, MUNICIPALITY);
    houses.push({ page, beginning, begun });
  }
  const consent: { Id: number } = JSON.parse(await read('/api/gdpr/getconsent?slug=anvandarvillkor'));
  return { files: [...files], pictures: [...pictures], houses, consent: consent.Id };
}

/** Returns the addresses of layers of the first camera of a house, and of samples of its answers. */
async function picturesOf(read: (path: string) => Promise<string>, configuration: string): Promise<readonly string[]> {
  const [folder] = /\/media\/[0-9a-f]{16}\/exterior\/[^"/]+/.exec(configuration) ?? [];
  if (folder === undefined) throw new Error('the house has no pictures of its outside');
  const manifest: Manifest = JSON.parse(await read(`${folder}/manifest.json`));
  const [camera] = Object.values(manifest.cameras);
  const layers = (camera?.layers ?? []).slice(0, LAYERS).map(({ picture }) => `${folder}/${picture}?width=1600`);
  const samples = new Set(configuration.match(/\/media\/[0-9a-f]{16}\/palette\/[^"?]+\.webp/g) ?? []);
  return [...layers, ...[...samples].slice(0, SAMPLES).map((address) => `${address}?preset=palette`)];
}

interface Manifest {
  readonly cameras: Readonly<Record<string, { readonly layers: readonly { readonly picture: string }[] }>>;
}

function filesIn(html: string): readonly string[] {
  return html.match(/\/assets\/[\w./-]+\.(?:js|css|woff2)/g) ?? [];
}

/** Returns one address for each picture of the range, the first, although a page lists each picture in several sizes. */
function onePerPath(addresses: readonly string[]): readonly string[] {
  const ofRange = addresses.filter((address) => /^\/media\/[0-9a-f]{16}\//.test(address));
  return [...new Map(ofRange.toReversed().map((address) => [address.split('?')[0], address])).values()].toReversed();
}
