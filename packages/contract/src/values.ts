import {
  type AccountId,
  type AnswerId,
  asAccountId,
  asAnswerId,
  asBaseAnswerId,
  asBaseQuestionId,
  asBundleId,
  asCampaignId,
  asConsentId,
  asHouseId,
  asInvitationId,
  asPlotId,
  asQuestionId,
  asSectionId,
  asWebConfigurationId,
  type BaseAnswerId,
  type BaseQuestionId,
  type BundleId,
  type CampaignId,
  type ConsentId,
  type HouseId,
  type InvitationId,
  kr,
  longestName,
  type Ore,
  type PlotId,
  type QuestionId,
  type SectionId,
  type Selections,
  toKr,
  type WebConfigurationId,
} from '@gavel/core';
import { type Body, lenient } from './body.ts';
import { z } from './zod.ts';

// Ids on the wire are positive integers, up to the largest integer of the database.
export const questionId: Body<QuestionId> = idOf(asQuestionId);
export const questionIdOrNull: Body<QuestionId | null> = lenient<QuestionId | null>(questionId, null);
export const answerId: Body<AnswerId> = idOf(asAnswerId);
export const answerIdOrNull: Body<AnswerId | null> = lenient<AnswerId | null>(answerId, null);
export const baseQuestionId: Body<BaseQuestionId> = idOf(asBaseQuestionId);
export const baseAnswerId: Body<BaseAnswerId> = idOf(asBaseAnswerId);
export const sectionId: Body<SectionId> = idOf(asSectionId);
export const sectionIdOrNull: Body<SectionId | null> = lenient<SectionId | null>(sectionId, null);
export const bundleId: Body<BundleId> = idOf(asBundleId);
export const bundleIdOrNull: Body<BundleId | null> = lenient<BundleId | null>(bundleId, null);
export const campaignId: Body<CampaignId> = idOf(asCampaignId);
export const houseId: Body<HouseId> = idOf(asHouseId);
export const webConfigurationId: Body<WebConfigurationId> = idOf(asWebConfigurationId);
export const webConfigurationIdOrNull: Body<WebConfigurationId | null> = lenient<WebConfigurationId | null>(
  webConfigurationId,
  null,
);
export const plotId: Body<PlotId> = idOf(asPlotId);
export const consentId: Body<ConsentId> = idOf(asConsentId);
export const accountId: Body<AccountId> = idOf(asAccountId);
export const invitationId: Body<InvitationId> = idOf(asInvitationId);
export const accountIdOrNull: Body<AccountId | null> = lenient<AccountId | null>(accountId, null);

function idOf<Id extends number>(named: (id: number) => Id): Body<Id> {
  return z.codec(z.int32().check(z.positive()), z.custom<Id>(), { decode: named, encode: (id) => id });
}

export const text: Body<string> = z.string();
export const textOrEmpty: Body<string> = lenient(z.string(), '');
export const textOrNull: Body<string | null> = lenient<string | null>(z.string(), null);
export const flag: Body<boolean> = lenient(z.boolean(), false);
export const integer: Body<number> = z.int();
export const integerOrZero: Body<number> = lenient(z.int(), 0);
export const decimal: Body<number> = z.number();
export const decimalOrNull: Body<number | null> = lenient<number | null>(decimal, null);

/**
 * An amount in kr on the wire and in öre in the domain. The limits are far above the price of any house, and JavaScript numbers represent
 * them exactly.
 */
export const amount: Body<Ore> = z.codec(z.number().check(z.minimum(-1e12), z.maximum(1e12)), z.custom<Ore>(), {
  decode: kr,
  encode: toKr,
});
export const amountOrNull: Body<Ore | null> = lenient<Ore | null>(amount, null);
export const amountOrZero: Body<Ore> = lenient(amount, kr(0));

/** ISO 8601 in UTC on the wire, milliseconds since 1970 in the domain. */
export const instant: Body<number> = z.codec(z.iso.datetime(), z.number(), {
  decode: (wire) => Date.parse(wire),
  encode: (domain) => new Date(domain).toISOString(),
});
export const instantOrNull: Body<number | null> = lenient<number | null>(instant, null);

/** A list; if it is missing on the wire, the list is empty. */
export function list<Item>(item: Body<Item>): Body<readonly Item[]> {
  return lenient(z.array(item), []);
}

const idKey = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'expected an id'));

/** `{"11": 112}`: question id → answer id. */
export const selections: Body<Selections> = keyedBy(asQuestionId, answerId);

/** An object keyed by id on the wire, a map in the domain; if the object is missing, the map is empty. */
export function byId<Id extends number, Value>(named: (id: number) => Id, value: Body<Value>): Body<ReadonlyMap<Id, Value>> {
  return lenient(keyedBy(named, value), new Map());
}

function keyedBy<Id extends number, Value>(named: (id: number) => Id, value: Body<Value>): Body<ReadonlyMap<Id, Value>> {
  return z.codec(z.record(idKey, value), z.custom<ReadonlyMap<Id, Value>>(), {
    decode: (wire) => new Map(Object.entries(wire).map(([key, item]) => [named(Number(key)), item])),
    encode: (domain) => Object.fromEntries(domain),
  });
}

/** `guide`: a house that can still be changed; `base`: a final order. A missing type is read as `guide`. */
export const configurationType: Body<'guide' | 'base'> = lenient(z.enum(['guide', 'base']), 'guide');

/** The visitor’s name for a house: one line, since e-mails contain it too. A tab, which a pasted name may contain, counts as a space. */
export const houseName: Body<string> = z.string().check(
  z.overwrite((name) => name.replaceAll('\t', ' ')),
  z.trim(),
  z.minLength(1),
  z.maxLength(longestName),
  z.regex(/^\P{Cc}*$/u, 'expected no control characters'),
);

/** 8 characters of 0–9, A–Z, a–z: the id of a saved configuration, which its address contains. */
export const token: Body<string> = z.string().check(z.regex(/^[0-9A-Za-z]{8}$/, 'expected 8 characters 0–9, A–Z, a–z'));
