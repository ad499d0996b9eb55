import type { AccountId, ConsentId } from '@gavel/core';
import { type Body, body, lenient, reshaped } from './body.ts';
import { asciiEmail, emailAddress, personName, phoneNumber, typedEmail } from './person-fields.ts';
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
  /** In its stored form. */
  readonly email: string;
  /** As its owner writes it; absent: like `email`. */
  readonly emailTyped?: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cellphone: string;
  readonly municipalityId: string;
  /** The consent in force; its id names the version of its text. */
  readonly gdprConsentId: ConsentId;
  readonly newsletter: boolean;
}

/** Any characters, 8 to 128 of them. */
export const newPassword: Body<string> = z
  .string()
  .check(z.minLength(8, 'expected at least 8 characters'), z.maxLength(128, 'expected at most 128 characters'));

/** What somebody types to be let in; only its length is bounded. */
const typedPassword = z.string().check(z.maxLength(1000));

const registrationFields = body<Omit<Registration, 'emailTyped'>>({
  email: ['Email', typedEmail],
  password: ['Password', newPassword],
  firstName: ['FirstName', personName],
  lastName: ['LastName', personName],
  cellphone: ['Cellphone', phoneNumber],
  municipalityId: ['MunicipalityId', text],
  gdprConsentId: ['GdprConsentId', consentId],
  newsletter: ['Newsletter', flag],
});

export const registrationBody: Body<Registration> = reshaped<Omit<Registration, 'emailTyped'>, Registration>(
  registrationFields,
  (sent) => ({ ...sent, email: asciiEmail(sent.email), emailTyped: sent.email }),
  ({ emailTyped, ...asked }) => ({ ...asked, email: emailTyped ?? asked.email }),
);

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
  username: ['username', z.string().check(z.overwrite(asciiEmail), z.maxLength(254))],
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
export const codeBody: Body<{ code: string }> = body<{ code: string }>({
  code: ['Code', z.string().check(z.trim(), z.maxLength(40))],
});
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
  reason: ['Reason', z.string().check(z.trim(), z.minLength(1), z.maxLength(500))],
});
