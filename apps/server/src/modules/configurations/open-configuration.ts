import type { CarriedOver, OpenedConfiguration } from '@gavel/contract';
import { type CompiledModel, type Configuration, carryOver, startVisit, type Visit } from '@gavel/core';
import type { Database } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { PriceHistories } from '../campaigns/price-histories.ts';
import type { CurrentRange, ReadRange } from '../range/current-range.ts';
import type { AskedModel, RangeModels } from '../range/range-models.ts';
import type { ReadVersion } from '../range/remembered-versions.ts';
import { buildConfiguration } from './build-configuration.ts';
import { findSnapshot, markOpened, type Snapshot } from './configurations.repository.ts';

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
}

/**
 * What is stored under a token, carried to the house's current version with a list of what that changed. A house that is no longer built
 * opens as it was. Throws `unknown-configuration`.
 */
export async function openConfiguration(opening: Opening, token: string): Promise<OpenedConfiguration> {
  const { configuration, carriedOver } = await openVisit(opening, token);
  return { ...configuration, carriedOver };
}

/** An opened configuration with the visit that it tells of. */
interface OpenedVisit {
  readonly configuration: Configuration;
  readonly compiled: CompiledModel;
  readonly visit: Visit;
  readonly carriedOver: CarriedOver | null;
}

/** As `openConfiguration`. */
export async function openVisit(
  { db, currentRange, readVersion, models, priceHistories, now, random }: Opening,
  token: string,
): Promise<OpenedVisit> {
  const snapshot = await findSnapshot(db, token);
  const range = await currentRange();
  const municipality = range.municipalities.find(({ id }) => id === snapshot?.municipalityId);
  if (!snapshot || !municipality) throw new AppError('unknown-configuration', `Nothing is stored under '${token}'`);
  if (now() - snapshot.openedAt.getTime() > DAY_MS) await markOpened(db, token, new Date(now()));

  const { webConfigurationId: id, webConfigurationVersion: madeWith } = snapshot;
  const then: AskedModel = {
    webConfiguration: await readVersion(range, id, madeWith),
    version: madeWith,
    areaCode: snapshot.areaCode,
    municipalityName: municipality.name,
  };
  const asked = currentModel(range, snapshot, municipality) ?? then;
  const { compiled, visit, carriedOver } = carry(models, snapshot, then, asked);
  const { webConfiguration, version, areaCode } = asked;
  const configuration = buildConfiguration({
    range,
    webConfiguration,
    version,
    houseId: snapshot.houseId,
    municipality,
    areaCode,
    compiled,
    visit,
    priceHistory: await priceHistories(range, asked, municipality.id),
    id: token,
    name: snapshot.name,
    updatedAtUtc: snapshot.createdAt.toISOString(),
    now: now(),
    random,
  });
  return { configuration, compiled, visit, carriedOver };
}

/** The house as it is sold in that municipality today; null when it no longer is. */
function currentModel(
  { houses }: CurrentRange,
  { houseId }: Snapshot,
  municipality: CurrentRange['municipalities'][number],
): AskedModel | null {
  const house = houses.find(({ id }) => id === houseId);
  if (!house) return null;
  const { webConfiguration, webConfigurationVersion: version } = house;
  return { webConfiguration, version, areaCode: municipality.areaCode, municipalityName: municipality.name };
}

function carry(
  models: RangeModels,
  { answers }: Snapshot,
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
