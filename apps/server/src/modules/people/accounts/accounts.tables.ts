import { type AuditAction, grantableRights } from '@gavel/contract/staff';
import type { AccountId, ConsentId } from '@gavel/core';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { digitsOf, splitWords } from '../../../db/searched-words.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * SQL for the words by which staff can search accounts: names, parts of the e-mail address, the digits of the telephone number, and the
 * customer number.
 */
export const searchedPeople = sql.raw(
  `to_tsvector('simple', ${splitWords(`"name" || ' ' || "email"`)} || ' ' || ${digitsOf('"cellphone"')} || ' ' || "customer_number"::text)`,
);

/** Customers and staff. The account library requires the columns from `id` to `updatedAt` and those of the second factor. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** The e-mail address in lower case, with the domain in ASCII. It identifies the account, and the server sends e-mails to it. */
    email: text().notNull().unique(),
    /** The address as its owner writes it, such as `asa@exämple.se`; null: the same as `email`. */
    emailTyped: text('email_typed'),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    /** The number that identifies a customer in the addresses and texts of pages. */
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
    /** Rights of staff in addition to those of their role. */
    grantedAccess: text('granted_access', { enum: grantableRights }).array().notNull().default([]),
    /** True for invited staff, and after a login with a one-time password: the user must choose a password before anything else. */
    mustChoosePassword: boolean('must_choose_password').notNull().default(false),
    disabledAt: moment('disabled_at'),
    /** The last day on which the user was active, in Stockholm. */
    lastSeenOn: date('last_seen_on').notNull().default(sql`(now() at time zone 'Europe/Stockholm')::date`),
    /** When the owner was warned that their unused account will be deleted; null: no warning since their last visit. */
    idleToldAt: moment('idle_told_at'),
  },
  (table) => [
    index('users_words').using('gin', searchedPeople),
    // Indexes for two searches: for staff, who are few among many customers, and for customers’ accounts that retention deletes.
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
    /** The customer that a member of staff acts for in this session. */
    actingFor: text('acting_for').references(() => users.id, { onDelete: 'set null' }),
    /**
     * The hash of the one-time password that opened the session. When the user chooses a new password, this one-time password counts as the
     * old password.
     */
    openedWith: text('opened_with'),
  },
  (table) => [index('sessions_user').on(table.userId)],
);

/**
 * Passwords. The account library requires all columns. `accountId` is the user’s id, `providerId` is always 'credential', and the columns
 * for tokens are always empty.
 */
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

/** What the account library stores about a login between the password and the second factor. */
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
    /** The hashes of the recovery codes, as JSON. Codes that the previous version of the server stored are encrypted instead. */
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

/**
 * Unused one-time passwords, at most one for each user. The server e-mails them to users who forgot their password, or the operator hands
 * them over.
 */
export const oneTimePasswords = pgTable('one_time_passwords', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** SHA-256 of the password. A slow hash is not needed, because the password has more than 128 random bits. */
  hash: text().notNull(),
  /** The password is not valid after this time. */
  expiresAt: moment('expires_at').notNull(),
  /**
   * Only the previous version of the server, which has no `sessions.opened_with`, writes this column. Remove the column in the next version
   * of the server.
   */
  usedIn: text('used_in').references(() => sessions.id, { onDelete: 'cascade' }),
});

/** Requests for a new password that the server has not handled yet. After handling a request, the server deletes its row. */
export const passwordResets = pgTable('password_resets', {
  /** The id of the request for a new password, and of its job in the queue. */
  id: uuid().primaryKey(),
  askedAt: moment('asked_at').notNull(),
  /**
   * The e-mail address that the user entered, encrypted with the server’s secret, because it may be the address of somebody without an
   * account.
   */
  sealed: text().notNull(),
});

/** Consents of users. Each row has the version of the consent text that the user agreed to. */
export const consents = pgTable(
  'consents',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The id of the consent in the range. Each version of a consent text has a different id. */
    consentId: integer('consent_id').$type<ConsentId>().notNull(),
    slug: text().notNull(),
    version: text().notNull(),
    givenAt: moment('given_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('consents_user').on(table.userId)],
);

/** The audit log: who did what to whom. Rows are only added: the database rejects updates and deletions. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    at: moment('at').notNull(),
    actorId: text('actor_id'),
    subjectId: text('subject_id'),
    action: text().$type<AuditAction>().notNull(),
    /** Details of the audit entry: ids, names of states, and numbers, never personal data. */
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
 * The reasons of audit entries, in the words of the person who acted. They may contain personal data about the subject, so they
 * are deleted with the subject’s account, while the entry stays. The database rejects every other change.
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

/** Secrets that all server processes share, one row each. */
export const serverSecrets = pgTable('server_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
});
