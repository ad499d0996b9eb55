import {
  asBundleId,
  asHouseId,
  asWebConfigurationId,
  type BundleId,
  type HouseId,
  longestName,
  type WebConfigurationId,
} from '@gavel/core';
import { guideAddress, housesAddress, municipalityAddress, readAsked } from '../../addresses.ts';

/** What an address `/start/new?h&m&c&a&b` asks for. The customer `a` goes along to where the rest is chosen; `askedCustomer` reads it. */
export type StartRequest =
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'unknown-house' }
  | {
      readonly kind: 'start';
      readonly houseId: HouseId;
      /** The four-digit code, not yet checked. */
      readonly municipalityId: string;
      readonly webConfigurationId: WebConfigurationId | null;
      readonly bundleId: BundleId | null;
      /** What the visitor calls the house, as far as a name goes; null: not said. */
      readonly name: string | null;
    };

/** Reads the address of a new visit: with both house and municipality it starts, otherwise it goes where the missing one is chosen. */
export function startRequest(search: URLSearchParams): StartRequest {
  const asked = readAsked(search);
  const { house, municipality } = asked;
  if (house === null) return { kind: 'go', to: municipality === null ? guideAddress(asked) : housesAddress(asked) };
  const houseId = idIn(house, asHouseId);
  if (houseId === null) return { kind: 'unknown-house' };
  if (municipality === null) return { kind: 'go', to: municipalityAddress(asked) };
  return {
    kind: 'start',
    houseId,
    municipalityId: municipality,
    webConfigurationId: idIn(asked.webConfiguration, asWebConfigurationId),
    bundleId: idIn(asked.bundle, asBundleId),
    name: asked.name?.slice(0, longestName).trim() ?? null,
  };
}

function idIn<Id extends number>(text: string | null, named: (id: number) => Id): Id | null {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? named(Number(text)) : null;
}
