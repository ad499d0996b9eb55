import type { CarriedOver, OpenedConfiguration } from '@gavel/contract';
import type { CompiledModel, Configuration, Placement, PlotId, Visit } from '@gavel/core';
import type { Logger } from 'pino';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { ReadRange } from '../../range/current-range.ts';
import { placementIn, plotsIn } from '../../range/plots-in.ts';
import type { RangeModels } from '../../range/range-models.ts';
import type { ReadVersion } from '../../range/remembered-versions.ts';
import type { PriceHistories } from '../campaigns/price-histories.ts';
import { accessTo } from '../saved-houses/house-access.ts';
import type { HouseContent, SavedVersion } from '../saved-houses/house-versions.repository.ts';
import { findHouse, type SavedHouse } from '../saved-houses/saved-houses.repository.ts';
import { buildConfiguration } from './build-configuration.ts';
import { findSnapshot, markOpened, type Snapshot } from './configurations.repository.ts';
import { defaultName } from './default-name.ts';
import { carry, currentModel, modelThen } from './saved-models.ts';

const DAY_MS = 86_400_000;

/** The dependencies of the functions that open a stored house. */
export interface Opening {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly readVersion: ReadVersion;
  readonly models: RangeModels;
  readonly priceHistories: PriceHistories;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Returns a number 0 ≤ x < 1. */
  readonly random: () => number;
  readonly logger: Logger;
  /** Whether this is a preview of the draft of the range. A preview stores nothing, not even that a link was opened. */
  readonly isPreview: boolean;
}

/**
 * Returns the house that is stored under a token, updated to the current version of its house model, with a list of the changes. A final
 * order, or a house that the builder no longer sells, opens in its stored version. Users without access see the answers of a saved house,
 * but no text that its owner wrote. They cannot open a final order. Throws `unknown-configuration`.
 */
export async function openConfiguration(opening: Opening, token: string, identity: Identity): Promise<OpenedConfiguration> {
  const snapshot = await findSnapshot(opening.db, token);
  if (snapshot) return openSnapshot(opening, snapshot);
  const house = await findHouse(opening.db, token);
  const access = house && (await accessTo(opening.db, house, identity));
  if (!house || (house.type === 'base' && !access)) throw unknownConfiguration(token);
  if (access) return openSaved(opening, house, house, access);
  return openSaved(opening, { ...house, requestForProposalSentAt: null }, house, null);
}

/**
 * Returns one version of a saved house.
 * @param access what the user may do with the house; null: the user has no access, and sees no text that the owner wrote
 */
export async function openSaved(
  opening: Opening,
  { token, type, revision: newest, requestForProposalSentAt }: SavedHouse,
  version: SavedVersion,
  access: OpenedConfiguration['access'],
): Promise<OpenedConfiguration> {
  const { configuration, carriedOver } = await openContent(opening, token, version, type);
  const isNewest = version.revision === newest;
  return {
    ...configuration,
    type,
    image: isNewest ? pictureOf(version) : configuration.houseImage,
    isCurrentUserOwner: access === 'owner',
    name: access ? version.name : defaultName(await opening.currentRange()),
    ...(access ? await plotsOf(opening, configuration, { ...version, type }) : NO_PLOTS),
    requestForProposalSentAtUtc: requestForProposalSentAt?.toISOString() ?? null,
    carriedOver,
    revision: version.revision,
    access,
    updatedBy: access ? version.savedBy : null,
  };
}

/** Returns the address of the picture of a saved house. The address changes with each save, so that browsers load the new picture. */
export function pictureOf({ token, revision }: Pick<SavedVersion, 'token' | 'revision'>): string {
  return `/media/configurations/${token}.jpg?v=${revision}`;
}

async function openSnapshot(opening: Opening, snapshot: Snapshot): Promise<OpenedConfiguration> {
  const { configuration, carriedOver } = await openShared(opening, snapshot);
  return { ...configuration, carriedOver, revision: null, access: null, updatedBy: null };
}

async function openShared(opening: Opening, snapshot: Snapshot): Promise<OpenedVisit> {
  const { db, now, logger, isPreview } = opening;
  const opened = await openContent(opening, snapshot.token, { ...snapshot, savedAt: snapshot.createdAt }, 'guide');
  // Opening the link succeeds even if the time of opening cannot be stored. In that case, the daily job only deletes the snapshot sooner.
  if (!isPreview && now() - snapshot.openedAt.getTime() > DAY_MS)
    await markOpened(db, snapshot.token, new Date(now())).catch((error: unknown) =>
      logger.warn({ err: error }, 'that a link was opened could not be noted'),
    );
  return opened;
}

/** A configuration that was opened, with its compiled model and the visit. */
export interface OpenedVisit {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  readonly carriedOver: CarriedOver | null;
}

