import { z } from '@gavel/contract';
import { largestOwnPicture, mostOwnPictures } from '@gavel/contract/own-pictures';
import { isPreview } from '../preview/own-address.ts';
import { drawKey } from './creation-key.ts';

const facts = z.object({
  /** The token of the saved house; null if the house was not saved when the picture was taken. */
  token: z.nullable(z.string()),
  /** When the picture was taken, by the server’s clock, in milliseconds since 1970. */
  takenAt: z.number(),
  /** What the picture shows, for visitors who cannot see it. */
  words: z.string(),
  /** The beginning of `words`, without the choices. */
  caption: z.string(),
  /** The name of the file that the visitor can download. */
  fileName: z.string(),
  /** The name of the house model in addresses of pictures, such as `sjovik` (`houseDynamicImageKey`). */
  house: z.string(),
  /** The questions whose answers change the 3D model, and the answers that the 3D model showed. */
  questions: z.record(z.string(), z.readonly(z.array(z.string()))),
  answers: z.readonly(z.array(z.string())),
});

/** What is known of a picture that the visitor has taken of the 3D model. */
export type PictureFacts = Readonly<z.output<typeof facts>>;

/** A picture as this browser stores it. */
export interface KeptPicture extends PictureFacts {
  /** The key of the picture among all pictures of this browser. */
  readonly id: string;
  readonly jpeg: Blob;
}

/** Identifies the visit whose pictures are meant. */
export interface VisitOfPictures {
  /** The number of the visit in this browser; null if it is not known. */
  readonly startedAt: number | null;
  /** The token of the saved house; null if the house is not saved. */
  readonly token: string | null;
}

/**
 * Stores a picture of a visit. If the browser then stores too many pictures, deletes the oldest ones. Returns the picture, and whether it
 * has replaced an older picture of this visit. Returns null if the browser refuses or the picture is too large. Also null in a preview,
 * which stores no pictures.
 */
export async function keepPicture(
  startedAt: number,
  jpeg: Blob,
  known: PictureFacts,
): Promise<{ readonly picture: KeptPicture; readonly hasReplaced: boolean } | null> {
  if (isPreview || jpeg.size > largestOwnPicture.bytes) return null;
  try {
    const cache = await caches.open(PICTURES);
    const id = `${folderOf(startedAt)}${drawKey()}`;
    await cache.put(id, stored(jpeg, known));
    const tooOld = (await readOwn({ startedAt, token: known.token })).slice(0, -mostOwnPictures);
    for (const old of tooOld) await cache.delete(old.id);
    for (const old of (await cache.keys()).slice(0, -MOST)) await cache.delete(old);
    return { picture: { id, jpeg, ...known }, hasReplaced: tooOld.length > 0 };
  } catch {
    return null;
  }
}

/**
 * Returns the pictures of a visit, the oldest first. If the house was saved after a picture was taken, stores the token of the house with
 * the picture. So another tab finds the picture too.
 */
export async function readPictures(visit: VisitOfPictures): Promise<readonly KeptPicture[]> {
  const { token } = visit;
  const own = (await readOwn(visit)).slice(-mostOwnPictures);
  if (token !== null)
    for (const { id, jpeg, ...known } of own)
      if (known.token === null)
        await attempt(async () => (await caches.open(PICTURES)).put(id, stored(jpeg, { ...known, token })));
  return own;
}

export async function forgetPicture({ id }: Pick<KeptPicture, 'id'>): Promise<void> {
  await attempt(async () => void (await (await caches.open(PICTURES)).delete(id)));
}

/** Deletes all pictures of a visit. */
export async function forgetPictures(visit: VisitOfPictures): Promise<void> {
  for (const picture of await readOwn(visit)) await forgetPicture(picture);
}

/** The name of the cache. The pictures are too large for localStorage and sessionStorage. */
export const PICTURES = 'gavel-own-pictures';
/** How many pictures of all visits are stored at most. Each has about 400 KB. */
const MOST = 24;
/** Header values cannot contain all characters, so the facts are percent-encoded. */
const FACTS = 'X-Facts';

/** Returns the beginning of the keys of a visit’s pictures. Keys of a cache must be addresses, but the browser never requests these. */
function folderOf(startedAt: number): string {
  return `/kept-pictures/${startedAt}/`;
}

function stored(jpeg: Blob, known: PictureFacts): Response {
  return new Response(jpeg, { headers: { 'Content-Type': 'image/jpeg', [FACTS]: encodeURIComponent(JSON.stringify(known)) } });
}

/** Returns all pictures of a visit, the oldest first. */
async function readOwn({ startedAt, token }: VisitOfPictures): Promise<readonly KeptPicture[]> {
  const isOwn = ({ id, token: of }: KeptPicture) =>
    (startedAt !== null && id.startsWith(folderOf(startedAt))) || (token !== null && of === token);
  return (await readAll()).filter(isOwn).toSorted((a, b) => a.takenAt - b.takenAt);
}

/** Returns the pictures of all visits. Leaves out unreadable pictures. Returns no pictures if the browser refuses. */
async function readAll(): Promise<readonly KeptPicture[]> {
  if (isPreview) return [];
  const found: KeptPicture[] = [];
  await attempt(async () => {
    const cache = await caches.open(PICTURES);
    for (const request of await cache.keys()) {
      const response = await cache.match(request);
      const known = facts.safeParse(parsed(response?.headers.get(FACTS) ?? ''));
      if (response && known.success)
        found.push({ id: new URL(request.url).pathname, jpeg: await response.blob(), ...known.data });
    }
  });
  return found;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(text));
  } catch {
    return null;
  }
}

/** Runs `act`. Ignores a failure, because the browser may refuse: its storage can be blocked, full or missing. */
async function attempt(act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch {
    // Ignore the failure: the page also works without stored pictures.
  }
}
