import { longestName, type Ore, type QuestionId, type Selections } from '@gavel/core';
import { z } from 'zod';
import { type Body, body } from './body.ts';
import { amount, id, idOrNull, questionIdOrNull, selections, text, textOrNull, token } from './values.ts';

/** What `POST /api/guidemodel/new` starts from. */
export interface NewConfiguration {
  readonly houseId: number;
  readonly municipalityId: string;
  /** Null: the house's standard one. */
  readonly webConfigurationId: number | null;
  /** The customer a member of staff builds for; ignored for anybody else. */
  readonly accountId: string | null;
  readonly bundleId: number | null;
}

export const newConfigurationBody: Body<NewConfiguration> = body<NewConfiguration>({
  houseId: ['HouseId', id],
  municipalityId: ['MunicipalityId', text],
  webConfigurationId: ['WebConfigurationId', idOrNull],
  accountId: ['accountId', textOrNull],
  bundleId: ['bundleId', idOrNull],
});

/** What a snapshot is made from; the server prices it itself. */
export interface ShareRequest {
  readonly houseId: number;
  readonly municipalityId: string;
  readonly webConfigurationId: number;
  readonly name: string;
  readonly selections: Selections;
}

export const shareRequestBody: Body<ShareRequest> = body<ShareRequest>({
  houseId: ['HouseId', id],
  municipalityId: ['MunicipalityId', text],
  webConfigurationId: ['WebConfigurationId', id],
  name: ['Name', z.string().trim().min(1).max(longestName)],
  selections: ['Answers', selections],
});

/** What a picture is composed from: a visit as it stands in the browser, and where in it one is looking. */
export interface PictureRequest {
  readonly houseId: number;
  readonly municipalityId: string;
  /** Null: the house's standard one. */
  readonly webConfigurationId: number | null;
  readonly selections: Selections;
  /** Null: not in a section, and the picture is the house. */
  readonly sectionId: number | null;
  readonly questionId: QuestionId | null;
  /** Null: the step's own. */
  readonly cameraId: string | null;
}

export const pictureRequestBody: Body<PictureRequest> = body<PictureRequest>({
  houseId: ['HouseId', id],
  municipalityId: ['MunicipalityId', text],
  webConfigurationId: ['WebConfigurationId', idOrNull],
  selections: ['Answers', selections],
  sectionId: ['SectionId', idOrNull],
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
