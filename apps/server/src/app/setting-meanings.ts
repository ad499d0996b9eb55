import { settings } from './settings.ts';

export type SettingName = keyof typeof settings.shape;

export const settingNames = settings.keyof().options;

/** The groups of settings, in the order of `docs/reference/settings.md`. */
export const settingGroups = ['server', 'data', 'e-mail', 'sales', 'other systems', 'logs and metrics'] as const;

interface SettingMeaning {
  readonly group: (typeof settingGroups)[number];
  /** What the setting does: one to three sentences in Markdown. */
  readonly meaning: string;
  /** The behaviour of a server without the setting, if it has no default value. */
  readonly without?: string;
}

/** For each setting, its meaning for the operator. `npm run reference` writes these meanings to `docs/reference/settings.md`. */
export const settingMeanings: Readonly<Record<SettingName, SettingMeaning>> = {
  PORT: { group: 'server', meaning: 'The port on which the server listens.' },
  HOST: { group: 'server', meaning: 'The address on which the server listens.' },
  BASE_URL: {
    group: 'server',
    meaning: 'The public address of the site, without a path. All absolute links start with it.',
    without: 'The server answers only requests to `localhost`, to IP addresses and to names without a dot.',
  },
  TRUSTED_PROXIES: {
    group: 'server',
    meaning:
      'The proxies in front of the server, as addresses and networks: `10.0.0.0/8,::1`. The server believes their `X-Forwarded-For`.',
    without: 'The server ignores `X-Forwarded-For`.',
  },
  STOP_SECONDS: { group: 'server', meaning: 'The longest time that stopping may take, in seconds.' },
  DRAIN_SECONDS: {
    group: 'server',
    meaning: 'How many seconds before it stops the server answers 503 at `/readyz`. It answers all other requests meanwhile.',
  },
  AUTH_SECRET: {
    group: 'server',
    meaning: 'Signs session cookies and encrypts queued e-mails. At least 32 characters.',
    without: 'The server creates a secret once and stores it in the database.',
  },
  DEMO: {
    group: 'server',
    meaning: '`on` creates demonstration accounts at the first start. Never use it where data matters.',
    without: '`on` when `BASE_URL`, `DATABASE_URL` and `RANGE` are all unset, otherwise `off`.',
  },
  SECURITY_CONTACT: {
    group: 'server',
    meaning: 'The contact in `/.well-known/security.txt` for security faults: an `https:` or `mailto:` address.',
    without: 'The range’s `contact.email`.',
  },
  EMBED_ORIGINS: {
    group: 'server',
    meaning: 'Origins that may show the public pages in a frame, separated by commas: `https://www.hus.example.se`.',
    without: 'Nobody.',
  },
  GAVEL_CLOCK: {
    group: 'server',
    meaning: 'For tests only: the time that the server’s clock shows at start, like `2026-11-20T12:00:00+01:00`.',
    without: 'The real time.',
  },
  RANGE: {
    group: 'data',
    meaning: 'The folder of the range. A start publishes its content if that content was never published.',
  },
  GAVEL_DATA: {
    group: 'data',
    meaning: 'The folder for the embedded database, finished pictures and the notes of the e-mail process.',
  },
  DATABASE_URL: {
    group: 'data',
    meaning: 'A PostgreSQL database: `postgres://user:password@host:5432/name`.',
    without: 'The server uses the embedded database (PGlite) in `GAVEL_DATA`.',
  },
  DATABASE_OWNER_URL: {
    group: 'data',
    meaning:
      'The same database with the role that owns the tables. The server uses it only at start. Its usual role then cannot change the audit log.',
    without: 'The role of `DATABASE_URL` owns the tables.',
  },
  MEDIA_URL: {
    group: 'data',
    meaning:
      'An S3-compatible store for pictures: `https://KEY:SECRET@store.example.se/bucket?region=eu-north-1`. Percent-encode special characters.',
    without: 'Pictures are on this machine only.',
  },
  PICTURE_CACHE_MB: { group: 'data', meaning: 'The largest size of finished pictures on disk, in megabytes.' },
  PICTURE_AVIF: {
    group: 'data',
    meaning: '`on` makes AVIF pictures of what visitors ask for, in the background; `off` serves WebP only.',
  },
  PORTAL_DIRECTORY: {
    group: 'data',
    meaning: 'A JSON file with the users of the housing portal. They may log in with their portal password.',
    without: 'There is no portal. A demonstration uses `apps/server/demo/housing-portal.json`.',
  },
  SMTP_URL: {
    group: 'e-mail',
    meaning: 'The mail server: `smtp://user:password@host:587` or `smtps://…:465`.',
    without: 'The server writes e-mails as `.eml` files into `GAVEL_DATA/mail`.',
  },
  SALESMEN_SEE: {
    group: 'sales',
    meaning: 'Which requests a salesperson sees: `all`, or their `own` and those without an owner. Administrators see all.',
  },
  ORDERS_NEED: {
    group: 'sales',
    meaning: 'Who must approve a salesperson’s final order before it is frozen: `nobody` or an `administrator`.',
  },
  SALESMAN_DISCOUNT_PERCENT: {
    group: 'sales',
    meaning: 'The largest discount in a salesperson’s quote, in percent of the house’s ordinary price.',
  },
  ADMINISTRATOR_DISCOUNT_PERCENT: { group: 'sales', meaning: 'The same limit for an administrator.' },
  RANGE_REVIEW_PERCENT: {
    group: 'sales',
    meaning:
      'A draft of the range needs the approval of a second person when a house’s price changes by more percent than this, a rule changes, or a house or campaign disappears.',
    without: 'No draft needs approval.',
  },
  KEEP_REQUESTS_MONTHS: { group: 'sales', meaning: 'How many months a request keeps the person’s data after the last contact.' },
  KEEP_ACCOUNTS_MONTHS: {
    group: 'sales',
    meaning: 'After how many months without use a customer’s account is announced for deletion. It is deleted 30 days later.',
  },
  KEEP_ORDERS_YEARS: { group: 'sales', meaning: 'How many years final orders are kept. Bookkeeping law requires at least 7.' },
  RETENTION: {
    group: 'sales',
    meaning: '`daily` deletes what is due every day. `by-hand` waits until an administrator starts it at `/admin/retention`.',
  },
  WEBHOOK_URL: {
    group: 'other systems',
    meaning:
      'The operator’s own receiver of webhooks. `http` is allowed for this machine only. Set it together with `WEBHOOK_SECRET`.',
    without: 'Only receivers of administrators get webhooks.',
  },
  WEBHOOK_SECRET: {
    group: 'other systems',
    meaning: 'Signs those webhooks: `whsec_` and Base64. Write the new secret before the old one while you change it.',
    without: 'See `WEBHOOK_URL`.',
  },
  WEBHOOK_REACH: {
    group: 'other systems',
    meaning: 'Where receivers of administrators may be: on the `internet`, or `anywhere`, also in the server’s own network.',
  },
  LOG_LEVEL: { group: 'logs and metrics', meaning: 'The least severe level that is logged: `fatal` … `trace`, or `silent`.' },
  METRICS_PORT: {
    group: 'logs and metrics',
    meaning: 'The port of `/metrics`, in the format of Prometheus.',
    without: 'The server counts no metrics.',
  },
  METRICS_HOST: { group: 'logs and metrics', meaning: 'The address of `/metrics`.' },
};
