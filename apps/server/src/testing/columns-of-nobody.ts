/**
 * Columns that contain no personal data of customers except ids. They contain states, ids, hashes, texts of the range and names of staff.
 * Exceptions are the final orders, and encrypted data.
 * Every text column that is not listed here counts as personal. For a new column, either `forgotten.repository.test.ts` must fill it, or it
 * must be listed here with the reason.
 */
export const columnsOfNobody: Readonly<Record<string, readonly string[]>> = {
  api_keys: ['name', 'key_hash', 'start', 'scopes', 'created_by'],
  audit_log: ['actor_id', 'subject_id', 'action', 'details'],
  audit_reasons: ['subject_id'],
  configuration_versions: ['token', 'municipality_id', 'area_code', 'answers', 'plot_ids', 'placement', 'saved_by'],
  consents: ['user_id', 'slug', 'version'],
  // A table of the library for accounts. It stores passwords as hashes. The other columns in this list are ids, or always empty.
  credentials: ['id', 'account_id', 'provider_id', 'user_id', 'access_token', 'refresh_token', 'id_token', 'scope', 'password'],
  customer_history: ['actor_id', 'action', 'details'],
  daily_counts: ['kind'],
  // Final orders contain personal data, but are stored as long as the law on bookkeeping requires (the setting `KEEP_ORDERS_YEARS`).
  final_order_files: ['token', 'name', 'media_type', 'bytes'],
  final_orders: [
    'token',
    'key',
    'replaces',
    'customer_name',
    'house_title',
    'municipality_name',
    'content',
    'made_by',
    'frozen_by',
    'refused_by',
    'cancelled_by',
    'reason',
  ],
  // Texts of the range, and the staff who changed them.
  draft_changes: ['file', 'keys', 'before', 'value', 'changed_by'],
  household_invitations: ['token', 'key_hash', 'invited_by'],
  household_members: ['token', 'user_id'],
  lead_columns: ['user_id', 'columns'],
  lead_history: ['actor_id', 'action', 'details'],
  // `list` contains the settings of a saved view of the requests. Staff choose these settings from menus and do not type them.
  lead_views: ['owner_id', 'list'],
  lead_work: ['owner_id', 'milestone', 'lost_reason', 'offer_answer', 'municipality_id'],
  leads: [
    'submission_type',
    'user_id',
    'configuration_id',
    'house_title',
    'municipality_id',
    'plot_ids',
    'salesperson_name',
    'salesperson_email',
    'source',
    'marketing',
    'key_hash',
    'held_back',
  ],
  // `sealed` is encrypted. `forgotten.repository.test.ts` decrypts it and searches it separately.
  letters: ['sealed', 'kind', 'outcome'],
  offers: ['saved_by', 'sent_by', 'token', 'seller_name', 'seller_email', 'seller_phone', 'configuration_id'],
  one_time_passwords: ['user_id', 'hash', 'used_in'],
  order_ticks: ['key', 'by'],
  // `sealed` is encrypted, and is deleted when the e-mail with the new password has been written.
  password_resets: ['sealed'],
  plot_choices: ['token'],
  published_ranges: ['content_hash', 'body'],
  // Changes of the range, and the staff who made the link to the preview.
  range_previews: ['token_hash', 'edits', 'content_hash', 'made_by'],
  // User ids of staff, and what they write to each other about the draft.
  range_drafts: ['review'],
  scheduled_publications: ['changes', 'message', 'scheduled_by', 'signature', 'approval', 'stopped'],
  // The signature and the approval contain the names of staff.
  range_revisions: ['tree', 'pictures', 'origin', 'message', 'author_id', 'proof', 'signature', 'approval'],
  range_texts: ['hash', 'text'],
  range_uploads: ['hash', 'bytes'],
  rate_limits: ['key'],
  record_changes: ['kind', 'id'],
  salesperson_areas: ['user_id', 'municipality_ids'],
  saved_configurations: ['token', 'owner_id', 'type', 'creation_key_hash'],
  server_secrets: ['name', 'value'],
  sessions: ['id', 'user_id', 'token', 'acting_for', 'opened_with'],
  snapshots: ['token', 'municipality_id', 'area_code', 'answers', 'withdraw_key_hash'],
  staff_absences: ['user_id', 'stand_in_id'],
  staff_invitations: ['user_id', 'key_hash'],
  staff_versions: ['user_id'],
  two_factors: ['id', 'secret', 'backup_codes', 'user_id'],
  users: ['id', 'image', 'municipality_id', 'role', 'granted_access'],
  verifications: ['id', 'identifier', 'value'],
  web_configurations: ['content_hash', 'body'],
  webhook_attempts: ['receiver'],
  webhook_receivers: ['url', 'secrets', 'events'],
  webhook_deliveries: ['type', 'subject', 'outcome'],
};
