import type {
  AccountId,
  AreaKind,
  ConfigurationType,
  HouseId,
  HouseType,
  Ore,
  Placement,
  PlotId,
  Selections,
  WebConfigurationId,
} from '@gavel/core';
import { type Body, body, lenient, reshaped } from './body.ts';
import { areaKind, houseType } from './codes.ts';
import { type HouseholdPerson, householdPersonBody } from './household-bodies.ts';
import { placementOrNull } from './placement-body.ts';
import {
  accountIdOrNull,
  amount,
  amountOrNull,
  configurationType,
  decimalOrNull,
  flag,
  houseId,
  houseName,
  instant,
  instantOrNull,
  integer,
  list,
  plotId,
  selections,
  text,
  textOrEmpty,
  textOrNull,
  token,
  webConfigurationId,
} from './values.ts';
import { z } from './zod.ts';

/** The largest number of plots that a visitor can choose for a house. */
export const mostPlots = 3;

/**
 * A user’s access to a saved house. `owner`: everything. `household`: everything except deleting the house, inviting people and removing
 * others. `staff`: everything, on behalf of the owner.
 */
export type HouseAccess = 'owner' | 'household' | 'staff';
export const houseAccess: Body<HouseAccess> = z.enum(['owner', 'household', 'staff']);

/** The request body of `POST /api/guidemodel/`. `LayerImageModels` is ignored, since the server composes pictures. */
export interface SaveRequest {
  /** The token of the opened house. Null or an unknown token: the server stores a new house. */
  readonly id: string | null;
  readonly houseId: HouseId;
  readonly webConfigurationId: WebConfigurationId;
  readonly municipalityId: string;
  readonly name: string;
  readonly selections: Selections;
  readonly plotIds: readonly PlotId[];
  /** The position of the house on one of the chosen plots; null: the visitor has not placed the house yet. */
  readonly placement: Placement | null;
  /** The price that the visitor sees. The server calculates the price again, and returns the calculated one. */
  readonly price: Ore | null;
  /**
   * The customer that a member of staff acts for, according to the staff member's browser tab; null: for no customer. Ignored for other
   * users.
   */
  readonly impersonatedOwner: AccountId | null;
}

export const saveRequestBody: Body<SaveRequest> = body<SaveRequest>({
  id: ['Id', textOrNull],
  houseId: ['HouseId', houseId],
  webConfigurationId: ['WebConfigurationId', webConfigurationId],
  municipalityId: ['MunicipalityId', text],
  name: ['Name', houseName],
  selections: ['Answers', selections],
  plotIds: ['PlotIds', lenient<readonly PlotId[]>(z.array(plotId).check(z.maxLength(mostPlots)), [])],
  placement: ['Placement', placementOrNull],
  price: ['Price', amountOrNull],
  impersonatedOwner: ['ImpersonatedOwnerAccountId', accountIdOrNull],
});

/** The saved house. */
export interface SavedConfiguration {
  /** The token of the saved house; it differs from the token in the request if the server stored a copy. */
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly price: Ore;
  /** The stored answers, after the server has corrected impossible combinations. */
  readonly selections: Selections;
  readonly savedAt: number;
}

/** The specification has only `statusCode`, and `data` with the id of the saved house. */
export const savedConfigurationBody: Body<SavedConfiguration> = reshaped(
  body<SavedConfiguration & { readonly statusCode: number }>({
    statusCode: ['statusCode', integer],
    id: ['data', token],
    revision: ['Revision', integer],
    name: ['Name', text],
    price: ['Price', amount],
    selections: ['Answers', selections],
    savedAt: ['UpdatedAtUtc', instant],
  }),
  ({ statusCode: _, ...saved }) => saved,
  (saved) => ({ ...saved, statusCode: 200 }),
);

/** The saved state of a house. The server returns it to a user whose save is based on an older state. */
export interface SavedState extends SavedConfiguration {
  readonly houseId: HouseId;
  readonly webConfigurationId: WebConfigurationId;
  readonly webConfigurationVersion: number;
  readonly municipalityId: string;
  readonly plotIds: readonly PlotId[];
  readonly placement: Placement | null;
  /** Full name; null: the account is deleted. */
  readonly savedBy: string | null;
}

