import { type Configuration, isSameSelection } from '@gavel/core';
import { data, redirect } from 'react-router';
import { addressesOf, finalOrderAddress, isToken, readVersion, UNKNOWN_CONFIGURATION } from '../../addresses.ts';
import { ApiError } from '../../api/api-error.ts';
import { browserApi } from '../../api/browser-api.ts';
import { FirstFrame } from '../../configurator/first-frame.tsx';
import { orErrorPage } from '../../errors/or-error-page.ts';
import { serverNow } from '../../network/server-time.ts';
import { apiContext } from '../../page-context.ts';
import { HouseLoading } from '../../shell/house-loading.tsx';
import { firstSight } from '../../stage/first-sight.ts';
import type { BootstrapNotice } from '../../stored/bootstrap-storage.ts';
import type { KeptHouse } from '../../stored/kept-houses.ts';
import { hasChanged } from '../../visit/has-changed.ts';
import type { Route } from './+types/start-token';
import { actForCustomer, askedCustomer } from './act-for-customer.ts';
import { ActPage } from './act-page.tsx';
import { CarriedOverPage } from './carried-over-page.tsx';
import { findBegun } from './find-begun.ts';
import { openConfigurator } from './open-configurator.ts';
import { cardTags, previewCard } from './preview-card.ts';
import { ResumePage } from './resume-page.tsx';

/** Reads the house of a link once, for two uses: the link preview in the head of the document, and the data for the browser. */
export async function loader({ params, context, request }: Route.LoaderArgs) {
  checkToken(params.token);
  const api = context.get(apiContext);
  try {
    const [configuration, brand] = await Promise.all([
      api.readConfiguration({ parameters: { id: params.token } }),
      api.readBrand(),
    ]);
    return {
      card: previewCard({ ...configuration, token: params.token }, brand, new URL(request.url).origin),
      brought: configuration,
      // A saved house opens at the step where the visitor left it. The server does not know this step, so it cannot show its picture.
      sight: configuration.revision === null ? firstSight(configuration, serverNow()) : null,
      customer: null,
      begun: null,
      opened: null,
    };
  } catch (error) {
    if (isUnknown(error)) throw redirect(UNKNOWN_CONFIGURATION);
    // Return nothing here: the browser repeats the request and shows the error.
    return NOTHING;
  }
}

export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  checkToken(params.token);
  const search = new URL(request.url).searchParams;
  const version = readVersion(search);
  const step = readStep(search);
  try {
    const customer = await askedCustomer(request, await browserApi());
    if (customer !== null) return { ...NOTHING, customer };
    const {
      carriedOver,
      revision,
      access: _,
      updatedBy: __,
      ...configuration
    } = (version === null && (await broughtBy(serverLoader))) || (await openAgain(params.token, version));
    if (configuration.type === 'base') throw redirect(finalOrderAddress(params.token));
    if (revision !== null && version === null) {
      if (!carriedOver || !hasChanged(carriedOver)) throw redirect(addressesOf(params.token).configuration);
      return { ...NOTHING, opened: { configuration, carriedOver, notice: null, step } };
    }
    // A house that is opened by a link becomes an unsaved copy, without the dates of the original's last save and quote request.
    const copy = { ...configuration, id: null, updatedAtUtc: null, requestForProposalSentAtUtc: null };
    const notice: BootstrapNotice | null = version === null ? 'link-opened' : 'version-opened';
    // If the address contains `anew`, the visitor has already decided to open the house of the link, so do not ask.
    const kept = version !== null || search.has('anew') ? null : await findBegun(copy);
    if (kept && !isSameHouse(kept, copy)) return { ...NOTHING, begun: { kept } };
    if (!carriedOver || !hasChanged(carriedOver)) throw await openConfigurator(copy, notice, false, step);
    return { ...NOTHING, opened: { configuration: copy, carriedOver, notice, step } };
  } catch (error) {
    if (isUnknown(error)) throw redirect(UNKNOWN_CONFIGURATION);
    return orErrorPage(Promise.reject(error));
  }
}
clientLoader.hydrate = true as const;

/** Handles the form in which staff confirm that they want to act for the customer of the address. */
export const clientAction = async ({ request }: Route.ClientActionArgs) => actForCustomer(request, await browserApi());

/** The page contains current prices, so the browser has to load it again even after Back. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData?.card ? cardTags(loaderData.card) : []);

/**
 * Renders a page only in three cases: staff have to confirm that they act for a customer, this browser has another unsaved house of the
 * same model and municipality (`isSameHouse`), or the range has changed the answers or prices since the house was stored.
 * Otherwise the configurator opens immediately. The route has no HydrateFallback. With one, the server would render the document without
 * the data of the loader.
 */
export default function StartToken({ loaderData: { customer, begun, opened, sight } }: Route.ComponentProps) {
  if (customer) return <ActPage customer={customer} />;
  if (begun) return <ResumePage {...begun} other="link" />;
  if (opened) return <CarriedOverPage {...opened} />;
  return sight ? <FirstFrame sight={sight} /> : <HouseLoading />;
}

const NOTHING = { card: null, brought: null, sight: null, customer: null, begun: null, opened: null };

/**
 * Returns the house that the server has read, from the document or by a request to the server. Null if the server could not read the house.
 * If the server redirects, throws the redirect.
 */
async function broughtBy(serverLoader: Route.ClientLoaderArgs['serverLoader']) {
  try {
    return (await serverLoader()).brought;
  } catch (error) {
    if (error instanceof Response) throw error;
    return null;
  }
}

async function openAgain(token: string, revision: number | null) {
  const api = await browserApi();
  if (revision !== null) return api.readVersion({ parameters: { id: token, revision } });
  return api.readConfiguration({ parameters: { id: token } });
}

/**
 * Returns whether the stored house has the same name, web configuration and choices as the house of the link. If so, the visitor loses
 * nothing when the link opens.
 */
function isSameHouse(kept: KeptHouse, shared: Configuration): boolean {
  return (
    kept.name === shared.name &&
    kept.webConfigurationId === shared.webConfigurationId &&
    isSameSelection(kept.selections, shared.selections)
  );
}

/** Returns the step that `loadSaved` has written into the address; null: the address names none. */
function readStep(search: URLSearchParams): { readonly section: number; readonly question: number } | null {
  const [, section, question] = /^(\d+)\/(\d+)$/.exec(search.get('step') ?? '') ?? [];
  return section && question ? { section: Number(section), question: Number(question) } : null;
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unknown-configuration';
}

function checkToken(token: string): void {
  if (!isToken(token)) throw data(null, { status: 400 });
}
