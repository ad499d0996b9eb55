import type { BundleId, HouseId, Ore, QuestionId, SectionId, Selections, WebConfigurationId } from '@gavel/core';
import { type Body, body } from './body.ts';
import { emailAddress } from './person-fields.ts';
import {
  amount,
  bundleIdOrNull,
  houseId,
  houseName,
  questionIdOrNull,
  sectionIdOrNull,
  selections,
  text,
  textOrNull,
  token,
  webConfigurationId,
  webConfigurationIdOrNull,
} from './values.ts';

/** What `POST /api/guidemodel/new` starts from. */
export interface NewConfiguration {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  /** Null: the house's standard one. */
  readonly webConfigurationId: WebConfigurationId | null;
  /** The customer a member of staff builds for, and acts for from here on; ignored for anybody else. */
  readonly accountId: string | null;
  readonly bundleId: BundleId | null;
}

export const newConfigurationBody: Body<NewConfiguration> = body<NewConfiguration>({
  houseId: ['HouseId', houseId],
  municipalityId: ['MunicipalityId', text],
  webConfigurationId: ['WebConfigurationId', webConfigurationIdOrNull],
  accountId: ['accountId', textOrNull],
  bundleId: ['bundleId', bundleIdOrNull],
});

/** What a snapshot is made from; the server prices it itself. */
export interface ShareRequest {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  readonly webConfigurationId: WebConfigurationId;
  readonly name: string;
  readonly selections: Selections;
}

export const shareRequestBody: Body<ShareRequest> = body<ShareRequest>({
  houseId: ['HouseId', houseId],
  municipalityId: ['MunicipalityId', text],
  webConfigurationId: ['WebConfigurationId', webConfigurationId],
  name: ['Name', houseName],
  selections: ['Answers', selections],
});

/** Where the link to a snapshot is e-mailed; the text is ours. */
export interface LinkMailRequest {
  /** In its stored form. */
  readonly email: string;
}

export const linkMailRequestBody: Body<LinkMailRequest> = body<LinkMailRequest>({ email: ['Email', emailAddress] });

/** What a picture is composed from: a visit as it stands in the browser, and where in it one is looking. */
export interface PictureRequest {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  /** Null: the house's standard one. */
  readonly webConfigurationId: WebConfigurationId | null;
  readonly selections: Selections;
  /** Null: not in a section, and the picture is the house. */
  readonly sectionId: SectionId | null;
  readonly questionId: QuestionId | null;
  /** Null: the step's own. */
  readonly cameraId: string | null;
}

export const pictureRequestBody: Body<PictureRequest> = body<PictureRequest>({
  houseId: ['HouseId', houseId],
  municipalityId: ['MunicipalityId', text],
  webConfigurationId: ['WebConfigurationId', webConfigurationIdOrNull],
  selections: ['Answers', selections],
  sectionId: ['SectionId', sectionIdOrNull],
  questionId: ['QuestionId', questionIdOrNull],
  cameraId: ['CameraId', textOrNull],
});

/** A stored snapshot: its address, its price, the answers as they were stored, and the key that withdraws it. */
export interface SharedConfiguration {
  readonly id: string;
  readonly price: Ore;
  readonly selections: Selections;
  readonly withdrawKey: string;
}

export const sharedConfigurationBody: Body<SharedConfiguration> = body<SharedConfiguration>({
  id: ['Id', token],
  price: ['Price', amount],
  selections: ['Answers', selections],
  withdrawKey: ['WithdrawKey', text],
});
