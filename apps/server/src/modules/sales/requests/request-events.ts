import type { Database } from '../../../db/connect.ts';
import type { ReadEvent } from '../../integrations/webhooks/deliver-webhooks.ts';
import type { Event } from '../../integrations/webhooks/webhooks.repository.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { ReadRange } from '../../range/current-range.ts';
import type { AfterSave } from '../../visit/configurations/save-configuration.ts';
import { findVersion } from '../../visit/saved-houses/house-versions.repository.ts';
import { lockHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import type { Asked } from './asked-house.ts';
import { placeOf, requestRecord } from './request-record.ts';
import { findState, noteHouseSaved } from './request-work.repository.ts';
import { findNumberedRequest } from './requests.repository.ts';
import { listRequestsAbout } from './requests-of-house.repository.ts';

interface ReadingParts {
  readonly db: Database;
  readonly currentRange: ReadRange;
  /** The address at which visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
}

/**
 * Returns a function that reads the current content of a webhook event about a request. The function returns null if what the event is
 * about no longer exists: for `lead.house_saved`, the saved version of the house, or all requests about it. For `lead.created`, it also
 * returns null if the customer's data is erased, and for `lead.erased` never.
 */
export function readRequestEvents(reading: ReadingParts): ReadEvent {
  const { db, currentRange, baseUrl } = reading;
  return async ({ type, subject, revision, happenedAt: at }) => {
    const happenedAt = at.getTime();
    switch (type) {
      case 'lead.erased':
        return { type, happenedAt, data: { id: subject } };
      case 'lead.created': {
        const request = await findNumberedRequest(db, subject);
        if (!request || request.erasedAt) return null;
        return { type, happenedAt, data: requestRecord(request, await currentRange(), baseUrl) };
      }
      case 'lead.state_changed': {
        const state = await findState(db, subject);
        return state && { type, happenedAt, data: { id: subject, ...state } };
      }
      case 'lead.house_saved': {
        const [version, about] = [await findVersion(db, subject, revision ?? 0), await listRequestsAbout(db, subject)];
        if (!version || about.length === 0) return null;
        const { name, houseId, webConfigurationId, webConfigurationVersion, areaCode, answers, placement } = version;
        const data = {
          configurationId: subject,
          revision: version.revision,
          savedAt: version.savedAt.getTime(),
          leadIds: about,
          house: { name, houseId, webConfigurationId, webConfigurationVersion, areaCode, answers, placement },
          price: version.priceOre,
          ...placeOf({ ...version, configurationId: subject }, await currentRange(), baseUrl),
        };
        return { type, happenedAt, data };
      }
      default:
        return null;
    }
  };
}

/** Returns the event of a new or released request. */
export function requestCreated(id: string, happenedAt: Date): Event {
  return { type: 'lead.created', subject: id, revision: null, happenedAt };
}

/**
 * Returns a hook that runs in the transaction of each save of a house that is already stored: it records the save on the requests about the
 * house, and sends a webhook if there are such requests.
 */
export function tellOfSaves(webhooks: Webhooks): AfterSave {
  return (tx, saved, happenedAt) => tellOfSave(webhooks, tx, saved, happenedAt);
}

/**
 * Sends a webhook if the house was saved while the request was being stored. That save sent no webhook about the request, because the
 * request was not yet in the database. Later saves wait for the request's transaction and send their webhooks themselves.
 */
export async function tellOfSaveSince(
  webhooks: Webhooks,
  tx: Database,
  { token, revision }: Pick<Asked, 'token' | 'revision'>,
  happenedAt: Date,
): Promise<void> {
  const house = revision === null ? null : await lockHouse(tx, token);
  if (house && house.revision !== revision) await tellOfSave(webhooks, tx, house, happenedAt);
}

async function tellOfSave(
  webhooks: Webhooks,
  tx: Database,
  { token, revision }: { readonly token: string; readonly revision: number },
  happenedAt: Date,
): Promise<void> {
  const about = await listRequestsAbout(tx, token);
  if (about.length === 0) return;
  await noteHouseSaved(tx, about, happenedAt);
  await webhooks.tell(tx, { type: 'lead.house_saved', subject: token, revision, happenedAt });
}
