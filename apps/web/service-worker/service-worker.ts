import { UNREACHED, unreachedAddress } from '../app/addresses.ts';
import { keepPictures } from './keep-pictures.ts';
import { type BuiltFiles, forgetBuilds, keepBuild, keptDocument, SHELL } from './kept-builds.ts';
import { kindOf } from './kind-of.ts';

declare const self: ServiceWorkerGlobalScope;
/** When the worker is built, its list of files replaces this constant. */
declare const BUILT_FILES: BuiltFiles;

const built = BUILT_FILES;

const pictures = keepPictures(
  () => caches.open('gavel-pictures'),
  (request) => fetch(request),
);

// The new worker can take over immediately. The names of files contain a hash of their content, and the files of the previous build stay
// cached for pages that are open.
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([forgetBuilds(built, caches), self.clients.claim()])));

// A page sends this message when it is idle, with the addresses of the pictures that it has shown and of the house model’s picture.
self.addEventListener('message', (event) => {
  const shown: unknown = event.data;
  if (!Array.isArray(shown)) return;
  const ready = Promise.all([keepBuild(built, caches, fetch), keepShown(shown)]);
  event.waitUntil(ready.catch((fault: unknown) => console.debug('Not all could be kept', fault)));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (kindOf(request, self.location.origin)) {
    case 'shell':
      return event.respondWith(answerDocument(request, SHELL));
    case 'page':
      return event.respondWith(answerDocument(request, new URL(request.url).pathname));
    case 'unkept-page':
      return event.respondWith(fetch(request).catch(() => answerUnreached(request)));
    case 'file':
      return event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
    case 'of-the-shell':
      return event.respondWith(fetch(request).catch(async () => (await caches.match(request)) ?? Response.error()));
    case 'picture': {
      const answer = pictures.answer(request);
      event.respondWith(answer);
      event.waitUntil(answer.then(pictures.settled, () => undefined));
    }
  }
});

/** Returns the document from the network. If the network fails, returns it from the cache. */
async function answerDocument(request: Request, path: string): Promise<Response> {
  return fetch(request).catch(async () => (await keptDocument(built, caches, path)) ?? Response.error());
}

/** Redirects to the offline page. React could not hydrate the offline page under the address of another page. */
async function answerUnreached({ url }: Request): Promise<Response> {
  const isKept = (await keptDocument(built, caches, UNREACHED)) !== undefined;
  const { pathname, search } = new URL(url);
  return isKept ? Response.redirect(unreachedAddress(`${pathname}${search}`)) : Response.error();
}

async function keepShown(addresses: readonly unknown[]): Promise<void> {
  const requests = addresses
    .filter((address) => typeof address === 'string')
    .map((address) => new Request(address, { headers: { Accept: ACCEPTED } }))
    .filter((request) => kindOf(request, self.location.origin) === 'picture');
  for (const request of requests) await pictures.answer(request);
  await pictures.settled();
}

/** The header `Accept` of these requests. All browsers with service workers can show WebP. */
const ACCEPTED = 'image/webp,image/*,*/*;q=0.8';
