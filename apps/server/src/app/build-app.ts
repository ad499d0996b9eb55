import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@gavel/contract';
import { allEndpoints } from '@gavel/contract/all';
import { isAPIError } from 'better-auth/api';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { requestId } from 'hono/request-id';
import { ObjectStoreError } from '../adapters/media/object-store.ts';
import { answers, isUnavailable } from '../db/unavailable.ts';
import { accessLog } from '../http/access-log.ts';
import { AppError, answerProblem, databaseAway } from '../http/app-error.ts';
import { knowClient } from '../http/client-address.ts';
import { docsRoutes } from '../http/docs.routes.ts';
import { errorPage, tooManyPage } from '../http/error-page.ts';
import { healthRoutes } from '../http/health.routes.ts';
import { keptCalls } from '../http/kept-calls.ts';
import { isRead, refuseForeign, refuseForms } from '../http/refuse-foreign.ts';
import { refuseOtherNames } from '../http/refuse-other-names.ts';
import { routeOf } from '../http/route-of.ts';
import { sayTime } from '../http/say-time.ts';
import { security } from '../http/security.ts';
import { securityTextRoutes } from '../http/security-text.routes.ts';
import { type Handlers, serveEndpoints } from '../http/serve-endpoint.ts';
import { countSpending } from '../http/spending.ts';
import { takeTurns } from '../http/take-turns.ts';
import { knowsApiKey } from '../modules/integrations/api-keys/api-keys.ts';
import { connectionsRoutes } from '../modules/integrations/connections/connections.routes.ts';
import { findUser } from '../modules/people/accounts/accounts.repository.ts';
import { accountsRoutes } from '../modules/people/accounts/accounts.routes.ts';
import { identifyUser, identifyWith } from '../modules/people/accounts/identify.ts';
import { numbersOfMembers } from '../modules/people/accounts/numbers-of.ts';
import { auditRoutes } from '../modules/people/audit/audit.routes.ts';
import { salespersonsRoutes } from '../modules/people/salespersons/salespersons.routes.ts';
import { staffRoutes } from '../modules/people/staff/staff.routes.ts';
import { rangeRoutes } from '../modules/range/range.routes.ts';
import { readSeason } from '../modules/range/read-season.ts';
import { rangeDeskRoutes } from '../modules/range-editing/range-desk.routes.ts';
import { recordsRoutes } from '../modules/records/api/records.routes.ts';
import { exportsRoutes } from '../modules/records/exports/exports.routes.ts';
import { retentionRoutes } from '../modules/records/retention/retention.routes.ts';
import { salesRoutes } from '../modules/sales/desk/sales.routes.ts';
import { houseRequestsRoutes } from '../modules/sales/leads/house-requests.routes.ts';
import { tellOfSaves } from '../modules/sales/leads/lead-events.ts';
import { leadsRoutes } from '../modules/sales/leads/leads.routes.ts';
import { latestQuestions, quotedBy } from '../modules/sales/leads/leads-of-house.repository.ts';
import { liveRoutes } from '../modules/sales/live/live.routes.ts';
import { offerPictureRoutes } from '../modules/sales/offers/offer-picture.routes.ts';
import { offersRoutes } from '../modules/sales/offers/offers.routes.ts';
import { frozenDocument, frozenPicture } from '../modules/sales/orders/frozen-files.ts';
import { orderPictureRoutes } from '../modules/sales/orders/order-picture.routes.ts';
import { orderEnds } from '../modules/sales/orders/orders.repository.ts';
import { ordersRoutes } from '../modules/sales/orders/orders.routes.ts';
import { plotInterestRoutes } from '../modules/sales/plot-interest/plot-interest.routes.ts';
import { countPages } from '../modules/sales/statistics/count-pages.ts';
import { statisticsRoutes } from '../modules/sales/statistics/statistics.routes.ts';
import { campaignsRoutes } from '../modules/visit/campaigns/campaigns.routes.ts';
import { configurationsRoutes } from '../modules/visit/configurations/configurations.routes.ts';
import { savedRoutes } from '../modules/visit/configurations/saved.routes.ts';
import { discoveryRoutes } from '../modules/visit/discovery/discovery.routes.ts';
import { documentLinkRoutes } from '../modules/visit/documents/document-link.routes.ts';
import { documentsRoutes } from '../modules/visit/documents/documents.routes.ts';
import { housesRoutes } from '../modules/visit/houses/houses.routes.ts';
import { downloadRoutes } from '../modules/visit/pictures/download-picture.ts';
import { mediaRoutes } from '../modules/visit/pictures/media.routes.ts';
import { picturesRoutes } from '../modules/visit/pictures/pictures.routes.ts';
import { plotsRoutes } from '../modules/visit/plots/plots.routes.ts';
import { accessToHouses } from '../modules/visit/saved-houses/house-access.ts';
import { householdRoutes } from '../modules/visit/saved-houses/household.routes.ts';
import type { PublicPage } from './asked-page.ts';
import type { Dependencies } from './dependencies.ts';
import { keptPages } from './kept-pages.ts';
import { clientFiles, type PageOf, type RenderPage } from './pages.ts';
import { personalRecords } from './personal-records.ts';
import { renderWithApi } from './render-with-api.ts';

