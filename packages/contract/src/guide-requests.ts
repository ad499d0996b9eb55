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

/** The request body of `POST /api/guidemodel/new`. */
export interface NewConfiguration {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  /** Null: the house’s standard web configuration. */
  readonly webConfigurationId: WebConfigurationId | null;
  /**
   * The customer for whom a member of staff builds the house. From now on that member of staff acts for the customer. For all other users
   * the server ignores this field.
   */
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

/** The request body for sharing a house: the server stores a read-only snapshot of it, and calculates its price. */
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

/** The recipient of the e-mail with the link to a snapshot. The visitor cannot change the text of that e-mail. */
export interface LinkMailRequest {
  /** The e-mail address in its stored form (`asciiEmail`). */
  readonly email: string;
}

export const linkMailRequestBody: Body<LinkMailRequest> = body<LinkMailRequest>({ email: ['Email', emailAddress] });

/** The request body for a picture: a visit in the browser, and the section, question and camera to show. */
export interface PictureRequest {
  readonly houseId: HouseId;
  readonly municipalityId: string;
  /** Null: the house’s standard web configuration. */
  readonly webConfigurationId: WebConfigurationId | null;
  readonly selections: Selections;
  /** Null: no section; the picture shows the house. */
  readonly sectionId: SectionId | null;
  readonly questionId: QuestionId | null;
  /** Null: the default camera of the step. */
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

/** A stored snapshot of a shared house: its token, price and answers, and the key with which the visitor can end the sharing. */
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
