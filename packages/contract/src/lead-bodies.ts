import type { ConsentId, PlotId } from '@gavel/core';
import { type Body, body, lenient, reshaped } from './body.ts';
import { asciiEmail, fullNameOrEmpty, phoneNumber, typedEmail } from './person-fields.ts';
import { mostPlots } from './saved-house-bodies.ts';
import { consentId, flag, plotId, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** Quote: an offer on a saved house. Sales: a question to the salespersons, which needs no account. */
export type SubmissionType = 'Quote' | 'Sales';
export const submissionType: Body<SubmissionType> = z.enum(['Quote', 'Sales']);

/** Where a request was written. */
export type LeadSource = 'configurator' | 'plots' | 'contact';
export const leadSources: readonly LeadSource[] = ['configurator', 'plots', 'contact'];

/** Where a visitor came from, as the address of the first page of their visit and the page before it tell. Empty: it does not. */
export interface Marketing {
  readonly utmSource: string;
  readonly utmMedium: string;
  readonly utmCampaign: string;
  readonly utmTerm: string;
  readonly utmContent: string;
  readonly gclid: string;
  readonly referrer: string;
}

/** What somebody asks of the builder. */
export interface ContactRequest {
  readonly submissionType: SubmissionType;
  /** This and the next two are read of those alone who are not logged in; of others the account is. */
  readonly name: string;
  /** In its stored form. */
  readonly email: string;
  /** As its owner writes it; absent: like `email`. */
  readonly emailTyped?: string;
  readonly phone: string;
  readonly message: string;
  readonly newsletter: boolean;
  /** The token of a saved house, or of a snapshot of one; null: it is about no house in particular. */
  readonly configurationId: string | null;
  /** What it says where the configuration does not. */
  readonly houseModelName: string;
  readonly configurationName: string;
  readonly municipalityId: string | null;
  /** The terms in force; asked of those alone who are not logged in. */
  readonly gdprConsentId: ConsentId | null;
  readonly plotIds: readonly PlotId[];
  /** Hidden in the form; never a reason to refuse. */
  readonly source: LeadSource;
  readonly marketing: Marketing;
  /** A field that people do not see. A program wrote what stands in it: a robot, or a browser that fills in forms. */
  readonly trap: string;
  /** How long the form was open, in milliseconds; null: it does not say. */
  readonly openFor: number | null;
}

/** The longest message. */
export const longestMessage = 10_000;

/** More than a campaign needs; what is longer is cut, because a hidden field is nobody's fault who writes. */
const LONGEST_HIDDEN = 300;

/** One line without control characters, so that it ends no line of a mail; may be empty. */
const line = (longest: number): Body<string> =>
  lenient(
    z.string().check(z.trim(), z.maxLength(longest), z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'expected no control characters')),
    '',
  );

const emailOrEmpty: Body<string> = lenient(z.union([z.literal(''), typedEmail]), '');
const phoneOrEmpty: Body<string> = lenient(z.union([z.literal(''), phoneNumber]), '');

/** A cut may go through a letter of two halves, and no database takes half of one. */
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

/** Everything in it is hidden: what is no object has nothing in it. */
const marketing: Body<Marketing> = z.codec(z.optional(z.unknown()), z.custom<Marketing>(), {
  decode: (wire) => marketingFields.parse(typeof wire === 'object' && wire !== null && !Array.isArray(wire) ? wire : {}),
  encode: (domain) => z.encode(marketingFields, domain),
});

/** The specification's payload; `Source` and what follows are the hidden fields that it says are carried too. */
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
  source: ['Source', hidden((wire) => leadSources.find((known) => known === wire) ?? 'contact')],
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

/** Reads whatever is there, and refuses nothing. */
function hidden<Domain>(read: (wire: unknown) => Domain): Body<Domain> {
  return z.codec(z.optional(z.unknown()), z.custom<Domain>(), { decode: read, encode: (domain) => domain });
}