/** What serves the pages; without `render` there is only the API. */
export interface Web {
  readonly render: RenderPage | null;
  /** The pages that are rendered once for everybody who is not logged in. */
  readonly publicPages: readonly PublicPage[];
  /** The pattern of the page at a path, for the log; null: there is none. */
  readonly pageOf: PageOf;
  /** Null: something else serves the web application's files (development). */
  readonly clientFolder: string | null;
  readonly development: boolean;
}

/** Seconds after which a store of pictures that did not answer may be back. */
const STORE_BACK_AFTER = 5;

const LARGEST_BODY = 256 * 1024;

/** The whole server as one function from request to answer. @param countWork counts what each client has done for them */
export function buildApp(
  dependencies: Dependencies,
  { render, publicPages, pageOf, clientFolder, development }: Web,
  countWork: MiddlewareHandler = countSpending(),
): Hono {
  const { db, currentRange, logger, metrics, now, baseUrl } = dependencies;
  const app = new Hono();

  const warnOfProxy = () =>
    logger.warn('X-Forwarded-For came, and TRUSTED_PROXIES names no proxy: behind one, all visitors share the limits of one');
  app.use(
    // Ours, whatever is sent; a page's calls have the page's.
    requestId({ headerName: '', generator: ({ env }) => env?.pageRequestId ?? randomUUID() }),
    knowClient(dependencies.trustedProxies, warnOfProxy),
    accessLog(logger, metrics),
    compress(),
    security(development, baseUrl?.startsWith('https:'), dependencies.embedders),
    sayTime(now),
  );
  const limited = bodyLimit({ maxSize: LARGEST_BODY, onError: () => answerTooLarge() });
  // Nobody reads the body of what has none, and to look for it takes longer than all the rest of a kept answer.
  app.use((c, next) => (isRead(c.req) ? next() : limited(c, next)));
  app.route('/', healthRoutes({ ...dependencies, findAway: findAway(dependencies) }));

  app.use(refuseOtherNames(baseUrl), takeTurns(), countWork);
  app.use(refuseForeign(baseUrl));
  app.use('/api/*', refuseForms, revalidated, tagged());
  app.use('/media/*', etag());
  const { limits, accounts } = dependencies;
  const identify = identifyWith(db, accounts.auth, currentRange, logger);
  const records = personalRecords(dependencies);
  const handlers: Handlers = {
    ...accountsRoutes({
      ...dependencies,
      ...dependencies.accounts,
      personalRecords: records,
    }),
    ...housesRoutes(dependencies),
    ...configurationsRoutes(dependencies),
    ...savedRoutes({ ...dependencies, latestQuestions, orderEnds, afterSave: tellOfSaves(dependencies.webhooks) }),
    ...householdRoutes(dependencies),
    ...campaignsRoutes(dependencies),
    ...plotsRoutes(dependencies),
    ...salespersonsRoutes(dependencies),
    ...rangeRoutes(dependencies),
    ...rangeDeskRoutes(dependencies),
    ...downloadRoutes(dependencies),
    ...documentsRoutes({ ...dependencies, quotedBy, frozenDocument, findPerson: findUser }),
    ...leadsRoutes(dependencies),
    ...recordsRoutes(dependencies),
    ...exportsRoutes(dependencies),
    ...connectionsRoutes({ ...dependencies, ...dependencies.accounts }),
    ...houseRequestsRoutes(dependencies),
    ...salesRoutes({ ...dependencies, latestQuestions, orderEnds }),
    ...auditRoutes(dependencies),
    ...staffRoutes({ ...dependencies, ...dependencies.accounts }),
    ...ordersRoutes(dependencies),
    ...plotInterestRoutes(dependencies),
    ...retentionRoutes({ ...dependencies, personalRecords: records }),
    ...offersRoutes(dependencies),
    ...statisticsRoutes(dependencies),
    ...liveRoutes({ ...dependencies, identify }),
  };
  const season = readSeason(currentRange, now);
  const accessToHouse = accessToHouses(db);
  const guards = {
    limits,
    identify,
    numbersOf: numbersOfMembers(db),
    accessToHouse,
    knowsApiKey: knowsApiKey(dependencies),
  };
  app.route('/', serveEndpoints(handlers, guards, { readKept: keptCalls(season, metrics), now }));
  app.route('/', docsRoutes(now));
  const readContact = async () => dependencies.securityContact ?? `mailto:${(await currentRange()).brand.contact.email}`;
  app.route('/', securityTextRoutes({ readContact, baseUrl, now }));
  app.route('/', discoveryRoutes(dependencies));
  app.all('/api/*', () => {
    throw new AppError('not-found');
  });
  app.route('/', picturesRoutes({ ...dependencies, identify, frozenPicture }));
  app.route('/', offerPictureRoutes(dependencies));
  app.route('/', orderPictureRoutes(dependencies));
  const linked = { accessToHouse, identifyUser: (from: typeof db, userId: string) => identifyUser(from, currentRange, userId) };
  app.route('/', documentLinkRoutes({ ...dependencies, ...linked, quotedBy, frozenDocument }));
  app.route('/', mediaRoutes(dependencies));

  if (render) app.use(countPages(dependencies.counts));
  if (render)
    app.use(keptPages({ app, pages: { render, publicPages, clientFolder }, readSeason: season, now, baseUrl, metrics }));
  if (clientFolder) app.route('/', clientFiles(clientFolder));
  if (render) app.all('*', (c) => renderWithApi(app, c, { render, pageOf, baseUrl }));

  app.notFound((c) => answerProblem(new AppError('not-found'), c.get('requestId')));
  app.onError(async (thrown, c) => {
    if (hasBrokenOff(thrown)) return answerProblem(new AppError('malformed-body', 'The body broke off'), c.get('requestId'));
    const error = await inWords(thrown);
    if (error !== thrown)
      logger.warn({ err: thrown, method: c.req.method, route: routeOf(c) }, 'what the server needs did not answer');
    const isPage = !/^\/(api|media)\//.test(c.req.path) && c.req.header('accept')?.includes('text/html');
    if (error instanceof AppError && isPage && error.code === 'too-many-requests')
      return c.html(tooManyPage(), 429, { 'Retry-After': String(error.retryAfter ?? 10) });
    if (error instanceof AppError) return answerProblem(error, c.get('requestId'));
    logger.error({ err: error, method: c.req.method, route: routeOf(c) }, 'request failed');
    return isPage
      ? c.html(errorPage(c.get('requestId')), 500)
      : answerProblem(new AppError('internal-error'), c.get('requestId'));
  });
  return app;

  /** What is no fault of ours: something that the server needs does not answer. */
  async function inWords(error: unknown): Promise<unknown> {
    if (error instanceof ObjectStoreError) return new AppError('busy', '', { retryAfter: STORE_BACK_AFTER });
    // The library of accounts does not say what kept it from its work, which is all in the database.
    const isOfAccounts = isAPIError(error) && error.statusCode >= 500;
    return isUnavailable(error) || (isOfAccounts && !(await answers(db))) ? databaseAway() : error;
  }
}

