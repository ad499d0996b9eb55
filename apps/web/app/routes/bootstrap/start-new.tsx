import { data, redirect } from 'react-router';
import { municipalityAddress, QUICK_ROAD, readAsked } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orErrorPage } from '../../errors/or-error-page.ts';
import { apiContext } from '../../page-context.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import type { Route } from './+types/start-new';
import { actForCustomer, askedCustomer } from './act-for-customer.ts';
import { ActPage } from './act-page.tsx';
import { findBegun } from './find-begun.ts';
import { openConfigurator } from './open-configurator.ts';
import { ResumePage } from './resume-page.tsx';
import { type StartRequest, startRequest } from './start-request.ts';
import { startVisit } from './start-visit.ts';

/** Sends an incomplete address on and an unknown house to its 404 page; the visit itself starts in the browser, where it is kept. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const start = complete(startRequest(new URL(request.url).searchParams));
  await orErrorPage(context.get(apiContext).readHouse({ parameters: { idOrName: String(start.houseId) } }));
  return null;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const start = complete(startRequest(search));
  try {
    const api = await browserApi();
    const customer = await askedCustomer(request, api);
    if (customer !== null) return { customer, kept: null };
    // `anew`: the visitor has been asked and wants to start over.
    const kept = search.has('anew') ? null : await findBegun(start);
    if (kept) return { customer: null, kept };
    const { configuration, notice } = await startVisit(api, start);
    throw await openConfigurator(configuration, notice, readAsked(search).road === QUICK_ROAD);
  } catch (error) {
    if (error instanceof ApiError && ['municipality-denied', 'unknown-municipality'].includes(error.code))
      throw redirect(municipalityAddress(readAsked(search)));
    return orErrorPage(Promise.reject(error));
  }
}
clientLoader.hydrate = true as const;

/** The answer to whether to act for the customer of the address. */
export const clientAction = async ({ request }: Route.ClientActionArgs) => actForCustomer(request, await browserApi());

export const HydrateFallback = HouseLoading;

/** Shown only where there is something to ask: whom for, or whether to go on with the very house that this browser keeps. */
export default function StartNew({ loaderData: asked }: Route.ComponentProps) {
  if (asked?.customer) return <ActPage customer={asked.customer} />;
  return asked?.kept ? <ResumePage kept={asked.kept} other="anew" /> : <HouseLoading />;
}

type CompleteStart = Extract<StartRequest, { kind: 'start' }>;

function complete(start: StartRequest): CompleteStart {
  if (start.kind === 'go') throw redirect(start.to);
  if (start.kind === 'unknown-house') throw data({ code: 'unknown-house', requestId: null }, { status: 404 });
  return start;
}
