import type { HouseId, Placement, Selections, WebConfigurationId } from '@gavel/core';
import { type Body, body } from '../body.ts';
import { placementOrNull } from '../placement-body.ts';
import { houseId, integer, selections, text, webConfigurationId } from '../values.ts';

/** A house with its owner’s choices, for other systems. Houses, questions and answers have the range’s ids, price areas its codes. */
export interface HouseRecord {
  /** The owner’s name for the house. */
  readonly name: string;
  readonly houseId: HouseId;
  readonly webConfigurationId: WebConfigurationId;
  readonly webConfigurationVersion: number;
  readonly areaCode: string;
  readonly answers: Selections;
  /** The position of the house on a plot; null: the owner has not placed the house. */
  readonly placement: Placement | null;
}

export const houseRecordBody: Body<HouseRecord> = body<HouseRecord>({
  name: ['Name', text],
  houseId: ['HouseId', houseId],
  webConfigurationId: ['WebConfigurationId', webConfigurationId],
  webConfigurationVersion: ['WebConfigurationVersion', integer],
  areaCode: ['PriceListAreaCode', text],
  answers: ['Answers', selections],
  placement: ['Placement', placementOrNull],
});
