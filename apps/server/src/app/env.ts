import type { z } from 'zod';
import type { ObjectStoreSettings } from '../adapters/media/object-store.ts';
import type { KeepPeriods } from '../modules/records/retention/retain.ts';
import { readSecretFiles } from './secret-files.ts';
import { type LogLevel, settings } from './settings.ts';

/** The server's settings, checked. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** The folder in which a server stores all its data if it has no PostgreSQL database. */
  readonly dataFolder: string;
  /** The address of a PostgreSQL database; null: the embedded one in the data folder. */
  readonly databaseUrl: string | null;
  /**
   * The address of the same database as `databaseUrl`, with the database role that owns its tables; null: the role in `databaseUrl`
   * owns the tables.
   */
  readonly databaseOwnerUrl: string | null;
  /** The folder of the range that the server publishes when it starts. */
  readonly rangeFolder: string;
  /** The time limit for stopping the server, in ms. */
  readonly stopsWithin: number;
  /** How long a server continues to serve requests after a stop signal, in ms. Meanwhile `/readyz` reports that the server is stopping. */
  readonly drainsFor: number;
  /** The configured address at which visitors reach the server, without a slash at the end; null: no address is configured. */
  readonly baseUrl: string | null;
  /**
   * An S3-compatible store with the range's source pictures and the pictures that were made from them; null: all pictures are on this
   * machine.
   */
  readonly media: ObjectStoreSettings | null;
  /** The greatest total size of the rendered pictures in the data folder, in bytes. */
  readonly pictureCacheBytes: number;
  /** Whether pictures that visitors request are also made as AVIF in the background. */
  readonly makesAvif: boolean;
  /** The time at which the server's clock starts, milliseconds since 1970; null: the system clock. For tests. */
  readonly clockStart: number | null;
  /** The mail server; null: e-mails are written into the data folder. */
  readonly smtpUrl: string | null;
  /** The secret that signs session cookies; null: the server makes a secret once and stores it in the database. */
  readonly authSecret: string | null;
  /** Proxies in front of the server whose `X-Forwarded-For` is trusted: addresses and networks. */
  readonly trustedProxies: readonly string[];
  /** Whether this is a demonstration: the server then makes accounts for trying it out. Never set it for a database with real data. */
  readonly isDemo: boolean;
  /** The JSON file with the users of the housing portal; null: there is no portal. */
  readonly portalFile: string | null;
  /**
   * The address of the builder's system that gets webhooks about requests, and the secrets that sign the webhooks, the newest first; null:
   * no system gets them.
   */
  readonly webhook: { readonly url: string; readonly secrets: readonly string[] } | null;
  /** Whether administrators may also enter webhook receivers that are on this machine or in this machine's network. */
  readonly webhookReach: 'internet' | 'anywhere';
  /** Whether salespersons see each other's requests in the administration. */
  readonly salesmenSee: 'all' | 'own';
  /** Who must approve a salesperson's final order before it is frozen. */
  readonly ordersNeed: 'nobody' | 'administrator';
  /**
   * If a draft of the range changes the price of a house by more than this number of percent, a second person must approve the draft. Null:
   * no draft needs approval.
   */
  readonly reviewAbove: number | null;
  /** How long personal data is kept. */
  readonly keep: KeepPeriods;
  /** The largest discount in a quote, in percent of the ordinary price: for salespersons, and for administrators. */
  readonly discountLimits: { readonly salesman: number; readonly administrator: number };
  /** The URL at which people report security faults, for `security.txt`; null: the builder's e-mail address. */
  readonly securityContact: string | null;
  /** Origins whose pages may embed public pages in a frame. */
  readonly embedders: readonly string[];
  readonly logLevel: LogLevel;
  /** The address that serves the server's metrics; null: the server counts and serves no metrics. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

/** An error about unusable settings. The message lists the faults, one on each line. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** The file with the users of the housing portal in a demonstration. */
const DEMO_PORTAL = 'apps/server/demo/housing-portal.json';

/** Reads and checks the environment. An empty variable counts as not set. Throws `EnvError`. No other code reads settings from it. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const { secrets, faults } = readSecretFiles(set);
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
  const result = settings.safeParse({ ...set, ...secrets });
  if (!result.success)
    throw new EnvError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  return envOf(result.data, set.RANGE !== undefined);
}

function envOf(values: z.output<typeof settings>, hasRange: boolean): Env {
  // A server for real visitors has at least one of these settings, so a server with none of them is a demonstration.
  const isDemo = values.DEMO === undefined ? !values.DATABASE_URL && !values.BASE_URL && !hasRange : values.DEMO === 'on';
  return {
    port: values.PORT,
    host: values.HOST,
    dataFolder: values.GAVEL_DATA,
    databaseUrl: values.DATABASE_URL,
    databaseOwnerUrl: values.DATABASE_OWNER_URL,
    rangeFolder: values.RANGE,
    stopsWithin: values.STOP_SECONDS * 1000,
    drainsFor: values.DRAIN_SECONDS * 1000,
    baseUrl: values.BASE_URL?.replace(/\/+$/, '') ?? null,
    media: values.MEDIA_URL ? storeAt(new URL(values.MEDIA_URL)) : null,
    pictureCacheBytes: values.PICTURE_CACHE_MB * 1_000_000,
    makesAvif: values.PICTURE_AVIF === 'on',
    clockStart: values.GAVEL_CLOCK,
    smtpUrl: values.SMTP_URL,
    authSecret: values.AUTH_SECRET,
    trustedProxies: values.TRUSTED_PROXIES,
    isDemo,
    portalFile: values.PORTAL_DIRECTORY ?? (isDemo ? DEMO_PORTAL : null),
    webhook: values.WEBHOOK_URL && values.WEBHOOK_SECRET ? { url: values.WEBHOOK_URL, secrets: values.WEBHOOK_SECRET } : null,
    webhookReach: values.WEBHOOK_REACH,
    salesmenSee: values.SALESMEN_SEE,
    ordersNeed: values.ORDERS_NEED,
    reviewAbove: values.RANGE_REVIEW_PERCENT,
    keep: {
      leadsMonths: values.KEEP_REQUESTS_MONTHS,
      accountsMonths: values.KEEP_ACCOUNTS_MONTHS,
      ordersYears: values.KEEP_ORDERS_YEARS,
      isDaily: values.RETENTION === 'daily',
    },
    discountLimits: { salesman: values.SALESMAN_DISCOUNT_PERCENT, administrator: values.ADMINISTRATOR_DISCOUNT_PERCENT },
    securityContact: values.SECURITY_CONTACT,
    embedders: values.EMBED_ORIGINS,
    logLevel: values.LOG_LEVEL,
    metrics: values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
  };
}

/**
 * Returns the settings of a store from its address. The address has the access key and the secret key before the host, percent-encoded
 * where necessary.
 */
function storeAt({ protocol, host, pathname, username, password, searchParams }: URL): ObjectStoreSettings {
  return {
    address: `${protocol}//${host}${pathname}`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
  };
}
