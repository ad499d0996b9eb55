import type { AnswerId, HouseId, QuestionId } from '@gavel/core';
import { type Body, body, lenient } from '../../body.ts';
import { answerId, houseId, integer, list, questionId, questionIdOrNull, text, textOrNull } from '../../values.ts';
import { z } from '../../zod.ts';

/**
 * The properties of a range that are proven or tested. The proof decides the first six. `pictures`: the range’s picture files have no
 * faults. `saved`: saved houses and open quotes can still be opened.
 */
export const healthProperties = [
  'neverStuck',
  'nothingDead',
  'noCircles',
  'priced',
  'bundles',
  'discounts',
  'pictures',
  'saved',
] as const;
export type HealthProperty = (typeof healthProperties)[number];

/** The kinds of objections. Objections to one property can be of several kinds. `other`: the objection was stored without a kind. */
export const objectionKinds = [
  // Faults that the proof finds
  'empty',
  'unanswered',
  'deadAnswer',
  'needlessRule',
  'deadPrice',
  'deadUnits',
  'deadBundle',
  'deadCampaign',
  'circle',
  'noPrice',
  'noUnits',
  'refusedAtStart',
  'refusedLater',
  'deadLevel',
  'nothingLeft',
  'sameOffer',
  // Five faults of pictures, and then faults of saved houses and all others
  'wrongSize',
  'missingPicture',
  'unknownPicture',
  'unreadablePicture',
  'outsidePicture',
  'savedLost',
  'other',
] as const;
export type ObjectionKind = (typeof objectionKinds)[number];

/**
 * The effect of an objection. `always`: it prevents publishing. `unlessSigned`: it prevents publishing unless an administrator signs for
 * it, or the published version already has it. `never`: it is only a remark.
 */
export const objectionStops = ['always', 'unlessSigned', 'never'] as const;
export type ObjectionStops = (typeof objectionStops)[number];

/** The clicks in a new visit that lead to an objection, and the answers that are refused after the clicks. */
export interface HealthExample {
  readonly houseId: HouseId;
  readonly houseTitle: string;
  /** The four-digit code of the municipality. */
  readonly municipalityId: string;
  readonly municipalityName: string;
  readonly clicks: readonly HealthClick[];
  /** The answers that the configurator refuses if a visitor chooses all of them at once after the clicks. */
  readonly picks: readonly HealthClick[];
  /** The question of the first of `picks`, else the question that the objection is about; null: there is none, or it was not stored. */
  readonly questionId: QuestionId | null;
}

/** An answer to a question, with their titles. */
export interface HealthClick {
  readonly questionId: QuestionId;
  readonly answerId: AnswerId;
  readonly question: string;
  readonly answer: string;
}

/** An objection to publishing a range, or a remark for its authors. */
export interface HealthObjection {
  readonly property: HealthProperty;
  readonly kind: ObjectionKind;
  readonly stops: ObjectionStops;
  /** Null: the objection is not about one file. */
  readonly file: string | null;
  readonly line: number | null;
  readonly sentence: string;
  /** The titles of the affected houses; empty: the objection is not about houses. */
  readonly houses: readonly string[];
  readonly example: HealthExample | null;
}

/** The lists of objections: those of a published range or a draft, and those that block publishing the draft. */
export const objectionLists = ['published', 'publishedRemarks', 'draft', 'draftRemarks', 'refusals', 'toSign'] as const;
export type ObjectionList = (typeof objectionLists)[number];

/** The greatest number of objections of a group in one response. */
export const OBJECTIONS_AT_ONCE = 50;

/** What the objections of a group have in common. */
export type ObjectionGroupName = Pick<HealthObjection, 'property' | 'kind' | 'stops'>;

/** A group of objections: what they have in common, their number, and the first of them. */
export interface ObjectionGroup extends ObjectionGroupName {
  /** The number of all objections in the group. */
  readonly count: number;
  /** At most `OBJECTIONS_AT_ONCE`. */
  readonly first: readonly HealthObjection[];
}

/** All objections of a list in groups. The groups that no signature can overrule come first. */
export interface GroupedObjections {
  readonly list: ObjectionList;
  /** The version or the draft that the objections belong to. */
  readonly tag: string;
  readonly groups: readonly ObjectionGroup[];
}

const click = body<HealthClick>({
  questionId: ['QuestionId', questionId],
  answerId: ['AnswerId', answerId],
  question: ['Question', text],
  answer: ['Answer', text],
});
export const exampleOrNull: Body<HealthExample | null> = lenient<HealthExample | null>(
  body<HealthExample>({
    houseId: ['HouseId', houseId],
    houseTitle: ['HouseTitle', text],
    municipalityId: ['MunicipalityId', text],
    municipalityName: ['Municipality', text],
    clicks: ['Clicks', list(click)],
    picks: ['Refused', list(click)],
    questionId: ['QuestionId', questionIdOrNull],
  }),
  null,
);
export const healthProperty: Body<HealthProperty> = z.enum(healthProperties);
const objectionList: Body<ObjectionList> = z.enum(objectionLists);
const kind = lenient<ObjectionKind>(z.enum(objectionKinds), 'other');
const stops: Body<ObjectionStops> = z.enum(objectionStops);

export const healthObjectionBody: Body<HealthObjection> = body<HealthObjection>({
  property: ['Property', healthProperty],
  kind: ['Kind', kind],
  stops: ['Stops', stops],
  file: ['File', textOrNull],
  line: ['Line', lenient<number | null>(integer, null)],
  sentence: ['Sentence', text],
  houses: ['Houses', list(text)],
  example: ['Example', exampleOrNull],
});

export const groupedObjectionsBody: Body<GroupedObjections> = body<GroupedObjections>({
  list: ['List', objectionList],
  tag: ['Tag', text],
  groups: [
    'Groups',
    list(
      body<ObjectionGroup>({
        property: ['Property', healthProperty],
        kind: ['Kind', kind],
        stops: ['Stops', stops],
        count: ['Count', integer],
        first: ['First', list(healthObjectionBody)],
      }),
    ),
  ],
});

export const objectionsBody: Body<{ objections: readonly HealthObjection[] }> = body<{
  objections: readonly HealthObjection[];
}>({ objections: ['Objections', list(healthObjectionBody)] });
