import type { GuideCampaign, HouseModel } from '@gavel/core';
import { type Body, body } from './body.ts';
import { campaignBody } from './campaign-body.ts';
import { houseBody } from './house-body.ts';
import { decimal, integer, list, text } from './values.ts';

/** All there is to know of a house before it is built; our addition. */
export interface HouseDescription {
  readonly house: HouseModel;
  /** Of the building, m. */
  readonly width: number;
  readonly depth: number;
  /** Addresses of line drawings: the front and the back, and the ground floor. */
  readonly elevations: readonly string[];
  readonly plan: string;
  /** The lowest first; empty: the house's rooms are not described. */
  readonly storeys: readonly DescribedStorey[];
  /** What one gets without choosing anything, by section. */
  readonly standard: readonly StandardSection[];
  /** Those that run, the primary one first. */
  readonly campaigns: readonly GuideCampaign[];
  /** How many questions the house asks at first, and how many of them the quick road asks; 0: it has none. */
  readonly steps: number;
  readonly quickSteps: number;
}

/** A storey as it is before anything is chosen: the address of its plan, and its rooms with their areas in m². */
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
