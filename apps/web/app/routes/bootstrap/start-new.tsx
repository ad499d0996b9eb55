import { endpoints } from '@gavel/contract';
import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { municipalityAddress, QUICK_ROAD, readAsked } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { beginning as beginningOf } from '../../api/beginning.ts';
import { browserApi } from '../../api/browser-api.ts';
import { type Api, addressOf } from '../../api/create-api.ts';
import { nameVersion } from '../../api/name-version.ts';
import { FirstFrame } from '../../configurator/first-frame.tsx';
import { orErrorPage } from '../../errors/or-error-page.ts';
import { serverNow } from '../../network/server-time.ts';
import { apiContext, fetcherContext } from '../../page-context.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { type FirstSight, firstSight } from '../../stage/first-sight.ts';
import { lazyPart } from '../../ui/when-loaded.ts';
import type { Route } from './+types/start-new';
import { actForCustomer, askedCustomer } from './act-for-customer.ts';
import { findBegun } from './find-begun.ts';
import { openConfigurator } from './open-configurator.ts';
import { type StartRequest, startRequest } from './start-request.ts';
import { startVisit } from './start-visit.ts';

/**
 * Sends an incomplete address on and an unknown house to its 404 page; the visit itself starts in the browser, where it is kept. The document
 * shows the house as it begins, and names what it starts from, so that it comes while the scripts do.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const start = complete(startRequest(search));
  const api = context.get(apiContext);
  const [beginning, sight] = await Promise.all([
    nameVersion(context.get(fetcherContext), addressOf(endpoints.beginHouse, beginningOf(start).parameters)),
    // The quick road begins elsewhere.
    readAsked(search).road === null ? sightOf(api, start) : null,
    orErrorPage(api.readHouse({ parameters: { idOrName: String(start.houseId) } })),
  ]);
  return { ...NOTHING, beginning, sight };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const start = complete(startRequest(search));
  try {
    const api = await browserApi();
    const customer = await askedCustomer(request, api);
    if (customer !== null) return { ...NOTHING, customer };
    // `anew`: the visitor has been asked and wants to start over.
    const kept = search.has('anew') ? null : await findBegun(start);
    if (kept) return { ...NOTHING, kept };
    const { configuration, notice } = await startVisit(api, start);
    throw await openConfigurator(configuration, notice, readAsked(search).road === QUICK_ROAD);
  } catch (error) {
    if (error instanceof ApiError && ['municipality-denied', 'unknown-municipality'].includes(error.code))
      throw redirect(municipalityAddress(readAsked(search)));
    if (error instanceof ApiError && error.code === 'network') return { ...NOTHING, waiting: { hasHouses: await hasHouses() } };
    return orErrorPage(Promise.reject(error));
  }
}
clientLoader.hydrate = true as const;

/** The answer to whether to act for the customer of the address. */
export const clientAction = async ({ request }: Route.ClientActionArgs) => actForCustomer(request, await browserApi());

// Seldom wanted. Without them the route has the configurator's style sheets alone, so that its frame can be made this page.
const ActPage = lazyPart(async () => (await import('./act-page.tsx')).ActPage);
const ResumePage = lazyPart(async () => (await import('./resume-page.tsx')).ResumePage);
const WaitingPage = lazyPart(async () => (await import('./waiting-page.tsx')).WaitingPage);

/**
 * Shown only where the server cannot be reached, or there is something to ask: whom for, or whether to go on with the very house that this browser
 * keeps. The route has no HydrateFallback: with one the server would render its document without what the loader says.
 */
export default function StartNew({ loaderData: { customer, kept, waiting, beginning, sight } }: Route.ComponentProps) {
  return (
    <Suspense fallback={<HouseLoading />}>
      {customer && <ActPage customer={customer} />}
      {kept && <ResumePage kept={kept} other="anew" />}
      {waiting && <WaitingPage {...waiting} />}
      {!customer && !kept && !waiting && (sight ? <FirstFrame sight={sight} /> : <HouseLoading />)}
      {beginning !== null && <link rel="preload" as="fetch" href={beginning} crossOrigin="anonymous" />}
    </Suspense>
  );
}

/** Null: it cannot be had, of which the browser hears for itself. */
async function sightOf(api: Api, start: CompleteStart): Promise<FirstSight | null> {
  try {
    return firstSight(await api.beginHouse(beginningOf(start)), serverNow());
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

const NOTHING = { customer: null, kept: null, waiting: null, beginning: null, sight: null };

/** Whether there are houses to go on with meanwhile. */
async function hasHouses(): Promise<boolean> {
  const { readOwnHouses } = await import('../../stored/kept-houses.ts');
  return readOwnHouses().length > 0;
}

type CompleteStart = Extract<StartRequest, { kind: 'start' }>;

function complete(start: StartRequest): CompleteStart {
  if (start.kind === 'go') throw redirect(start.to);
  if (start.kind === 'unknown-house') throw data({ code: 'unknown-house', requestId: null }, { status: 404 });
  return start;
}
