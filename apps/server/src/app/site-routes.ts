import type { Endpoint } from '@gavel/contract';
import { allEndpoints } from '@gavel/contract/all';
import type { Context, Hono, MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { AppError } from '../http/app-error.ts';
import { docsRoutes } from '../http/docs.routes.ts';
import { type Identify, VISITOR } from '../http/identity.ts';
import { keptCalls } from '../http/kept-calls.ts';
import { refuseForms } from '../http/refuse-foreign.ts';
import type { ReadSeason } from '../http/season.ts';
import { securityTextRoutes } from '../http/security-text.routes.ts';
import { serveEndpoints } from '../http/serve-endpoint.ts';
import { knowsApiKey } from '../modules/integrations/api-keys/api-keys.ts';
import { identifyUser, identifyWith } from '../modules/people/accounts/identify.ts';
import { numbersOfMembers } from '../modules/people/accounts/numbers-of.ts';
import { readSeason } from '../modules/range/read-season.ts';
import { frozenDocument, frozenPicture } from '../modules/sales/orders/frozen-files.ts';
import { orderPictureRoutes } from '../modules/sales/orders/order-picture.routes.ts';
import { quotePictureRoutes } from '../modules/sales/quotes/quote-picture.routes.ts';
import { quotedBy } from '../modules/sales/requests/requests-of-house.repository.ts';
import { countPages } from '../modules/sales/statistics/count-pages.ts';
import { discoveryRoutes } from '../modules/visit/discovery/discovery.routes.ts';
import { documentLinkRoutes } from '../modules/visit/documents/document-link.routes.ts';
import { modelFileRoutes } from '../modules/visit/model-files/model-files.routes.ts';
import { mediaRoutes } from '../modules/visit/pictures/media.routes.ts';
import { picturesRoutes } from '../modules/visit/pictures/pictures.routes.ts';
import { accessToHouses } from '../modules/visit/saved-houses/house-access.ts';
import { apiCalls } from './api-calls.ts';
import type { Dependencies } from './dependencies.ts';
import { keptPages } from './kept-pages.ts';
import { clientFiles, type Web } from './pages.ts';
import { refuseInPreview } from './previews/refuse-in-preview.ts';
import { renderWithApi } from './render-with-api.ts';

/** Adds everything that visitors and staff use: the API, pictures, files and pages. */
export function siteRoutes(app: Hono, dependencies: Dependencies, web: Web): void {
  const { db, now, currentRange, limits, accounts, metrics, logger } = dependencies;
  app.use('/api/*', refuseForms, revalidated, tagged());
  app.use('/media/*', etag());
  const identify = identifyWith(db, accounts.auth, currentRange, logger);
  const season = readSeason(currentRange, now);
  const guards = {
    limits,
    identify,
    numbersOf: numbersOfMembers(db),
    accessToHouse: accessToHouses(db),
    knowsApiKey: knowsApiKey(dependencies),
  };
  app.route('/', serveEndpoints(apiCalls(dependencies, identify), guards, { readKept: keptCalls(season, metrics), now }));
  app.route('/', docsRoutes(now));
  const readContact = async () => dependencies.securityContact ?? `mailto:${(await currentRange()).brand.contact.email}`;
  app.route('/', securityTextRoutes({ readContact, baseUrl: dependencies.baseUrl, now }));
  app.route('/', discoveryRoutes(dependencies));
  refuseOtherCalls(app);
  app.route('/', quotePictureRoutes(dependencies));
  app.route('/', orderPictureRoutes(dependencies));
  const linked = {
    accessToHouse: guards.accessToHouse,
    identifyUser: (from: typeof db, userId: string) => identifyUser(from, currentRange, userId),
  };
  app.route('/', documentLinkRoutes({ ...dependencies, ...linked, quotedBy, frozenDocument }));
  pictureRoutes(app, dependencies, identify);
  if (web.render) app.use(countPages(dependencies.counts));
  pageRoutes(app, dependencies, web, season);
}

/**
 * Adds the routes of a site that previews a range draft: pictures, pages, and the part of the API that stores nothing. The previewed site
 * treats everybody as a visitor who is not logged in, and caches no pages.
 */
export function previewSiteRoutes(app: Hono, dependencies: Dependencies, { render, pageOf }: Web): void {
  const { db, now, currentRange, limits, metrics, baseUrl } = dependencies;
  const identify: Identify = async () => VISITOR;
  const guards = {
    limits,
    identify,
    numbersOf: numbersOfMembers(db),
    accessToHouse: accessToHouses(db),
    knowsApiKey: async () => null,
    refuse: refuseInPreview,
  };
  const readKept = keptCalls(readSeason(currentRange, now), metrics);
  app.route('/', serveEndpoints(apiCalls(dependencies, identify), guards, { readKept, now }));
  refuseOtherCalls(app);
  app.route('/', quotePictureRoutes(dependencies));
  pictureRoutes(app, dependencies, identify);
  if (render) app.all('*', (c) => renderWithApi(app, c, { render, pageOf, baseUrl }));
}

function refuseOtherCalls(app: Hono): void {
  app.all('/api/*', () => {
    throw new AppError('not-found');
  });
}

function pictureRoutes(app: Hono, dependencies: Dependencies, identify: Identify): void {
  app.route('/', picturesRoutes({ ...dependencies, identify, frozenPicture }));
  app.route('/', modelFileRoutes(dependencies));
  app.route('/', mediaRoutes(dependencies));
}

function pageRoutes(
  app: Hono,
  { now, baseUrl, metrics }: Dependencies,
  { render, publicPages, pageOf, clientFolder }: Web,
  season: ReadSeason,
): void {
  if (render)
    app.use(keptPages({ app, pages: { render, publicPages, clientFolder }, readSeason: season, now, baseUrl, metrics }));
  if (clientFolder) app.route('/', clientFiles(clientFolder));
  if (render) app.all('*', (c) => renderWithApi(app, c, { render, pageOf, baseUrl }));
}

/** A browser may store a response of the API without its own Cache-Control header, but must revalidate it each time. */
async function revalidated(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache');
}

/**
 * Adds an ETag to each response, and returns 304 to a client that has the response already. A stream of events gets no ETag,
 * because it could be computed only when the stream has ended. A cached response already has its ETag. Any other ETag that a handler
 * sets is the version of a record, for `If-Match`. Such an ETag never leads to 304, because the response also contains data that changes
 * without a new version, such as prices and names.
 */
function tagged(): MiddlewareHandler {
  const streams = new Set(
    Object.values<Endpoint>(allEndpoints).flatMap(({ isStream, path }) => (isStream ? [path as string] : [])),
  );
  const tag = etag();
  // A page that renders reads the response of its API call once and never revalidates it, so this response needs no ETag.
  return async (c, next) => {
    await next();
    if (streams.has(c.req.path) || c.env?.pageRequestId !== undefined || c.res.headers.has('ETag')) return;
    await tag(c, async () => undefined);
  };
}