export const savedStateBody: Body<SavedState> = body<SavedState>({
  id: ['Id', token],
  revision: ['Revision', integer],
  name: ['Name', text],
  price: ['Price', amount],
  selections: ['Answers', selections],
  savedAt: ['UpdatedAtUtc', instant],
  savedBy: ['UpdatedBy', textOrNull],
  houseId: ['HouseId', houseId],
  webConfigurationId: ['WebConfigurationId', webConfigurationId],
  webConfigurationVersion: ['WebConfigurationVersion', integer],
  municipalityId: ['MunicipalityId', text],
  plotIds: ['PlotIds', list(plotId)],
  placement: ['Placement', placementOrNull],
});

/** `replaced`: a newer order has replaced this order. */
export type OrderEnd = 'cancelled' | 'replaced';

/** A saved house in a list. */
export interface ListedHouse {
  readonly id: string;
  readonly name: string;
  readonly type: ConfigurationType;
  readonly revision: number;
  readonly savedAt: number;
  readonly savedBy: string | null;
  readonly price: Ore;
  /** The picture of the house as configured; its address changes with each save. */
  readonly image: string;
  readonly houseId: HouseId;
  readonly houseTitle: string;
  /** m². Areas, rooms and house type are null if the range no longer has the house. */
  readonly houseArea: number | null;
  readonly buildArea: number | null;
  readonly rooms: number | null;
  readonly houseType: HouseType | null;
  /** 'living' if the range no longer has the house. */
  readonly areaKind: AreaKind;
  readonly information: string;
  readonly municipalityId: string;
  readonly municipalityName: string;
  readonly requestForProposalSentAt: number | null;
  /** When the user last sent the builder a request for information about the house. */
  readonly questionSentAt: number | null;
  /** How a final order ended; null: it is valid, or the house is no order. */
  readonly orderEnd: OrderEnd | null;
  readonly isOwner: boolean;
  /** The owner and everybody who shares the house, the owner first. */
  readonly household: readonly HouseholdPerson[];
}

/** A saved house in a list, with the fields of the specification’s “saved configuration” and more. */
export const listedHouseBody: Body<ListedHouse> = body<ListedHouse>({
  id: ['Id', token],
  name: ['Name', text],
  type: ['Type', configurationType],
  revision: ['Revision', integer],
  savedAt: ['UpdatedAtUtc', instant],
  savedBy: ['UpdatedBy', textOrNull],
  price: ['Price', amount],
  image: ['Image', text],
  houseId: ['HouseId', houseId],
  houseTitle: ['House.Title', text],
  houseArea: ['House.HouseArea', decimalOrNull],
  areaKind: ['House.AreaKind', areaKind],
  buildArea: ['House.BuildArea', decimalOrNull],
  rooms: ['House.Rooms', decimalOrNull],
  houseType: ['House.HouseType', lenient<HouseType | null>(houseType, null)],
  information: ['House.Information', textOrEmpty],
  municipalityId: ['MunicipalityId', text],
  municipalityName: ['MunicipalityName', text],
  requestForProposalSentAt: ['RequestForProposalSentAtUtc', instantOrNull],
  questionSentAt: ['QuestionSentAtUtc', instantOrNull],
  orderEnd: ['OrderEnd', lenient<OrderEnd | null>(z.enum(['cancelled', 'replaced']), null)],
  isOwner: ['IsCurrentUserOwner', flag],
  household: ['Household', list(householdPersonBody)],
});

/**
 * The request body of `POST /api/guidemodel/{id}/duplicate`: the name of the copy, and its owner. `impersonatedOwner` means the same as in
 * a save.
 */
export type CopyRequest = Pick<SaveRequest, 'name' | 'impersonatedOwner'>;

export const copyRequestBody: Body<CopyRequest> = body<CopyRequest>({
  name: ['Name', houseName],
  impersonatedOwner: ['ImpersonatedOwnerAccountId', accountIdOrNull],
});

/** The new name of a saved house. */
export const houseNameBody: Body<{ name: string }> = body<{ name: string }>({ name: ['Name', houseName] });

/** A stored version of a house. */
export interface HouseVersion {
  readonly revision: number;
  readonly name: string;
  readonly price: Ore;
  readonly savedAt: number;
  readonly savedBy: string | null;
}

export const houseVersionBody: Body<HouseVersion> = body<HouseVersion>({
  revision: ['Revision', integer],
  name: ['Name', text],
  price: ['Price', amount],
  savedAt: ['SavedAtUtc', instant],
  savedBy: ['SavedBy', textOrNull],
});
