import type { AccountId, ConsentId } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { accountId, consentId, flag, instant, instantOrNull, list, text, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** What staff may do that customers may not. */
export type Role = 'Admin' | 'Salesmen';
export const accessRights = ['sales-admin', 'range-edit', 'range-publish'] as const;
export type AccessRight = (typeof accessRights)[number];

/** Who is logged in. */
export interface Account {
  /** The customer's number. */
  readonly id: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly cellphone: string;
  readonly email: string;
  readonly municipalityId: string;
  readonly roles: readonly Role[];
  readonly access: readonly AccessRight[];
  /** Logged in with a one-time password: nothing else can be done until an own one is chosen. */
  readonly mustChoosePassword: boolean;
  readonly hasSecondFactor: boolean;
  /** The builder asks for a second factor: nothing else can be done until one is set up. */
  readonly needsSecondFactor: boolean;
  /** The customer for whom a member of staff acts. */
  readonly actingFor: { readonly id: AccountId; readonly fullName: string } | null;
}

const actingFor = body<NonNullable<Account['actingFor']>>({ id: ['Id', accountId], fullName: ['FullName', text] });

const accountFields = body<Account & { readonly fullName: string }>({
  id: ['Id', accountId],
  firstName: ['Firstname', text],
  lastName: ['Lastname', text],
  fullName: ['FullName', text],
  cellphone: ['Cellphone', text],
  email: ['Email', text],
  municipalityId: ['MunicipalityId', text],
  roles: ['Roles', list(z.enum(['Admin', 'Salesmen']))],
  access: ['Access', list(z.enum(accessRights))],
  mustChoosePassword: ['MustChoosePassword', flag],
  hasSecondFactor: ['HasSecondFactor', flag],
  needsSecondFactor: ['NeedsSecondFactor', flag],
  actingFor: ['ActingFor', lenient<Account['actingFor']>(actingFor, null)],
});

export const accountBody: Body<Account> = z.codec(accountFields, z.custom<Account>(), {
  decode: ({ fullName: _, ...account }) => account,
  encode: (account) => ({ ...account, fullName: `${account.firstName} ${account.lastName}` }),
});

export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cellphone: string;
  readonly municipalityId: string;
  /** The consent in force; its id names the version of its text. */
  readonly gdprConsentId: ConsentId;
  readonly newsletter: boolean;
}

/** Starts with +, 00 or 0, and has seven to fifteen digits; spaces, hyphens and brackets may stand between them. */
export function isPhoneNumber(phone: string): boolean {
  const digits = phone.replace(/[\s()-]/g, '');
  return /^(\+|0)\d{6,15}$/.test(digits);
}

/** What is written in a name: something, and nothing that could end a line of a mail. */
const name = z
  .string()
  .trim()
  .min(1)
  .max(100)
  .regex(/^[^\p{Cc}\p{Cf}]*$/u, 'expected no control characters');

/** An address as people have one; in lower case from here on. */
export const emailAddress: Body<string> = z.string().trim().toLowerCase().max(254).pipe(z.email('expected an email address'));

/** Any characters, 8 to 128 of them. */
export const newPassword: Body<string> = z
  .string()
  .min(8, 'expected at least 8 characters')
  .max(128, 'expected at most 128 characters');

/** What somebody types to be let in; only its length is bounded. */
const typedPassword = z.string().max(1000);

export const registrationBody: Body<Registration> = body<Registration>({
  email: ['Email', emailAddress],
  password: ['Password', newPassword],
  firstName: ['FirstName', name],
  lastName: ['LastName', name],
  cellphone: ['Cellphone', z.string().trim().refine(isPhoneNumber, 'expected a phone number that starts with +, 00 or 0')],
  municipalityId: ['MunicipalityId', text],
  gdprConsentId: ['GdprConsentId', consentId],
  newsletter: ['Newsletter', flag],
});

export interface RegistrationOutcome {
  readonly success: boolean;
  readonly accountAlreadyExists: boolean;
}

export const registrationOutcomeBody: Body<RegistrationOutcome> = body<RegistrationOutcome>({
  success: ['Success', flag],
  accountAlreadyExists: ['AccountAlreadyExists', flag],
});

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** From an authenticator app, or a recovery code; null: none was asked for. Our addition. */
  readonly code: string | null;
}

