import type { GuideCampaign, HouseModel } from '@gavel/core';
import { type Body, body } from '../body.ts';
import { decimal, integer, list, text } from '../values.ts';
import { campaignBody } from './campaign-body.ts';
import { houseBody } from './house-body.ts';

/** All facts about a house for visitors. The specification does not have this response. */
export interface HouseDescription {
  readonly house: HouseModel;
  /** The size of the building, m. */
  readonly width: number;
  readonly depth: number;
  /** Addresses of line drawings: the front and back elevations, and the ground floor. */
  readonly elevations: readonly string[];
  readonly plan: string;
  /** The lowest storey first; empty: the rooms of the house are not described. */
  readonly storeys: readonly DescribedStorey[];
  /** The standard answers, by section. */
  readonly standard: readonly StandardSection[];
  /** The running campaigns of the house: first the campaign that the range marks as primary, then the others, latest start first. */
  readonly campaigns: readonly GuideCampaign[];
  /**
   * `steps`: the number of questions of a new visit. `quickSteps`: the number of questions on the quick road, which is a shorter
   * visit; 0: the house has no quick road.
   */
  readonly steps: number;
  readonly quickSteps: number;
}

/** A storey with standard answers: the address of its floor plan, and its rooms with areas in m². */
export interface DescribedStorey {
  readonly title: string;
  readonly plan: string;
  readonly area: number;
  readonly rooms: readonly DescribedRoom[];
}

export interface DescribedRoom {
  readonly name: string;
  readonly area: number;
}

export interface StandardSection {
  readonly title: string;
  readonly rows: readonly StandardRow[];
}

export interface StandardRow {
  readonly question: string;
  readonly answer: string;
}

const standardSection = body<StandardSection>({
  title: ['Title', text],
  rows: ['Rows', list(body<StandardRow>({ question: ['Question', text], answer: ['Answer', text] }))],
});

const storey = body<DescribedStorey>({
  title: ['Title', text],
  plan: ['Plan', text],
  area: ['Area', decimal],
  rooms: ['Rooms', list(body<DescribedRoom>({ name: ['Name', text], area: ['Area', decimal] }))],
});

export const houseDescriptionBody: Body<HouseDescription> = body<HouseDescription>({
  house: ['House', houseBody],
  width: ['Width', decimal],
  depth: ['Depth', decimal],
  elevations: ['Elevations', list(text)],
  plan: ['Plan', text],
  storeys: ['Storeys', list(storey)],
  standard: ['Standard', list(standardSection)],
  campaigns: ['Campaigns', list(campaignBody)],
  steps: ['Steps', integer],
  quickSteps: ['QuickSteps', integer],
});
