import type { HouseId, InvitationId, Ore, PlotId, WebConfigurationId } from '@gavel/core';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, varchar } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Houses that somebody keeps. What is in one stands in its version of this revision. */
export const savedConfigurations = pgTable(
  'saved_configurations',
  {
    token: varchar({ length: 8 }).primaryKey(),
    /** Null: a final order, which stays when its owner has no account any more. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** base: a final order, which never changes. */
    type: text({ enum: ['guide', 'base'] })
      .notNull()
      .default('guide'),
    /** Counts the saves. */
    revision: integer().notNull(),
    requestForProposalSentAt: moment('request_for_proposal_sent_at'),
    createdAt: moment('created_at').notNull(),
    /** Of the key that its first save was sent with: sent again, it is the same house. */
    creationKeyHash: text('creation_key_hash'),
  },
  (table) => [
    index('saved_configurations_owner').on(table.ownerId),
    unique('saved_configurations_created_once').on(table.ownerId, table.creationKeyHash),
  ],
);

/** Each save of a house; the last ones are kept. */
export const configurationVersions = pgTable(
  'configuration_versions',
  {
    token: varchar({ length: 8 })
      .notNull()
      .references(() => savedConfigurations.token, { onDelete: 'cascade' }),
    revision: integer().notNull(),
    name: text().notNull(),
    houseId: integer('house_id').$type<HouseId>().notNull(),
    webConfigurationId: integer('web_configuration_id').$type<WebConfigurationId>().notNull(),
    webConfigurationVersion: integer('web_configuration_version').notNull(),
    municipalityId: text('municipality_id').notNull(),
    /** The price area then; the municipality may have moved to another since. */
    areaCode: text('area_code').notNull(),
    /** Question id → answer id, as on the wire. */
    answers: jsonb().notNull(),
    plotIds: integer('plot_ids').array().$type<PlotId[]>().notNull(),
    priceOre: bigint('price_ore', { mode: 'number' }).$type<Ore>().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Null: they have no account any more. */
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.token, table.revision] }), index('configuration_versions_saved_by').on(table.savedBy)],
);

/** Which plots a house may come to stand on, as it is saved now, and since which save. What is ordered is none of it: the house that it was made of is. */
export const plotChoices = pgTable(
  'plot_choices',
  {
    token: varchar({ length: 8 })
      .notNull()
      .references(() => savedConfigurations.token, { onDelete: 'cascade' }),
    plotId: integer('plot_id').$type<PlotId>().notNull(),
    since: moment('since').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.token, table.plotId] }),
    index('plot_choices_plot').on(table.plotId, table.since, table.token),
  ],
);

/** Who shares a house with its owner. */
export const householdMembers = pgTable(
  'household_members',
  {
    token: varchar({ length: 8 })
      .notNull()
      .references(() => savedConfigurations.token, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: moment('joined_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.token, table.userId] }), index('household_members_user').on(table.userId)],
);

/** Who has been asked to share a house, and has not answered. An answered one is gone, so that its key holds once. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    id: integer().$type<InvitationId>().primaryKey().generatedAlwaysAsIdentity(),
    token: varchar({ length: 8 })
      .notNull()
      .references(() => savedConfigurations.token, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** SHA-256: what is hashed has more than 128 bits, so it need not be slow. */
    keyHash: text('key_hash').notNull().unique(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // Asked again, somebody gets another key, and the one before holds no more.
    unique('household_invitations_once').on(table.token, table.email),
    index('household_invitations_invited_by').on(table.invitedBy),
    index('household_invitations_expires').on(table.expiresAt),
  ],
);
