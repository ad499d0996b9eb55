import { randomUUID } from 'node:crypto';
import { isAPIError } from 'better-auth/api';
import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { requestId } from 'hono/request-id';
import { ObjectStoreError } from '../adapters/media/object-store.ts';
import type { Database } from '../db/connect.ts';
import { answers, isUnavailable } from '../db/unavailable.ts';
import { accessLog } from '../http/access-log.ts';
import { AppError, answerProblem, databaseAway } from '../http/app-error.ts';
import { knowClient } from '../http/client-address.ts';
import { errorPage, tooManyPage } from '../http/error-page.ts';
import { healthRoutes } from '../http/health.routes.ts';
import { limitBodies } from '../http/limit-bodies.ts';
import { refuseForeign } from '../http/refuse-foreign.ts';
import { refuseOtherNames } from '../http/refuse-other-names.ts';
import { routeOf } from '../http/route-of.ts';
import { sayTime } from '../http/say-time.ts';
import { security } from '../http/security.ts';
import { countSpending } from '../http/spending.ts';
import { takeTurns } from '../http/take-turns.ts';
import type { Dependencies } from './dependencies.ts';
import type { Web } from './pages.ts';
import { previewDependencies } from './previews/preview-dependencies.ts';
import { prefixPictures, takeOver } from './previews/preview-of-request.ts';
import { previewRoutes } from './previews/preview-routes.ts';
import { previewSiteRoutes, siteRoutes } from './site-routes.ts';

/** The seconds after which a client should retry when the picture store does not respond. */
const STORE_BACK_AFTER = 5;

/**
 * Builds the whole server as one function that returns the response to an HTTP request.
 * @param countWork measures the computing time that the requests of each client need, and refuses a client that has used too much
 */
export function buildApp(dependencies: Dependencies, web: Web, countWork: MiddlewareHandler = countSpending()): Hono {
  const { logger, metrics, now, baseUrl } = dependencies;
  const app = new Hono();

  const warnOfProxy = () =>
    logger.warn('X-Forwarded-For came, and TRUSTED_PROXIES names no proxy: behind one, all visitors share the limits of one');
  app.use(
    // The id is always our own: an id that the client sends is ignored, and the API calls that a page makes have the id of the page's
    // request.
    requestId({ headerName: '', generator: ({ env }) => env?.pageRequestId ?? randomUUID() }),
    knowClient(dependencies.trustedProxies, warnOfProxy),
    accessLog(logger, metrics),
    compress(),
    security(web.development, baseUrl?.startsWith('https:'), dependencies.embedders),
    sayTime(now),
  );
  app.use(limitBodies());
  app.route('/', healthRoutes({ ...dependencies, findAway: findAway(dependencies, web) }));

  app.use(refuseOtherNames(baseUrl), takeTurns(), countWork);
  app.use(refuseForeign(baseUrl));
  app.route(
    '/',
    previewRoutes(dependencies, (range) => buildPreview(previewDependencies(dependencies, range), web)),
  );
  siteRoutes(app, dependencies, web);
  answerFaults(app, dependencies);
  return app;
}

/**
 * Builds the site that shows a preview of a range draft. The real site logs, limits and checks requests before it forwards them to this
 * site.
 */
function buildPreview(dependencies: Dependencies, web: Web): Hono {
  const app = new Hono();
  app.use(
    requestId({ headerName: '', generator: ({ env }) => env?.preview?.requestId ?? randomUUID() }),
    knowClient(dependencies.trustedProxies),
    security(web.development),
    takeOver(),
  );
  app.use('/api/*', prefixPictures());
  previewSiteRoutes(app, dependencies, web);
  answerFaults(app, dependencies);
  return app;
}

/** Responds to unknown paths with a problem response, and to exceptions with a page or a problem response. */
function answerFaults(app: Hono, { db, logger }: Dependencies): void {
  app.notFound((c) => answerProblem(new AppError('not-found'), c.get('requestId')));
  app.onError(async (thrown, c) => {
    if (hasBrokenOff(thrown)) return answerProblem(new AppError('malformed-body', 'The body broke off'), c.get('requestId'));
    const error = await inWords(thrown, db);
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
}

/**
 * Converts an error of the picture store to the error `busy`, and an error of a database that does not respond to the error `unavailable`;
 * returns any other error unchanged.
 */
async function inWords(error: unknown, db: Database): Promise<unknown> {
  if (error instanceof ObjectStoreError) return new AppError('busy', '', { retryAfter: STORE_BACK_AFTER });
  // The account library does not report the cause of its error. All its data is in the database, so check whether the database
  // responds.
  const isOfAccounts = isAPIError(error) && error.statusCode >= 500;
  return isUnavailable(error) || (isOfAccounts && !(await answers(db))) ? databaseAway() : error;
}

/**
 * Returns a function that lists the services (database, picture store) that do not respond. The listing function throws if there is no
 * range to serve, or if a server for visitors has no pages, because the web application was not built.
 */
function findAway(
  { db, currentRange, storeAnswers, baseUrl }: Dependencies,
  { render }: Pick<Web, 'render'>,
): () => Promise<readonly string[]> {
  return async () => {
    if (baseUrl !== null && render === null) throw new Error('the web application is not built (npm run build)');
    await currentRange();
    const [database, pictures] = await Promise.all([answers(db), storeAnswers?.() ?? true]);
    return [...(database ? [] : ['database']), ...(pictures ? [] : ['pictures'])];
  };
}

/** Returns whether an error is Node's error for a body whose sender has disconnected, which is not a fault of the server. */
function hasBrokenOff(error: Error): boolean {
  return 'code' in error && error.code === 'ECONNRESET' && error.message === 'aborted';
}
