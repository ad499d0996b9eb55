import {
  type Body,
  type BrandPresentation,
  endpoints,
  type NewConfiguration,
  type PictureRequest,
  problemBody,
  type ShareRequest,
} from '@gavel/contract';
import { ApiError } from './api-error.ts';
import { attachedName } from './attached-name.ts';
import type { Fetcher } from './fetcher.ts';

export type Brand = BrandPresentation;
export type Api = ReturnType<typeof createApi>;

/**
 * The API as functions of domain values: amounts in öre, areas in m², municipalities by their four-digit code. Every function throws
 * `ApiError` with the problem's code, or with `network` when the server could not be reached or answered something else.
 */
export function createApi(server: Fetcher) {
  const ask = <Domain>(endpoint: Question<Domain>, parameters: Parameters = {}) =>
    call(server, endpoint.response, address(endpoint.path, parameters), { method: 'GET' });
  const send = <Sent, Domain>(endpoint: Question<Domain> & { readonly request: Body<Sent> }, sent: Sent) =>
    call(server, endpoint.response, endpoint.path, posted(endpoint.request, sent));

  return {
    /** The houses and side buildings; prices from in that municipality's area, or the lowest of all. */
    houses: (municipality?: string) => ask(endpoints.listHouses, { municipality }),
    /** One house; `unknown-house` when there is none. */
    house: (idOrName: number | string, municipality?: string) => ask(endpoints.readHouse, { idOrName, municipality }),
    municipalities: () => ask(endpoints.listMunicipalities),
    /** A house with default answers and those of a bundle; nothing is stored. */
    newConfiguration: (start: NewConfiguration) => send(endpoints.startConfiguration, start),
    /** What is stored under a token; `unknown-configuration` when nothing is. */
    configuration: (token: string) => ask(endpoints.readConfiguration, { id: token }),
    /** Stores a snapshot for others to open. */
    share: (request: ShareRequest) => send(endpoints.shareConfiguration, request),
    /** Withdraws a snapshot with the key that its maker was answered; `unknown-configuration` when it is gone already. */
    withdraw: (token: string, key: string) =>
      call(server, null, address(endpoints.withdrawShare.path, { id: token }), {
        method: 'DELETE',
        headers: { 'Withdraw-Key': key },
      }),
    /** The picture of a step as a JPEG file, named by the server; `unknown-picture` when the step has none. */
    picture: async (request: PictureRequest) => {
      const { path, request: body } = endpoints.downloadPicture;
      const response = await reach(server, path, posted(body, request));
      if (!response.ok) throw await problemOf(response);
      const type = response.headers.get('Content-Type') ?? 'image/jpeg';
      return new File([await response.blob()], attachedName(response.headers) ?? 'hus.jpg', { type });
    },
    /** Null when no campaign runs. */
    primaryCampaign: () => ask(endpoints.readPrimaryCampaign),
    campaigns: () => ask(endpoints.listCampaigns),
    productInformation: (questionId: number) => ask(endpoints.listProductInformation, { questionId }),
    salespersons: (max?: number, municipalityName?: string) => ask(endpoints.listSalespersons, { max, municipalityName }),
    alertMessages: () => ask(endpoints.listAlertMessages),
    plots: (municipalityName?: string) => ask(endpoints.listPlots, { municipalityName }),
    brand: () => ask(endpoints.readBrand),
  };
}

type Parameters = Readonly<Record<string, string | number | undefined>>;

interface Question<Domain> {
  readonly path: string;
  readonly response: Body<Domain>;
}

/** `/api/houses/:idOrName` with its parameters; those that are not in the path go into the query. */
function address(path: string, parameters: Parameters): string {
  const given = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  );
  const query = new URLSearchParams(given.filter(([name]) => !path.includes(`:${name}`)).map(([name, value]) => [name, value]));
  const filled = given.reduce((text, [name, value]) => text.replace(`:${name}`, encodeURIComponent(value)), path);
  return query.size === 0 ? filled : `${filled}?${query}`;
}

/** @param body null where nothing is answered but that it was done */
async function call(server: Fetcher, body: null, path: string, init: RequestInit): Promise<null>;
async function call<Domain>(server: Fetcher, body: Body<Domain>, path: string, init: RequestInit): Promise<Domain>;
async function call<Domain>(server: Fetcher, body: Body<Domain> | null, path: string, init: RequestInit): Promise<Domain | null> {
  const response = await reach(server, path, { ...init, cache: 'no-cache' });
  if (response.ok && !body) return null;
  if (response.ok && body) return body.parse(await read(response));
  throw await problemOf(response);
}

async function problemOf(response: Response): Promise<ApiError> {
  const problem = problemBody.safeParse(await read(response));
  if (!problem.success) return new ApiError('network', response.status);
  return new ApiError(problem.data.code, response.status, problem.data.requestId);
}

function posted<Sent>(body: Body<Sent>, sent: Sent): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body.encode(sent)) };
}

async function reach(server: Fetcher, path: string, init: RequestInit): Promise<Response> {
  try {
    return await server.fetch(path, init);
  } catch (cause) {
    throw new ApiError('network', 0, null, { cause });
  }
}

async function read(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('network', response.status, null, { cause });
  }
}