/** What the server needs and does not get. Throws where there is no range to serve. */
function findAway({ db, currentRange, storeAnswers }: Dependencies): () => Promise<readonly string[]> {
  return async () => {
    await currentRange();
    const [database, pictures] = await Promise.all([answers(db), storeAnswers?.() ?? true]);
    return [...(database ? [] : ['database']), ...(pictures ? [] : ['pictures'])];
  };
}

/** Every answer of the API may be kept, but is asked for again each time. */
async function revalidated(c: Context, next: () => Promise<void>): Promise<void> {
  await next();
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache');
}

/** What goes on has no tag: it would have to come to its end first. */
function tagged(): MiddlewareHandler {
  const streams = new Set(
    Object.values<Endpoint>(allEndpoints).flatMap(({ isStream, path }) => (isStream ? [path as string] : [])),
  );
  const tag = etag();
  // A page reads what its own calls answer, and asks for nothing twice.
  return (c, next) => (streams.has(c.req.path) || c.env?.pageRequestId !== undefined ? next() : tag(c, next));
}

/** Node's words for a body whose sender has gone: no fault of ours, and nobody reads what they are told. */
function hasBrokenOff(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
}

function answerTooLarge(): never {
  throw new AppError('too-large', `A body has at most ${LARGEST_BODY} bytes`);
}
