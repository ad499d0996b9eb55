import { endpoints } from '@gavel/contract';
import { Suspense } from 'react';
import { data, redirect } from 'react-router';
import { municipalityAddress } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { beginning as beginningOf } from '../../api/beginning.ts';
import { browserApi } from '../../api/browser-api.ts';
import { type Api, addressOf } from '../../api/create-api.ts';
import { nameVersion } from '../../api/name-version.ts';
import { QUICK_ROAD, readAsked } from '../../asked-house.ts';
import { FirstFrame } from '../../configurator/first-frame.tsx';
import { orErrorPage } from '../../errors/or-error-page.ts';
import { serverNow } from '../../network/server-time.ts';
import { apiContext, fetcherContext, previewContext } from '../../page-context.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { type FirstSight, firstSight } from '../../stage/first-sight.ts';
import { lazyPart } from '../../ui/when-loaded.ts';
import { type StartRequest, startRequest } from '../../visit/start-request.ts';
import type { Route } from './+types/start-new';
import { actForCustomer, askedCustomer } from './act-for-customer.ts';
import { findBegun } from './find-begun.ts';
import { openConfigurator } from './open-configurator.ts';
import { startVisit } from './start-visit.ts';
import { withAdvertisement } from './with-advertisement.ts';

/**
 * Redirects an incomplete address, and returns 404 for an unknown house. The browser starts and stores the visit. The document from the
 * server already shows the picture of the first step (`FirstSight`), and preloads the data of the house while the scripts load.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const asked = startRequest(search);
  if (asked.kind === 'go') throw redirect(withAdvertisement(asked.to, search));
  const start = complete(asked);
  // In a preview, load nothing here: on the server, `firstSight` returns the picture addresses of the real site, not of the preview.
  if (context.get(previewContext)) return NOTHING;
  const api = context.get(apiContext);
  const [beginning, sight] = await Promise.all([
    nameVersion(context.get(fetcherContext), addressOf(endpoints.beginHouse, beginningOf(start).parameters)),
    // If the address contains the quick road, choices or a question, the visit may begin with another picture than that of `sightOf`.
    readAsked(search).road === null && start.choices.length === 0 && start.questionId === null ? sightOf(api, start) : null,
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
    // If the address contains `anew`, the visitor has already chosen to start over, so do not ask.
    const kept = search.has('anew') ? null : await findBegun(start);
    if (kept) return { ...NOTHING, kept };
    const { configuration, notice, step } = await startVisit(api, start);
    throw await openConfigurator(configuration, notice, readAsked(search).road === QUICK_ROAD, step);
  } catch (error) {
    if (error instanceof ApiError && ['municipality-denied', 'unknown-municipality'].includes(error.code))
      throw redirect(municipalityAddress(readAsked(search)));
    if (error instanceof ApiError && error.code === 'network') return { ...NOTHING, waiting: { hasHouses: await hasHouses() } };
    return orErrorPage(Promise.reject(error));
  }
}
clientLoader.hydrate = true as const;

/** Handles the form in which staff confirm that they want to act for the customer of the address. */
export const clientAction = async ({ request }: Route.ClientActionArgs) => actForCustomer(request, await browserApi());

// Few visitors need these pages, so their code and style sheets load only when such a page opens. Without them, the document has exactly
// the style sheets of the configurator, which opens in the same document.
const ActPage = lazyPart(async () => (await import('./act-page.tsx')).ActPage);
const ResumePage = lazyPart(async () => (await import('./resume-page.tsx')).ResumePage);
const WaitingPage = lazyPart(async () => (await import('./waiting-page.tsx')).WaitingPage);

/**
 * Renders a page only in three cases: the server cannot be reached, staff have to confirm that they act for a customer, or the visitor has
 * to decide whether to continue the house of this browser. The route has no HydrateFallback. With one, the server would render the document
 * without the data of the loader.
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

/**
 * Returns what the page shows of the house before the configurator has loaded. Null if the server cannot make the picture of the first step
 * as one file. Also null if the request to the API failed: the browser repeats the request and reports the error.
 */
async function sightOf(api: Api, start: CompleteStart): Promise<FirstSight | null> {
  try {
    return firstSight(await api.beginHouse(beginningOf(start)), serverNow());
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

const NOTHING = { customer: null, kept: null, waiting: null, beginning: null, sight: null };

/** Returns whether this browser has stored houses that the visitor can open while the server cannot be reached. */
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