export const credentialsBody: Body<Credentials> = body<Credentials>({
  username: ['username', z.string().trim().toLowerCase().max(254)],
  password: ['password', typedPassword],
  code: ['code', textOrNull],
});

export const passwordChangeBody: Body<{ oldPassword: string; newPassword: string }> = body<{
  oldPassword: string;
  newPassword: string;
}>({ oldPassword: ['OldPassword', typedPassword], newPassword: ['NewPassword', newPassword] });

export interface PasswordChangeOutcome {
  readonly isSuccessful: boolean;
  readonly isOldPasswordValid: boolean;
}

export const passwordChangeOutcomeBody: Body<PasswordChangeOutcome> = body<PasswordChangeOutcome>({
  isSuccessful: ['IsSuccessful', flag],
  isOldPasswordValid: ['IsOldPasswordValid', flag],
});

export const passwordResetBody: Body<{ email: string }> = body<{ email: string }>({ email: ['Email', emailAddress] });

export interface PasswordResetOutcome {
  readonly isSuccess: boolean;
  /** Why not: the address is only known to the housing portal. */
  readonly data: 'portal-account' | null;
}

export const passwordResetOutcomeBody: Body<PasswordResetOutcome> = body<PasswordResetOutcome>({
  isSuccess: ['isSuccess', flag],
  data: ['data', lenient<PasswordResetOutcome['data']>(z.enum(['portal-account']), null)],
});

/** A text that somebody agrees to, in the version in force. */
export interface ConsentText {
  readonly id: ConsentId;
  readonly slug: string;
  readonly version: string;
  readonly title: string;
  /** HTML. */
  readonly text: string;
}

export const consentTextBody: Body<ConsentText> = body<ConsentText>({
  id: ['Id', consentId],
  slug: ['Slug', text],
  version: ['Version', text],
  title: ['Title', text],
  text: ['Text', text],
});

/** What somebody has agreed to. */
export interface GivenConsent {
  readonly slug: string;
  readonly version: string;
  readonly givenAt: number;
  readonly withdrawnAt: number | null;
}

export const givenConsentBody: Body<GivenConsent> = body<GivenConsent>({
  slug: ['Slug', text],
  version: ['Version', text],
  givenAt: ['GivenAtUtc', instant],
  withdrawnAt: ['WithdrawnAtUtc', instantOrNull],
});

/** One place where somebody is logged in. */
export interface OpenSession {
  readonly id: string;
  /** The one that asks. */
  readonly isThis: boolean;
  readonly userAgent: string;
  readonly startedAt: number;
  readonly usedAt: number;
}

export const openSessionBody: Body<OpenSession> = body<OpenSession>({
  id: ['Id', text],
  isThis: ['IsThis', flag],
  userAgent: ['UserAgent', text],
  startedAt: ['StartedAtUtc', instant],
  usedAt: ['UsedAtUtc', instant],
});

export const passwordBody: Body<{ password: string }> = body<{ password: string }>({ password: ['Password', typedPassword] });
export const codeBody: Body<{ code: string }> = body<{ code: string }>({ code: ['Code', z.string().trim().max(40)] });
export const newsletterBody: Body<{ newsletter: boolean }> = body<{ newsletter: boolean }>({
  newsletter: ['Newsletter', z.boolean()],
});

/** What an authenticator app is set up with. */
export interface SecondFactorSecret {
  /** `otpauth://…`, as a QR code holds it. */
  readonly address: string;
  readonly recoveryCodes: readonly string[];
}

export const secondFactorSecretBody: Body<SecondFactorSecret> = body<SecondFactorSecret>({
  address: ['Address', text],
  recoveryCodes: ['RecoveryCodes', list(text)],
});

/** For whom a member of staff wants to act, and why. */
export interface ActRequest {
  readonly accountId: AccountId;
  readonly reason: string;
}

export const actRequestBody: Body<ActRequest> = body<ActRequest>({
  accountId: ['AccountId', accountId],
  reason: ['Reason', z.string().trim().min(1).max(500)],
});
