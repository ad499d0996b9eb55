import { isSameSelection } from '@gavel/core';
import type { Api } from '../api/create-api.ts';
import { creationKeyOf } from '../stored/creation-key.ts';
import { forgetTakenOver, type KeptHouse, keepHouse, readHouse } from '../stored/kept-houses.ts';

type Load = () => Promise<Pick<Api, 'saveConfiguration'>>;

/**
 * The account takes over houses that lie in this browser alone: each is saved as it lies here now, the latest last, and then is a house of
 * the account. What cannot be saved stays as it is. Tells how many are saved, and how many are not.
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
  // Since it was asked, another tab may have changed it, taken it over or deleted it.
  const house = readHouse(startedAt);
  if (!house) return 'gone';
  if (house.token !== null) return 'saved';
  const { houseId, webConfigurationId, municipalityId, name, selections, plotIds } = house;
  const content = { houseId, webConfigurationId, municipalityId, name, selections, plotIds, price: null };
  try {
    const { id, revision } = await (await load()).saveConfiguration({
      body: { id: null, ...content, impersonatedOwner: null },
      // Another tab may be taking it over too.
      headers: { 'Idempotency-Key': creationKeyOf(startedAt) },
    });
    const latest = readHouse(startedAt);
    // A tab that shows it goes on under its token. What was chosen there meanwhile is not saved yet.
    if (latest?.token === null) keepHouse({ ...latest, token: id, revision, saved: isSame(latest, house), isWaiting: false });
    return 'saved';
  } catch {
    // It lies here still, and is listed; nothing is lost.
    return 'failed';
  }
}

function isSame(a: KeptHouse, b: KeptHouse): boolean {
  return (
    a.name === b.name &&
    a.plotIds.join() === b.plotIds.join() &&
    a.municipalityId === b.municipalityId &&
    isSameSelection(a.selections, b.selections)
  );
}
