import { data, redirect } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import type { Api } from '../../api/create-api.ts';
import { orErrorPage } from '../../errors/or-error-page.ts';
import { apiContext } from '../../page-context.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import type { Route } from './+types/start-new';
import { openConfigurator } from './open-configurator.ts';
import { ResumePage } from './resume-page.tsx';
import { municipalityAddress, type StartRequest, startRequest } from './start-request.ts';
import { startVisit } from './start-visit.ts';

/** Sends an incomplete address on and an unknown house to its 404 page; the visit itself starts in the browser, where it is kept. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const start = complete(startRequest(new URL(request.url).searchParams));
  await orErrorPage(context.get(apiContext).house(start.houseId));
  return null;
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const start = complete(startRequest(search));
  try {
    const api = await browserApi();
    // `anew`: the visitor has been asked and wants to start over.
    const begun = search.has('anew') ? null : await findBegun(api, start);
    if (begun) return begun;
    const { configuration, notice } = await startVisit(api, start);
    throw await openConfigurator(configuration, notice);
  } catch (error) {
    if (error instanceof ApiError && ['municipality-denied', 'unknown-municipality'].includes(error.code))
      throw redirect(municipalityAddress(search));
    return orErrorPage(Promise.reject(error));
  }
}
clientLoader.hydrate = true as const;

export const HydrateFallback = HouseLoading;

/** Shown only where this browser keeps the very house that is to be started; otherwise the configurator opens at once. */
export default function StartNew({ loaderData: begun }: Route.ComponentProps) {
  return begun ? <ResumePage {...begun} /> : <HouseLoading />;
}

type CompleteStart = Extract<StartRequest, { kind: 'start' }>;

function complete(start: StartRequest): CompleteStart {
  if (start.kind === 'go') throw redirect(start.to);
  if (start.kind === 'unknown-house') throw data({ code: 'unknown-house', requestId: null }, { status: 404 });
  return start;
}

/** The kept house when it is this one in this municipality, so that nobody loses it by starting it again. */
async function findBegun(api: Api, { houseId, municipalityId }: CompleteStart) {
  const { readLocalCopy } = await import('../../configurator/local-copy.ts');
  const kept = readLocalCopy();
  if (kept?.houseId !== houseId || kept.municipalityId !== municipalityId) return null;
  const { image } = await api.house(houseId);
  return { kept, picture: image };
}
