import type { z } from 'zod';
import type { ObjectStoreSettings } from '../adapters/media/object-store.ts';
import type { KeepPeriods } from '../modules/records/retention/retain.ts';
import { readSecretFiles } from './secret-files.ts';
import { type LogLevel, settings } from './settings.ts';

/** The server's settings, checked. */
export interface Env {
  readonly port: number;
  readonly host: string;
  /** Folder for everything the server keeps when it has no PostgreSQL. */
  readonly dataFolder: string;
  /** Address of a PostgreSQL database; null: the embedded one in the data folder. */
  readonly databaseUrl: string | null;
  /** The same database as the role that its tables belong to; null: `databaseUrl`'s role has them. */
  readonly databaseOwnerUrl: string | null;
  /** Folder of the range to publish at start. */
  readonly rangeFolder: string;
  /** Stopping takes at most so many ms. */
  readonly stopsWithin: number;
  /** So many ms before that, a server that is told to stop says at `/readyz` that it will, and goes on answering. */
  readonly drainsFor: number;
  /** Where visitors reach the server, without a slash at the end; null: where it listens. */
  readonly baseUrl: string | null;
  /** An S3-compatible store with the range's pictures and finished ones; null: they lie on this machine. */
  readonly media: ObjectStoreSettings | null;
  /** Finished pictures in the data folder take at most so many bytes. */
  readonly pictureCacheBytes: number;
  /** Whether AVIF pictures are made of what visitors ask for, in the background. */
  readonly makesAvif: boolean;
  /** When the server's clock shall say that it was started, milliseconds since 1970; null: as late as it is. For tests. */
  readonly clockStart: number | null;
  /** Where letters are sent by; null: they are written into the data folder. */
  readonly smtpUrl: string | null;
  /** Signs the cookies of sessions; null: one that is made once and kept in the database. */
  readonly authSecret: string | null;
  /** Proxies in front of the server, whose `X-Forwarded-For` is believed: addresses and networks. */
  readonly trustedProxies: readonly string[];
  /** Whether this is a demonstration: then people to try it with are made. Never where something of worth is kept. */
  readonly isDemo: boolean;
  /** A JSON file with the users of the housing portal; null: there is no portal. */
  readonly portalFile: string | null;
  /** Where the builder's own systems are told of requests, and what that is signed with, the newest secret first; null: nobody is told. */
  readonly webhook: { readonly url: string; readonly secrets: readonly string[] } | null;
  /** Whether the receivers that administrators name may be on this machine and in its own network, too. */
  readonly webhookReach: 'internet' | 'anywhere';
  /** Whether salesmen see each other's requests in the administration. */
  readonly salesmenSee: 'all' | 'own';
  /** Who has to approve a salesman's final order before it is frozen. */
  readonly ordersNeed: 'nobody' | 'administrator';
  /** How long what is kept about people is kept. */
  readonly keep: KeepPeriods;
  /** As much as salesmen, and administrators, may take off a house in an offer: percent of its ordinary price. */
  readonly discountLimits: { readonly salesman: number; readonly administrator: number };
  /** Whom to tell of a fault in security, in `security.txt`; null: the builder's own mail. */
  readonly securityContact: string | null;
  /** Origins whose pages may put public pages into a frame. */
  readonly embedders: readonly string[];
  readonly logLevel: LogLevel;
  /** Where what is counted of the server's work can be looked at; null: nowhere, and nothing is counted. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

/** Settings that cannot be used; the message lists every fault, a line each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Where the demonstration's housing portal has its users. */
const DEMO_PORTAL = 'apps/server/demo/housing-portal.json';

/** Reads and checks the environment; a variable that is empty counts as not set. Throws `EnvError`. The only place that reads it. */
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
  // Nobody sets nothing for a site that others reach.
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

/** A bucket of a store: what opens it stands before the host, percent-encoded where it has to be. */
function storeAt({ protocol, host, pathname, username, password, searchParams }: URL): ObjectStoreSettings {
  return {
    address: `${protocol}//${host}${pathname}`,
    region: searchParams.get('region') ?? 'us-east-1',
    accessKey: decodeURIComponent(username),
    secretKey: decodeURIComponent(password),
  };
}
