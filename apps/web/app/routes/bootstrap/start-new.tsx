import { data, redirect } from 'react-router';
import { municipalityAddress, readAsked } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { orErrorPage } from '../../errors/or-error-page.ts';
import { apiContext } from '../../page-context.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import type { Route } from './+types/start-new';
import { actOnArrival } from './act-on-arrival.ts';
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
    await actOnArrival(request, api);
    // `anew`: the visitor has been asked and wants to start over.
    const kept = search.has('anew') ? null : await findBegun(start);
    if (kept) return { kept };
    const { configuration, notice } = await startVisit(api, start);
    throw await openConfigurator(configuration, notice);
  } catch (error) {
    if (error instanceof ApiError && ['municipality-denied', 'unknown-municipality'].includes(error.code))
      throw redirect(municipalityAddress(readAsked(search)));
    return orErrorPage(Promise.reject(error));
  }
}
clientLoader.hydrate = true as const;

export const HydrateFallback = HouseLoading;

/** Shown only where this browser keeps the very house that is to be started; otherwise the configurator opens at once. */
export default function StartNew({ loaderData: begun }: Route.ComponentProps) {
  return begun ? <ResumePage {...begun} other="anew" /> : <HouseLoading />;
}

type CompleteStart = Extract<StartRequest, { kind: 'start' }>;

function complete(start: StartRequest): CompleteStart {
  if (start.kind === 'go') throw redirect(start.to);
  if (start.kind === 'unknown-house') throw data({ code: 'unknown-house', requestId: null }, { status: 404 });
  return start;
}
