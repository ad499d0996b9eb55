import type { CarriedOver, OpenedConfiguration } from '@gavel/contract';
import { type CompiledModel, type Configuration, carryOver, type PlotId, startVisit, type Visit } from '@gavel/core';
import type { Logger } from 'pino';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Identity } from '../../../http/identity.ts';
import type { CurrentRange, ReadRange } from '../../range/current-range.ts';
import { plotsIn } from '../../range/plots-in.ts';
import type { AskedModel, RangeModels } from '../../range/range-models.ts';
import type { ReadVersion } from '../../range/remembered-versions.ts';
import type { PriceHistories } from '../campaigns/price-histories.ts';
import { accessTo } from '../saved-houses/house-access.ts';
import type { HouseContent, SavedVersion } from '../saved-houses/house-versions.repository.ts';
import { findHouse, type SavedHouse } from '../saved-houses/saved-houses.repository.ts';
import { buildConfiguration } from './build-configuration.ts';
import { findSnapshot, markOpened, type Snapshot } from './configurations.repository.ts';
import { defaultName } from './default-name.ts';

const DAY_MS = 86_400_000;

/** What opening takes. */
export interface Opening {
  readonly db: Database;
  readonly currentRange: ReadRange;
  readonly readVersion: ReadVersion;
  readonly models: RangeModels;
  readonly priceHistories: PriceHistories;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** 0 ≤ x < 1. */
  readonly random: () => number;
  readonly logger: Logger;
}

/**
 * What is stored under a token, carried to the house's current version with a list of what that changed. A house that is no longer built
 * opens as it was, and so does a final order. Whoever has no part in a saved house sees what was chosen, and nothing that its owner wrote;
 * a final order they do not see at all. Throws `unknown-configuration`.
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

/** One of the saves of a house, for those who have a part in it. */
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
    plotIds: access ? await plotsOf(opening, configuration, { ...version, type }) : [],
    requestForProposalSentAtUtc: requestForProposalSentAt?.toISOString() ?? null,
    carriedOver,
    revision: version.revision,
    access,
    updatedBy: access ? version.savedBy : null,
  };
}

/** The picture of a house as it was configured; another address after each save. */
export function pictureOf({ token, revision }: Pick<SavedVersion, 'token' | 'revision'>): string {
  return `/media/configurations/${token}.jpg?v=${revision}`;
}

async function openSnapshot(opening: Opening, snapshot: Snapshot): Promise<OpenedConfiguration> {
  const { configuration, carriedOver } = await openShared(opening, snapshot);
  return { ...configuration, carriedOver, revision: null, access: null, updatedBy: null };
}

async function openShared(opening: Opening, snapshot: Snapshot): Promise<OpenedVisit> {
  const { db, now, logger } = opening;
  const opened = await openContent(opening, snapshot.token, { ...snapshot, savedAt: snapshot.createdAt }, 'guide');
  // Whoever reads need not wait for it, nor miss anything for it: where it cannot be written, the link is deleted some days sooner.
  if (now() - snapshot.openedAt.getTime() > DAY_MS)
    await markOpened(db, snapshot.token, new Date(now())).catch((error: unknown) =>
      logger.warn({ err: error }, 'that a link was opened could not be noted'),
    );
  return opened;
}

/** An opened configuration with the visit that it tells of. */
export interface OpenedVisit {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  readonly carriedOver: CarriedOver | null;
}

/** What stands beside a house and does not show in it. */
interface Filed {
  readonly isOrder: boolean;
  /** The plots that interest is marked in: for those who have a part in the house. */
  readonly plotIds: readonly PlotId[];
  /** When an offer was asked for last, ISO 8601; null: it was not, or nothing is saved. */
  readonly requestSentAtUtc: string | null;
}

/**
 * What is stored under a token as it looks: whoever has a link to a house sees what was chosen. A final order is seen by those alone who
 * have a part in it. Throws `unknown-configuration`.
 */
