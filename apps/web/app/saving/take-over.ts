import { isSameSelection } from '@gavel/core';
import type { Api } from '../api/create-api.ts';
import { creationKeyOf } from '../stored/creation-key.ts';
import { forgetTakenOver, type KeptHouse, keepHouse, readHouse } from '../stored/kept-houses.ts';

type Load = () => Promise<Pick<Api, 'saveConfiguration'>>;

/**
 * Saves houses that are stored only in this browser to the account, in their current state, the latest house last. A house that cannot be
 * saved stays as it is. Returns how many houses were saved and how many were not.
 */
export async function takeOver(load: Load, houses: readonly KeptHouse[], now: number) {
  forgetTakenOver(now);
  const outcomes = [];
  for (const { startedAt } of houses.toSorted((a, b) => a.serial - b.serial)) outcomes.push(await save(load, startedAt));
  return {
    saved: outcomes.filter((outcome) => outcome === 'saved').length,
    failed: outcomes.filter((outcome) => outcome === 'failed').length,
  };
}

async function save(load: Load, startedAt: number): Promise<'saved' | 'failed' | 'gone'> {
  // Read the house again, because another tab may have changed, saved or deleted it since the visitor was asked.
  const house = readHouse(startedAt);
  if (!house) return 'gone';
  if (house.token !== null) return 'saved';
  const { houseId, webConfigurationId, municipalityId, name, selections, plotIds, placement } = house;
  const content = { houseId, webConfigurationId, municipalityId, name, selections, plotIds, placement, price: null };
  try {
    const { id, revision } = await (await load()).saveConfiguration({
      body: { id: null, ...content, impersonatedOwner: null },
      // All tabs use the same key for a house, because another tab may be saving it at this moment.
      headers: { 'Idempotency-Key': creationKeyOf(startedAt) },
    });
    const latest = readHouse(startedAt);
    // A tab in which the house is open continues it under the new token. Choices made in that tab during the request are not saved yet.
    if (latest?.token === null) keepHouse({ ...latest, token: id, revision, saved: isSame(latest, house), isWaiting: false });
    return 'saved';
  } catch {
    // The house stays in the list of this browser, so nothing is lost.
    return 'failed';
  }
}

function isSame(a: KeptHouse, b: KeptHouse): boolean {
  return (
    a.name === b.name &&
    a.plotIds.join() === b.plotIds.join() &&
    JSON.stringify(a.placement) === JSON.stringify(b.placement) &&
    a.municipalityId === b.municipalityId &&
    isSameSelection(a.selections, b.selections)
  );
}
