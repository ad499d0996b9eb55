import type { HouseRequest, HouseRequests } from '@gavel/contract';
import { type Configuration, type HouseChanges, ore } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf, onBehalfOf } from '../../../http/identity.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { defaultName } from '../../visit/configurations/default-name.ts';
import { type Opening, openVisit } from '../../visit/configurations/open-configuration.ts';
import { findHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import { findLeadOfHouse, listLeadsOfHouse } from './leads-of-house.repository.ts';
import { changesSince, isAboutHouse, openSent, orUnknown, type SentHouse } from './sent-house.ts';
import { plotAddresses } from './told-lead.ts';
import { whoTakesCare } from './who-answers.ts';

// Whether somebody has a part in the house is judged before. Everybody who has sees every offer; a question is seen by who asked it.

/** What was asked about a saved house, and what has become of it since an offer was asked for last. */
export async function listHouseRequests(opening: Opening, token: string, identity: Identity): Promise<HouseRequests> {
  const userId = onBehalfOf(memberOf(identity));
  const sent = (await listLeadsOfHouse(opening.db, token, userId)).filter(isAboutHouse);
  const latest = sent.find(({ submissionType }) => submissionType === 'Quote');
  const range = await opening.currentRange();
  return {
    requests: sent.map((request) => asRequest(range, request, userId)),
    changes: latest ? await changesUntilNow(opening, latest, identity) : null,
  };
}

/** A request about a saved house. Throws `unknown-version`. */
export async function findHouseRequest({ db }: Opening, token: string, id: string, identity: Identity): Promise<SentHouse> {
  const lead = await findLeadOfHouse(db, token, id, onBehalfOf(memberOf(identity)));
  if (!lead || !isAboutHouse(lead)) throw new AppError('unknown-version', 'There is no such request', { field: 'request' });
  return lead;
}

/** The house as it was sent. */
export async function readRequestedHouse(opening: Opening, sent: SentHouse): Promise<Configuration> {
  const { configuration } = await openSent(opening, sent);
  // Of what is saved now there is a picture, and of what was sent a house like it.
  return { ...configuration, image: configuration.houseImage, plotIds: sent.plotIds };
}

/** What has become of a house since it was sent; null too where it cannot be opened any more. */
export function changesUntilNow(opening: Opening, latest: SentHouse, identity: Identity): Promise<HouseChanges | null> {
  return orUnknown(async () => {
    const { plotIds, ...opened } = await openVisit(opening, latest.configurationId, async () => identity);
    // What has a link alone has no plots: they are as they were.
    const isSaved = (await findHouse(opening.db, latest.configurationId)) !== null;
    return changesSince(opening, latest, { opened, plotIds: isSaved ? plotIds : latest.plotIds });
  });
}

function asRequest(range: CurrentRange, sent: SentHouse, userId: string): HouseRequest {
  const { id, submissionType, sentAt, name, message, house, houseTitle, priceOre, plotIds } = sent;
  return {
    id,
    submissionType,
    sentAt: sentAt.getTime(),
    sentBy: name === '' ? null : name,
    message: sent.userId === userId ? message : '',
    name: house.name || defaultName(range),
    houseTitle,
    municipalityName: range.municipalities.find((municipality) => municipality.id === house.municipalityId)?.name ?? '',
    price: priceOre ?? ore(0),
    plots: plotAddresses(range, plotIds),
    salesperson: whoTakesCare(range, sent.salespersonEmail),
  };
}
