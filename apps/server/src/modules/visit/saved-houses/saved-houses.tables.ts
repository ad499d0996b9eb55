import type { HouseId, InvitationId, Ore, PlotId, WebConfigurationId } from '@gavel/core';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, varchar } from 'drizzle-orm/pg-core';
import { users } from '../../people/accounts/accounts.tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Saved houses. The content of a house is in the row of `configurationVersions` with the same token and revision. */
export const savedConfigurations = pgTable(
  'saved_configurations',
  {
    token: varchar({ length: 8 }).primaryKey(),
    /** The owner; null: the house is a final order that no account has received yet, or whose owner’s account is deleted. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    /** `base`: a final order, which never changes. */
    type: text({ enum: ['guide', 'base'] })
      .notNull()
      .default('guide'),
    /** The number of the current version: 1 after the first save, one more after each save that changed something. */
    revision: integer().notNull(),
    requestForProposalSentAt: moment('request_for_proposal_sent_at'),
    createdAt: moment('created_at').notNull(),
    /** The hash of the idempotency key of the first save. With this hash, a repeated save finds the house that the first save made. */
    creationKeyHash: text('creation_key_hash'),
  },
  (table) => [
    index('saved_configurations_owner').on(table.ownerId),
    unique('saved_configurations_created_once').on(table.ownerId, table.creationKeyHash),
  ],
);

/** The versions of saved houses. Only the latest versions of each house are stored. */
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
    /** The price area of the municipality when the house was saved. The municipality may belong to another area now. */
    areaCode: text('area_code').notNull(),
    /** Question id → answer id, in the wire format. */
    answers: jsonb().notNull(),
    plotIds: integer('plot_ids').array().$type<PlotId[]>().notNull(),
    /** The placement of the house on one of the chosen plots, in the wire format. Null: the house has no placement yet. */
    placement: jsonb(),
    priceOre: bigint('price_ore', { mode: 'number' }).$type<Ore>().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** The user who saved the version; null: that account was deleted. */
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.token, table.revision] }), index('configuration_versions_saved_by').on(table.savedBy)],
);

/**
 * The plots that are chosen in the current version of a house, and since when. A final order has no rows here, because the saved house from
 * which it was made has them.
 */
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

/** The people who share a house with its owner. */
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

/** Invitations to share a house that nobody has accepted. An accepted invitation is deleted, so that its key works only once. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    id: integer().$type<InvitationId>().primaryKey().generatedAlwaysAsIdentity(),
    token: varchar({ length: 8 })
      .notNull()
      .references(() => savedConfigurations.token, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** SHA-256 of the key. A slow hash is not needed, because the key has more than 128 random bits. */
    keyHash: text('key_hash').notNull().unique(),
    invitedBy: text('invited_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    // A second invitation to the same e-mail address replaces the first invitation, so the key of the first is no longer valid.
    unique('household_invitations_once').on(table.token, table.email),
    index('household_invitations_invited_by').on(table.invitedBy),
    index('household_invitations_expires').on(table.expiresAt),
  ],
);