export async function openVisit(
  opening: Opening,
  token: string,
  identify: () => Promise<Identity>,
): Promise<OpenedVisit & Filed> {
  const snapshot = await findSnapshot(opening.db, token);
  if (snapshot) return { ...(await openShared(opening, snapshot)), isOrder: false, plotIds: [], requestSentAtUtc: null };
  const house = await findHouse(opening.db, token);
  const isSeen = house && (house.type === 'guide' || (await accessTo(opening.db, house, await identify())) !== null);
  if (!isSeen) throw unknownConfiguration(token);
  const opened = await openContent(opening, token, house, house.type);
  return {
    ...opened,
    isOrder: house.type === 'base',
    plotIds: await plotsOf(opening, opened.configuration, house),
    requestSentAtUtc: house.requestForProposalSentAt?.toISOString() ?? null,
  };
}

/** Those of the municipality that it stands in, as far as they are for sale today; a final order keeps those of its day. */
async function plotsOf(
  { currentRange }: Opening,
  { municipalityName }: Configuration,
  { type, plotIds }: Pick<SavedHouse, 'type' | 'plotIds'>,
): Promise<readonly PlotId[]> {
  return type === 'base' ? plotIds : plotsIn((await currentRange()).plots, municipalityName, plotIds);
}

/**
 * A house as it was at a moment: the version, the prices and the campaigns of then, as a final order keeps them. Throws
 * `unknown-configuration` where its municipality is gone.
 */
export function openAsOf(opening: Opening, token: string, chosen: Chosen): Promise<OpenedVisit> {
  return openContent(opening, token, chosen, 'base');
}

/** What was chosen of a house in a municipality, and when. */
export interface Chosen extends Omit<HouseContent, 'plotIds' | 'priceOre'> {
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

  const { webConfigurationId: id, webConfigurationVersion: madeWith } = chosen;
  const then: AskedModel = {
    webConfiguration: await readVersion(range, id, madeWith),
    version: madeWith,
    areaCode: chosen.areaCode,
    municipalityName: municipality.name,
  };
  // A final order keeps its version, its prices and the campaigns of its day.
  const asked = (type === 'guide' && currentModel(range, chosen, municipality)) || then;
  const { compiled, visit, carriedOver } = carry(models, chosen, then, asked);
  const { webConfiguration, version, areaCode } = asked;
  const configuration = buildConfiguration({
    range,
    webConfiguration,
    version,
    houseId: chosen.houseId,
    municipality,
    areaCode,
    compiled,
    visit,
    priceHistory: await priceHistories(range, asked, municipality.id),
    id: token,
    name: chosen.name,
    updatedAtUtc: chosen.savedAt.toISOString(),
    now: type === 'guide' ? now() : chosen.savedAt.getTime(),
    random,
  });
  return { configuration, compiled, visit, carriedOver };
}

/** The house as it is sold in that municipality today; null when it no longer is. */
function currentModel(
  { houses }: CurrentRange,
  { houseId }: Chosen,
  municipality: CurrentRange['municipalities'][number],
): AskedModel | null {
  const house = houses.find(({ id }) => id === houseId);
  if (!house) return null;
  const { webConfiguration, webConfigurationVersion: version } = house;
  return { webConfiguration, version, areaCode: municipality.areaCode, municipalityName: municipality.name };
}

function carry(
  models: RangeModels,
  { answers }: Chosen,
  then: AskedModel,
  today: AskedModel,
): { readonly compiled: CompiledModel; readonly visit: Visit; readonly carriedOver: CarriedOver | null } {
  const old = models(then);
  const { visit } = startVisit(old, answers);
  if (then.version === today.version && then.areaCode === today.areaCode) return { compiled: old, visit, carriedOver: null };
  const compiled = models(today);
  const { visit: carried, ...carriedOver } = carryOver({ compiled: old, visit }, compiled);
  return { compiled, visit: carried, carriedOver };
}

export function unknownConfiguration(token: string): AppError {
  return new AppError('unknown-configuration', `Nothing is stored under '${token}'`);
}
