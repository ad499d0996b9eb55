import type { ContactRequest } from '@gavel/contract';
import type { Ore } from '@gavel/core';
import type { Database } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { hasEntered, type Identity, onBehalfOf } from '../../../http/identity.ts';
import { defaultName } from '../../visit/configurations/default-name.ts';
import { type OpenedVisit, type Opening, openVisit } from '../../visit/configurations/open-configuration.ts';
import { accessTo } from '../../visit/saved-houses/house-access.ts';
import { isMember } from '../../visit/saved-houses/household.repository.ts';
import { findHouse, type SavedHouse } from '../../visit/saved-houses/saved-houses.repository.ts';
import type { AskedHouse } from './request-rows.repository.ts';

/** The house of a request in its current state. The server reads and prices it; no value is taken from the browser. */
export interface Asked {
  readonly token: string;
  readonly house: AskedHouse;
  readonly opened: OpenedVisit;
  readonly price: Ore;
  readonly houseTitle: string;
  /** The number of the latest save; null: the house is only shared by a link and saved in no account. */
  readonly revision: number | null;
  /** Null: the house is only shared by a link, or is a final order that no account has in its list of houses. */
  readonly ownerId: string | null;
}

/**
 * Returns the house that a request is about; null: the request is not about a house. A quote can be requested only for a house that
 * the customer owns or shares. A question may be about every house that its sender can open; if the sender has no access to a saved
 * house, the default name replaces its name. Throws `unknown-configuration` and `final-order`.
 */
export async function askedHouse(
  opening: Opening,
  { submissionType, configurationId: token }: Pick<ContactRequest, 'submissionType' | 'configurationId'>,
  identity: Identity,
): Promise<Asked | null> {
  const isQuote = submissionType === 'Quote';
  if (token === null && !isQuote) return null;
  const saved = token === null ? null : await findHouse(opening.db, token);
  const access = saved && (await accessTo(opening.db, saved, identity));
  if (token === null || (isQuote && !(saved && (await isTheirs(opening.db, saved, identity)))))
    throw new AppError('unknown-configuration', 'An offer is asked for on a saved house of one’s own', {
      field: 'ConfigurationId',
    });
  if (isQuote && saved?.type === 'base') throw new AppError('final-order', '', { field: 'ConfigurationId' });
  const opened = await openVisit(opening, token, async () => identity);
  const { configuration } = opened;
  const { houseId, webConfigurationId, webConfigurationVersion, municipalityId, priceListAreaCode, selections } = configuration;
  return {
    token,
    opened,
    house: {
      name: saved && !access ? defaultName(await opening.currentRange()) : configuration.name,
      houseId,
      webConfigurationId,
      webConfigurationVersion,
      municipalityId,
      areaCode: priceListAreaCode,
      answers: selections,
      placement: access ? opened.placement : null,
    },
    price: configuration.price,
    houseTitle: configuration.houseTitle,
    revision: saved?.revision ?? null,
    ownerId: saved?.ownerId ?? null,
  };
}

/** Returns whether the customer owns or shares a house. If staff act for a customer, this customer counts and not the staff. */
async function isTheirs(db: Database, { ownerId, token }: SavedHouse, identity: Identity): Promise<boolean> {
  if (!hasEntered(identity)) return false;
  const customer = onBehalfOf(identity);
  return ownerId === customer || isMember(db, token, customer);
}
