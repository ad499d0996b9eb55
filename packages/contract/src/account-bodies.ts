import type { AccountId, ConsentId } from '@gavel/core';
import { type Body, body, lenient, reshaped } from './body.ts';
import { asciiEmail, emailAddress, personName, phoneNumber, typedEmail } from './person-fields.ts';
import { accountId, consentId, flag, instant, instantOrNull, list, text, textOrNull } from './values.ts';
import { z } from './zod.ts';

/** The roles of staff. */
export type Role = 'Admin' | 'Salesmen';
export const accessRights = ['sales-admin', 'range-edit', 'range-publish'] as const;
export type AccessRight = (typeof accessRights)[number];

/** The logged-in user. */
export interface Account {
  /** The customer number. */
  readonly id: AccountId;
  readonly firstName: string;
  readonly lastName: string;
  readonly cellphone: string;
  readonly email: string;
  readonly municipalityId: string;
  readonly roles: readonly Role[];
  readonly access: readonly AccessRight[];
  /** True after login with a one-time password: the user must choose a new password before anything else. */
  readonly mustChoosePassword: boolean;
  readonly hasSecondFactor: boolean;
  /** True for staff without a second factor if the builder requires one: the user must set it up before anything else. */
  readonly needsSecondFactor: boolean;
  /** The customer that a member of staff acts for. */
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
  /** The e-mail address in its stored form (`asciiEmail`). */
  readonly email: string;
  /** The e-mail address as its owner writes it; missing: the same as `email`. */
  readonly emailTyped?: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cellphone: string;
  readonly municipalityId: string;
  /** The id of the valid consent text. Each version of the text has its own id. */
  readonly gdprConsentId: ConsentId;
  readonly newsletter: boolean;
}

/** A password of 8 to 128 characters of any kind. */
export const newPassword: Body<string> = z
  .string()
  .check(z.minLength(8, 'expected at least 8 characters'), z.maxLength(128, 'expected at most 128 characters'));

/** A typed password for login; only its length is limited. */
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
  /** A code of an authenticator app, or a recovery code; null: the user entered none. The specification does not have this field. */
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
  /**
   * Why the server refused to reset the password: the account with this e-mail address exists only in the housing portal. Null: the
   * server did not refuse.
   */
  readonly data: 'portal-account' | null;
}

export const passwordResetOutcomeBody: Body<PasswordResetOutcome> = body<PasswordResetOutcome>({
  isSuccess: ['isSuccess', flag],
  data: ['data', lenient<PasswordResetOutcome['data']>(z.enum(['portal-account']), null)],
});

/** A consent text in its valid version. */
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

/** A consent that a user has given. */
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

/** A session of a user in one browser. */
export interface OpenSession {
  readonly id: string;
  /** True if this is the session that sent the request. */
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

/** The data for setting up an authenticator app. */
export interface SecondFactorSecret {
  /** `otpauth://…`, the content of the QR code. */
  readonly address: string;
  readonly recoveryCodes: readonly string[];
}

export const secondFactorSecretBody: Body<SecondFactorSecret> = body<SecondFactorSecret>({
  address: ['Address', text],
  recoveryCodes: ['RecoveryCodes', list(text)],
});

/** The customer that a member of staff wants to act for, and the reason. */
export interface ActRequest {
  readonly accountId: AccountId;
  readonly reason: string;
}

export const actRequestBody: Body<ActRequest> = body<ActRequest>({
  accountId: ['AccountId', accountId],
  reason: ['Reason', z.string().check(z.trim(), z.minLength(1), z.maxLength(500))],
});