/** The stored facts about a house that do not change how it looks. */
interface Filed {
  readonly isOrder: boolean;
  /** The plots that the owner or the household has marked for the house. */
  readonly plotIds: readonly PlotId[];
  /** The placement of the house on one of these plots; null: the house has no placement yet. */
  readonly placement: Placement | null;
  /** The time of the latest quote request, ISO 8601; null: there was no quote request, or the house is not saved. */
  readonly requestSentAtUtc: string | null;
}

/**
 * Opens the snapshot or the saved house that is stored under this token. Everybody with the link may open a house, but only users with
 * access may open a final order. Throws `unknown-configuration`.
 */
export async function openVisit(
  opening: Opening,
  token: string,
  identify: () => Promise<Identity>,
): Promise<OpenedVisit & Filed> {
  const snapshot = await findSnapshot(opening.db, token);
  if (snapshot) return { ...(await openShared(opening, snapshot)), isOrder: false, ...NO_PLOTS, requestSentAtUtc: null };
  const house = await findHouse(opening.db, token);
  const isSeen = house && (house.type === 'guide' || (await accessTo(opening.db, house, await identify())) !== null);
  if (!isSeen) throw unknownConfiguration(token);
  const opened = await openContent(opening, token, house, house.type);
  return {
    ...opened,
    isOrder: house.type === 'base',
    ...(await plotsOf(opening, opened.configuration, house)),
    requestSentAtUtc: house.requestForProposalSentAt?.toISOString() ?? null,
  };
}

/** Returns an opened house as everybody with the link sees it: without all that its owner wrote, marked or requested. */
export async function withoutOwnersParts<Opened extends OpenedVisit & Filed>(
  { currentRange }: Pick<Opening, 'currentRange'>,
  opened: Opened,
): Promise<Opened> {
  const configuration = { ...opened.configuration, name: defaultName(await currentRange()) };
  return { ...opened, configuration, ...NO_PLOTS, requestSentAtUtc: null };
}

/** The plots that somebody has marked for a house, and the placement of the house on one of them. */
type PlotsOfHouse = Pick<HouseContent, 'plotIds' | 'placement'>;
const NO_PLOTS: PlotsOfHouse = { plotIds: [], placement: null };

/**
 * Returns the marked plots that are for sale today, and the placement on one of them. For a final order, returns the plots that are stored
 * in it.
 */
async function plotsOf(
  { currentRange }: Opening,
  { municipalityName }: Configuration,
  { type, plotIds: marked, placement }: Pick<SavedHouse, 'type' | 'plotIds' | 'placement'>,
): Promise<PlotsOfHouse> {
  if (type === 'base') return { plotIds: marked, placement };
  const { plots } = await currentRange();
  const plotIds = plotsIn(plots, municipalityName, marked);
  return { plotIds, placement: placementIn(plots, plotIds, placement) };
}

/**
 * Returns a house with the version, prices and campaigns of an earlier time, as a final order has them. Throws `unknown-configuration` if
 * the municipality of the house no longer exists, or if this program cannot read that version of the house.
 */
export function openAsOf(opening: Opening, token: string, chosen: Chosen): Promise<OpenedVisit> {
  return openContent(opening, token, chosen, 'base');
}

/** The choices that were saved for a house in a municipality, and when. */
export interface Chosen extends Omit<HouseContent, 'plotIds' | 'placement' | 'priceOre'> {
  readonly savedAt: Date;
}

async function openContent(
  { currentRange, readVersion, models, priceHistories, now, random }: Opening,
  token: string,
  chosen: Chosen,
  type: 'guide' | 'base',
): Promise<OpenedVisit> {
  const range = await currentRange();
  const municipality = range.municipalities.find(({ id }) => id === chosen.municipalityId);
  if (!municipality) throw unknownConfiguration(token);

  // A final order keeps its version, its prices and the campaigns of the day when it was made.
  const today = type === 'guide' ? currentModel(range, chosen, municipality) : null;
  const then = await modelThen(readVersion, range, chosen, municipality, today);
  const asked = today ?? then;
  const { compiled, visit, carriedOver } = carry(models, chosen, then, asked);
  const pricedAt = type === 'guide' ? null : chosen.savedAt.getTime();
  const configuration = buildConfiguration({
    ...asked,
    range,
    houseId: chosen.houseId,
    municipality,
    compiled,
    visit,
    priceHistory: await priceHistories(range, asked, municipality.id, pricedAt),
    id: token,
    name: chosen.name,
    updatedAtUtc: chosen.savedAt.toISOString(),
    now: pricedAt ?? now(),
    random,
  });
  return { configuration, compiled, visit, carriedOver };
}

export function unknownConfiguration(token: string): AppError {
  return new AppError('unknown-configuration', `Nothing is stored under '${token}'`);
}
