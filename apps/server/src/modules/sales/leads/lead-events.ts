import type { Database } from '../../../db/connect.ts';
import type { ReadEvent } from '../../integrations/webhooks/deliver-webhooks.ts';
import type { Event } from '../../integrations/webhooks/webhooks.repository.ts';
import type { Webhooks } from '../../integrations/webhooks/webhooks.ts';
import type { ReadRange } from '../../range/current-range.ts';
import type { AfterSave } from '../../visit/configurations/save-configuration.ts';
import { findVersion } from '../../visit/saved-houses/house-versions.repository.ts';
import { lockHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import type { Asked } from './asked-house.ts';
import { leadRecord, placeOf } from './lead-record.ts';
import { findState, noteHouseSaved } from './lead-work.repository.ts';
import { findNumberedLead } from './leads.repository.ts';
import { listLeadsAbout } from './leads-of-house.repository.ts';

interface ReadingParts {
  readonly db: Database;
  readonly currentRange: ReadRange;
  /** Where visitors reach the server, without a slash at the end. */
  readonly baseUrl: string;
}

/** What webhooks tell of requests. Of what has been erased or deleted since there is nothing to tell. */
export function readLeadEvents(reading: ReadingParts): ReadEvent {
  const { db, currentRange, baseUrl } = reading;
  return async ({ type, subject, revision, happenedAt: at }) => {
    const happenedAt = at.getTime();
    switch (type) {
      case 'lead.erased':
        return { type, happenedAt, data: { id: subject } };
      case 'lead.created': {
        const lead = await findNumberedLead(db, subject);
        if (!lead || lead.erasedAt) return null;
        return { type, happenedAt, data: leadRecord(lead, await currentRange(), baseUrl) };
      }
      case 'lead.state_changed': {
        const state = await findState(db, subject);
        return state && { type, happenedAt, data: { id: subject, ...state } };
      }
      case 'lead.house_saved': {
        const [version, about] = [await findVersion(db, subject, revision ?? 0), await listLeadsAbout(db, subject)];
        if (!version || about.length === 0) return null;
        const { name, houseId, webConfigurationId, webConfigurationVersion, areaCode, answers } = version;
        const data = {
          configurationId: subject,
          revision: version.revision,
          savedAt: version.savedAt.getTime(),
          leadIds: about,
          house: { name, houseId, webConfigurationId, webConfigurationVersion, areaCode, answers },
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

/** Somebody has asked, or what was held back has been released. */
export function leadCreated(id: string, happenedAt: Date): Event {
  return { type: 'lead.created', subject: id, revision: null, happenedAt };
}

/** A save of a house that somebody has asked about is noted and told, in the save's own transaction. */
export function tellOfSaves(webhooks: Webhooks): AfterSave {
  return (tx, saved, happenedAt) => tellOfSave(webhooks, tx, saved, happenedAt);
}

/**
 * A save that came while a request about the house was being stored knew nothing of it: it is told with the request. Later saves wait for the
 * request's transaction, and know of it.
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
  const about = await listLeadsAbout(tx, token);
  if (about.length === 0) return;
  await noteHouseSaved(tx, about, happenedAt);
  await webhooks.tell(tx, { type: 'lead.house_saved', subject: token, revision, happenedAt });
}
