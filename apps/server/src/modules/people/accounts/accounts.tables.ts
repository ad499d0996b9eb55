import { type AuditAction, grantableRights } from '@gavel/contract/staff';
import type { AccountId, ConsentId } from '@gavel/core';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { digitsOf, splitWords } from '../../../db/searched-words.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** What an account is searched by: its names, the parts of its address, the digits of its telephone, its number. */
export const searchedPeople = sql.raw(
  `to_tsvector('simple', ${splitWords(`"name" || ' ' || "email"`)} || ' ' || ${digitsOf('"cellphone"')} || ' ' || "customer_number"::text)`,
);

/** Customers and staff. The fields `id` to `updatedAt` and the second factor's are those that the account library expects. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** In lower case, its domain in ASCII: e-mails are sent to it, and it is what one account has. */
    email: text().notNull().unique(),
    /** As its owner writes it, such as `asa@exämple.se`; null: like `email`. */
    emailTyped: text('email_typed'),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** What customers are called by: the `a` of an address. */
    customerNumber: integer('customer_number')
      .$type<AccountId>()
      .notNull()
      .unique()
      .generatedAlwaysAsIdentity({ startWith: 1001 }),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    cellphone: text().notNull(),
    municipalityId: text('municipality_id').notNull(),
    role: text({ enum: ['Customer', 'Salesmen', 'Admin'] })
      .notNull()
      .default('Customer'),
    /** What was granted to staff beside their role. */
    grantedAccess: text('granted_access', { enum: grantableRights }).array().notNull().default([]),
    /** Signed in with a one-time password: has to choose one of their own before anything else. */
    mustChoosePassword: boolean('must_choose_password').notNull().default(false),
    disabledAt: moment('disabled_at'),
    /** The last day on which they were here, in Stockholm. */
    lastSeenOn: date('last_seen_on').notNull().default(sql`(now() at time zone 'Europe/Stockholm')::date`),
    /** When they were told that their account goes because nobody uses it; null: they were not, or have been here since. */
    idleToldAt: moment('idle_told_at'),
  },
  (table) => [
    index('users_words').using('gin', searchedPeople),
    // Among very many customers those who work here, and those whose account is due.
    index('users_staff').on(table.name, table.id).where(sql`"role" <> 'Customer'`),
    index('users_seen').on(table.lastSeenOn, table.id).where(sql`"role" = 'Customer'`),
    index('users_idle_told').on(table.idleToldAt).where(sql`"idle_told_at" is not null`),
  ],
);

export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text().notNull().unique(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** The customer for whom a member of staff acts in this session. */
    actingFor: text('acting_for').references(() => users.id, { onDelete: 'set null' }),
    /** The hash of the one-time password that has opened it: an own password is chosen with it here. */
    openedWith: text('opened_with'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/** Passwords; `accountId` is the user's id and `providerId` always 'credential'. The library expects the other columns too. */
export const credentials = pgTable(
  'credentials',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    /** An argon2id hash. */
    password: text(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('credentials_user').on(table.userId)],
);

/** What the library has to remember between two steps of a sign-in. */
export const verifications = pgTable(
  'verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
);

export const twoFactors = pgTable(
  'two_factors',
  {
    id: text().primaryKey(),
    /** Encrypted with the server's secret. */
    secret: text().notNull(),
    /** Their hashes, as JSON; encrypted where the version before has made them. */
    backupCodes: text('backup_codes').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('two_factors_user').on(table.userId)],
);

/** Passwords that were mailed to somebody who had forgotten theirs, and that nobody has used. At most one for each user. */
export const oneTimePasswords = pgTable('one_time_passwords', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256: what is hashed has more than 128 bits, so it need not be slow. */
  hash: text().notNull(),
  /** It opens nothing after that. */
  expiresAt: moment('expires_at').notNull(),
  /** Written by the version before `sessions.opened_with` only; goes with the next version. */
  usedIn: text('used_in').references(() => sessions.id, { onDelete: 'cascade' }),
});

/** Askings for a new password that are still to be looked at; gone as soon as that is done. */
export const passwordResets = pgTable('password_resets', {
  /** Also the id of its job. */
  id: uuid().primaryKey(),
  askedAt: moment('asked_at').notNull(),
  /** The address that was given, encrypted with the server's secret: it may be nobody's who has an account. */
  sealed: text().notNull(),
});

/** What somebody has agreed to, in which version of its text. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The consent of the range; its id names the version. */
    consentId: integer('consent_id').$type<ConsentId>().notNull(),
    slug: text().notNull(),
    version: text().notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('consents_user').on(table.userId)],
);

/** Who did what for whom. Rows are only ever added: the database refuses to change or delete one. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorId: text('actor_id'),
    subjectId: text('subject_id'),
    action: text().$type<AuditAction>().notNull(),
    /** Ids, names of states and numbers, never personal data. */
    details: jsonb().$type<Readonly<Record<string, string | number>>>().notNull(),
  },
  (table) => [
    index('audit_log_subject').on(table.subjectId, table.id),
    index('audit_log_actor').on(table.actorId, table.id),
    index('audit_log_action').on(table.action, table.id),
    index('audit_log_at').on(table.at),
  ],
);

/**
 * Why something was done to somebody, in the words of who did it: they may say who it was done to, so they go with their account, while the
 * row of the log stays. The database refuses every other change.
 */
export const auditReasons = pgTable(
  'audit_reasons',
  {
    entryId: integer('entry_id')
      .primaryKey()
      .references(() => auditLog.id),
    subjectId: text('subject_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    words: text().notNull(),
  },
  (table) => [index('audit_reasons_subject').on(table.subjectId)],
);

/** What all processes of the server share and nobody else may know. One row. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
