import type {
  AccountId,
  AreaKind,
  ConfigurationType,
  HouseId,
  HouseType,
  Ore,
  PlotId,
  Selections,
  WebConfigurationId,
} from '@gavel/core';
import { type Body, body, lenient, reshaped } from './body.ts';
import { areaKind, houseType } from './codes.ts';
import { type HouseholdPerson, householdPersonBody } from './household-bodies.ts';
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

/** At most so many plots go with a house. */
export const mostPlots = 3;

/** What somebody may do with a saved house: all of it, all but deleting and inviting, or all of it for somebody else. */
export type HouseAccess = 'owner' | 'household' | 'staff';
export const houseAccess: Body<HouseAccess> = z.enum(['owner', 'household', 'staff']);

/** What `POST /api/guidemodel/` saves. `LayerImageModels` may be sent and is not read: pictures are composed by the server. */
export interface SaveRequest {
  /** The token it was opened under; null, or one that nothing is saved under: a house of its own. */
  readonly id: string | null;
  readonly houseId: HouseId;
  readonly webConfigurationId: WebConfigurationId;
  readonly municipalityId: string;
  readonly name: string;
  readonly selections: Selections;
  readonly plotIds: readonly PlotId[];
  /** What the visitor sees. The server works out its own and answers that. */
  readonly price: Ore | null;
  /** For whom a member of staff saves, as their window knows it: the customer for whom they act, null for themselves. Ignored for others. */
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
  price: ['Price', amountOrNull],
  impersonatedOwner: ['ImpersonatedOwnerAccountId', accountIdOrNull],
});

/** A house as it has been saved. */
export interface SavedConfiguration {
  /** Its token; another one than was sent where a copy was made. */
  readonly id: string;
  readonly revision: number;
  readonly name: string;
  readonly price: Ore;
  /** As they were stored: what did not go together has been put right. */
  readonly selections: Selections;
  readonly savedAt: number;
}

/** `{statusCode, data}` with the id as `data`; the rest is our addition. */
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

/** What is saved now, for somebody who wanted to save over something older. */
export interface SavedState extends SavedConfiguration {
  readonly houseId: HouseId;
  readonly webConfigurationId: WebConfigurationId;
  readonly webConfigurationVersion: number;
  readonly municipalityId: string;
  readonly plotIds: readonly PlotId[];
  /** Full name; null: they have no account any more. */
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
});

/** `replaced`: another order changed it. */
export type OrderEnd = 'cancelled' | 'replaced';

/** A saved house as lists show it. */
export interface ListedHouse {
  readonly id: string;
  readonly name: string;
  readonly type: ConfigurationType;
  readonly revision: number;
  readonly savedAt: number;
  readonly savedBy: string | null;
  readonly price: Ore;
  /** The house as it was configured; another address after each save. */
  readonly image: string;
  readonly houseId: HouseId;
  readonly houseTitle: string;
  /** m²; this and the next ones are null where the range has the house no more. */
  readonly houseArea: number | null;
  readonly buildArea: number | null;
  readonly rooms: number | null;
  readonly houseType: HouseType | null;
  /** 'living' too where the house is gone. */
  readonly areaKind: AreaKind;
  readonly information: string;
  readonly municipalityId: string;
  readonly municipalityName: string;
  readonly requestForProposalSentAt: number | null;
  /** When who asks last wrote to the salespersons about it. */
  readonly questionSentAt: number | null;
  /** What became of a final order that holds no more; null: it holds, or is none. */
  readonly orderEnd: OrderEnd | null;
  readonly isOwner: boolean;
  /** Everybody who has it, the owner first. */
  readonly household: readonly HouseholdPerson[];
}

/** Saved configuration (list item); what the specification does not name is our addition. */
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

/** What a house, or a copy of it, is to be called. */
/** What `POST /api/guidemodel/{id}/duplicate` makes: the copy's name, and for whom, as a save says it. */
export type CopyRequest = Pick<SaveRequest, 'name' | 'impersonatedOwner'>;

export const copyRequestBody: Body<CopyRequest> = body<CopyRequest>({
  name: ['Name', houseName],
  impersonatedOwner: ['ImpersonatedOwnerAccountId', accountIdOrNull],
});

export const houseNameBody: Body<{ name: string }> = body<{ name: string }>({ name: ['Name', houseName] });

/** One of the saves that are kept. */
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
