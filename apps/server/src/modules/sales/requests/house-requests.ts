import type { HouseRequest, HouseRequests } from '@gavel/contract';
import { type Configuration, type HouseChanges, ore } from '@gavel/core';
import { AppError } from '../../../http/app-error.ts';
import { type Identity, memberOf, onBehalfOf } from '../../../http/identity.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { defaultName } from '../../visit/configurations/default-name.ts';
import { type Opening, openVisit } from '../../visit/configurations/open-configuration.ts';
import { findHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import { findRequestOfHouse, listRequestsOfHouse } from './requests-of-house.repository.ts';
import { changesSince, isAboutHouse, openSent, orUnknown, type SentHouse } from './sent-house.ts';
import { plotAddresses } from './told-request.ts';
import { whoTakesCare } from './who-answers.ts';

// The functions below do not check whether the user has access to the house. The calling code must check it. Every user with access sees
// all quote requests about the house. Only the sender of a question sees the question.

/** Returns the requests about a saved house, and its changes since the latest quote request. */
export async function listHouseRequests(opening: Opening, token: string, identity: Identity): Promise<HouseRequests> {
  const userId = onBehalfOf(memberOf(identity));
  const sent = (await listRequestsOfHouse(opening.db, token, userId)).filter(isAboutHouse);
  const latest = sent.find(({ submissionType }) => submissionType === 'Quote');
  const range = await opening.currentRange();
  return {
    requests: sent.map((request) => asRequest(range, request, userId)),
    changes: latest ? await changesUntilNow(opening, latest, identity) : null,
  };
}

/** Returns a request about a saved house. Throws `unknown-version` if the user may not see such a request. */
export async function findHouseRequest({ db }: Opening, token: string, id: string, identity: Identity): Promise<SentHouse> {
  const request = await findRequestOfHouse(db, token, id, onBehalfOf(memberOf(identity)));
  if (!request || !isAboutHouse(request)) throw new AppError('unknown-version', 'There is no such request', { field: 'request' });
  return request;
}

/** Returns the house of a request, in the version that the customer sent. */
export async function readRequestedHouse(opening: Opening, sent: SentHouse): Promise<Configuration> {
  const { configuration } = await openSent(opening, sent);
  // Only the current save of a house has a picture of its own. So this version, which may be older, gets the picture of the house model.
  return { ...configuration, image: configuration.houseImage, plotIds: sent.plotIds, placement: sent.house.placement };
}

/** Returns the changes of a house since the request `latest` was sent; null: there are none, or the house can no longer be opened. */
export function changesUntilNow(opening: Opening, latest: SentHouse, identity: Identity): Promise<HouseChanges | null> {
  return orUnknown(async () => {
    const { plotIds, placement, ...opened } = await openVisit(opening, latest.configurationId, async () => identity);
    // A house that is only shared by a link stores neither plots nor a placement on a plot, so both count as unchanged.
    const isSaved = (await findHouse(opening.db, latest.configurationId)) !== null;
    return changesSince(opening, latest, {
      opened,
      plotIds: isSaved ? plotIds : latest.plotIds,
      placement: isSaved ? placement : latest.house.placement,
    });
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
