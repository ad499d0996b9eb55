import type { ConsentId, PlotId } from '@gavel/core';
import { type Body, body, lenient, reshaped } from './body.ts';
import { asciiEmail, fullNameOrEmpty, phoneNumber, typedEmail } from './person-fields.ts';
import { mostPlots } from './saved-house-bodies.ts';
import { consentId, flag, plotId, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** `Quote`: a request for a quote on a saved house. `Sales`: a request for information, which needs no account. */
export type SubmissionType = 'Quote' | 'Sales';
export const submissionType: Body<SubmissionType> = z.enum(['Quote', 'Sales']);

/** The page where a request was written. */
export type RequestSource = 'configurator' | 'plots' | 'contact';
export const requestSources: readonly RequestSource[] = ['configurator', 'plots', 'contact'];

/**
 * Where a visitor came from, according to the address of their first page on this site and the page before it (the referrer). Empty:
 * unknown.
 */
export interface Marketing {
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly utmTerm: string;
  readonly utmContent: string;
  readonly gclid: string;
  readonly referrer: string;
}

/** A request to the builder. */
export interface ContactRequest {
  readonly submissionType: SubmissionType;
  /** Name, e-mail address and phone number are used only if nobody is logged in; else the server uses those of the account. */
  readonly name: string;
  /** The e-mail address in its stored form (`asciiEmail`). */
  readonly email: string;
  /** The e-mail address as its owner writes it; missing: the same as `email`. */
  readonly emailTyped?: string;
  readonly phone: string;
  readonly message: string;
  readonly newsletter: boolean;
  /** The token of a saved house or a snapshot; null: the request is about no house. */
  readonly configurationId: string | null;
  /** The server uses `houseModelName` and `municipalityId` only if `configurationId` is null, and never uses `configurationName`. */
  readonly houseModelName: string;
  readonly configurationName: string;
  readonly municipalityId: string | null;
  /** The version of the terms that the visitor accepts; null: a logged-in user, or the builder has no terms. */
  readonly gdprConsentId: ConsentId | null;
  readonly plotIds: readonly PlotId[];
  /** The form does not show this field or the fields below it. The server never refuses a request because of their values. */
  readonly source: RequestSource;
  readonly marketing: Marketing;
  /** A field that people do not see. If it is filled in, a robot or the browser’s form filling did that. */
  readonly trap: string;
  /** How long the form was open, in milliseconds; null: unknown. */
  readonly openFor: number | null;
}

/** The greatest length of a message, in characters. */
export const longestMessage = 10_000;

/**
 * The greatest length of a hidden field's text, which is more than advertising campaigns need. Longer texts are cut, because visitors
 * cannot correct them.
 */
const LONGEST_HIDDEN = 300;

/** One line without control characters, so that it adds no line to an e-mail; may be empty. */
const line = (longest: number): Body<string> =>
  lenient(
    z.string().check(z.trim(), z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'expected no control characters')),
    '',
  );

const emailOrEmpty: Body<string> = lenient(z.union([z.literal(''), typedEmail]), '');
const phoneOrEmpty: Body<string> = lenient(z.union([z.literal(''), phoneNumber]), '');

/** A cut may split a character that consists of two code units. Databases refuse half a character, so it is replaced. */
const hiddenText: Body<string> = hidden((wire) => (typeof wire === 'string' ? wire.slice(0, LONGEST_HIDDEN).toWellFormed() : ''));
const marketingFields: Body<Marketing> = body<Marketing>({
  utmSource: ['utm_source', hiddenText],
  utmMedium: ['utm_medium', hiddenText],
  utmCampaign: ['utm_campaign', hiddenText],
  utmTerm: ['utm_term', hiddenText],
  utmContent: ['utm_content', hiddenText],
  gclid: ['gclid', hiddenText],
  referrer: ['referrer', hiddenText],
});

/** The form shows none of these fields, so decoding never fails: a value that is not an object counts as empty. */
const marketing: Body<Marketing> = z.codec(z.optional(z.unknown()), z.custom<Marketing>(), {
  decode: (wire) => marketingFields.parse(typeof wire === 'object' && wire !== null && !Array.isArray(wire) ? wire : {}),
  encode: (domain) => z.encode(marketingFields, domain),
});

/** The request body. `Source` and the fields below it are hidden fields: the form does not show them. */
const contactRequestFields = body<Omit<ContactRequest, 'emailTyped'>>({
  submissionType: ['SubmissionType', submissionType],
  name: ['Name', lenient(fullNameOrEmpty, '')],
  email: ['Email', emailOrEmpty],
  phone: ['Phone', phoneOrEmpty],
  message: ['Message', lenient(z.string().check(z.trim(), z.maxLength(longestMessage)), '')],
  newsletter: ['Newsletter', flag],
  configurationId: ['ConfigurationId', textOrNull],
  houseModelName: ['HouseModelName', line(200)],
  configurationName: ['ConfigurationName', line(200)],
  municipalityId: ['MunicipalityId', textOrNull],
  gdprConsentId: ['GdprConsentId', lenient<ConsentId | null>(consentId, null)],
  plotIds: ['Plots', lenient<readonly PlotId[]>(z.array(plotId).check(z.maxLength(mostPlots)), [])],
  source: ['Source', hidden((wire) => requestSources.find((known) => known === wire) ?? 'contact')],
  marketing: ['MarketingFields', marketing],
  trap: ['Website', hiddenText],
  openFor: ['OpenForMs', hidden((wire) => (typeof wire === 'number' ? wire : null))],
});

export const contactRequestBody: Body<ContactRequest> = reshaped<Omit<ContactRequest, 'emailTyped'>, ContactRequest>(
  contactRequestFields,
  (sent) => ({ ...sent, email: asciiEmail(sent.email), emailTyped: sent.email }),
  ({ emailTyped, ...asked }) => ({ ...asked, email: emailTyped ?? asked.email }),
);

export interface ContactOutcome {
  readonly isSuccess: boolean;
}

export const contactOutcomeBody: Body<ContactOutcome> = body<ContactOutcome>({ isSuccess: ['isSuccess', flag] });

/** Returns a codec that accepts any value. */
function hidden<Domain>(read: (wire: unknown) => Domain): Body<Domain> {
  return z.codec(z.optional(z.unknown()), z.custom<Domain>(), { decode: read, encode: (domain) => domain });
}
