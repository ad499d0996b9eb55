import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { ObjectStoreSettings } from '../adapters/media/object-store.ts';
import { isWebhookSecret } from '../adapters/webhooks/sign-message.ts';
import { isNetwork } from '../http/client-address.ts';
import type { KeepPeriods } from '../modules/records/retention/retain.ts';

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

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof logLevels)[number];

/** Settings that cannot be used; the message lists every fault, a line each. */
export class EnvError extends Error {
  override readonly name = 'EnvError';
}

/** Reads and checks the environment; a variable that is empty counts as not set. Throws `EnvError`. The only place that reads it. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): Env {
  const set = withSecrets(Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim())));
  const result = settings.safeParse(set);
  if (!result.success)
    throw new EnvError(result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'));
  const {
    PORT,
    HOST,
    GAVEL_DATA,
    DATABASE_URL,
    DATABASE_OWNER_URL,
    RANGE,
    STOP_SECONDS,
    DRAIN_SECONDS,
    BASE_URL,
    MEDIA_URL,
    PICTURE_CACHE_MB,
    PICTURE_AVIF,
    GAVEL_CLOCK,
    SECURITY_CONTACT,
    EMBED_ORIGINS,
    LOG_LEVEL,
    METRICS_PORT,
    METRICS_HOST,
    SMTP_URL,
    AUTH_SECRET,
    TRUSTED_PROXIES,
    DEMO,
    PORTAL_DIRECTORY,
    WEBHOOK_URL,
    WEBHOOK_SECRET,
    WEBHOOK_REACH,
    SALESMEN_SEE,
    ORDERS_NEED,
    KEEP_REQUESTS_MONTHS,
    KEEP_ACCOUNTS_MONTHS,
    KEEP_ORDERS_YEARS,
    RETENTION,
    SALESMAN_DISCOUNT_PERCENT,
    ADMINISTRATOR_DISCOUNT_PERCENT,
  } = result.data;
  // Nobody sets nothing for a site that others reach.
  const isDemo = DEMO === undefined ? !DATABASE_URL && !BASE_URL && set.RANGE === undefined : DEMO === 'on';
  return {
    port: PORT,
    host: HOST,
    dataFolder: GAVEL_DATA,
    databaseUrl: DATABASE_URL,
    databaseOwnerUrl: DATABASE_OWNER_URL,
    rangeFolder: RANGE,
    stopsWithin: STOP_SECONDS * 1000,
    drainsFor: DRAIN_SECONDS * 1000,
    baseUrl: BASE_URL?.replace(/\/+$/, '') ?? null,
    media: MEDIA_URL ? storeAt(new URL(MEDIA_URL)) : null,
    pictureCacheBytes: PICTURE_CACHE_MB * 1_000_000,
    makesAvif: PICTURE_AVIF === 'on',
    clockStart: GAVEL_CLOCK,
    smtpUrl: SMTP_URL,
    authSecret: AUTH_SECRET,
    trustedProxies: TRUSTED_PROXIES,
    isDemo,
    portalFile: PORTAL_DIRECTORY ?? (isDemo ? DEMO_PORTAL : null),
    webhook: WEBHOOK_URL && WEBHOOK_SECRET ? { url: WEBHOOK_URL, secrets: WEBHOOK_SECRET } : null,
    webhookReach: WEBHOOK_REACH,
    salesmenSee: SALESMEN_SEE,
    ordersNeed: ORDERS_NEED,
    keep: {
      leadsMonths: KEEP_REQUESTS_MONTHS,
      accountsMonths: KEEP_ACCOUNTS_MONTHS,
      ordersYears: KEEP_ORDERS_YEARS,
      isDaily: RETENTION === 'daily',
    },
    discountLimits: { salesman: SALESMAN_DISCOUNT_PERCENT, administrator: ADMINISTRATOR_DISCOUNT_PERCENT },
    securityContact: SECURITY_CONTACT,
    embedders: EMBED_ORIGINS,
    logLevel: LOG_LEVEL,
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
  };
}

/** The settings whose values give access to something; each may be in a file that `NAME_FILE` names. */
export const secretSettings = [
  'DATABASE_URL',
  'DATABASE_OWNER_URL',
  'AUTH_SECRET',
  'SMTP_URL',
  'MEDIA_URL',
  'WEBHOOK_SECRET',
] as const;

/** With the secrets that lie in files, which `NAME_FILE` names: as a vault and systemd hand them over, so that they stand in no environment. Throws `EnvError`. */
function withSecrets(set: Readonly<Record<string, string | undefined>>): Readonly<Record<string, string | undefined>> {
  const faults: string[] = [];
  const read = secretSettings.flatMap((name) => {
    const file = set[`${name}_FILE`];
    if (file === undefined) return [];
    if (set[name] !== undefined) faults.push(`${name}_FILE: ${name} is set too`);
    try {
      const secret = readFileSync(file, 'utf8').trim();
      if (secret === '') faults.push(`${name}_FILE: ${file} is empty`);
      return [[name, secret]];
    } catch (error) {
      faults.push(`${name}_FILE: ${file} cannot be read (${error instanceof Error && 'code' in error ? error.code : error})`);
      return [];
    }
  });
  if (faults.length > 0) throw new EnvError(faults.join('\n'));
  return { ...set, ...Object.fromEntries(read) };
}

const DEMO_PORTAL = 'apps/server/demo/housing-portal.json';

const postgresAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: 'expected an address like postgres://user:password@host:5432/name' })
  .nullable()
  .default(null);
const percent = (usual: string) =>
  z
    .string()
    .default(usual)
    .refine((text) => /^\d{1,3}([.,]\d{1,2})?$/.test(text) && asNumber(text) <= 100, 'expected percent, 0 to 100, like 1.5')
    .transform(asNumber);

const asNumber = (text: string) => Number(text.replace(',', '.'));

const period = (usual: number) =>
  z
    .string()
    .default(String(usual))
    .refine((text) => /^[1-9]\d{0,2}$/.test(text), 'expected a whole number, 1 to 999')
    .transform(Number);

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'expected a port, 0 to 65535')
  .transform(Number);

export const settings = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    GAVEL_DATA: z.string().default('./data'),
    DATABASE_URL: postgresAddress,
    DATABASE_OWNER_URL: postgresAddress,
    RANGE: z.string().default('ranges/bjorkvik'),
    STOP_SECONDS: z
      .string()
      .default('15')
      .refine((text) => /^\d{1,4}$/.test(text) && Number(text) >= 2, 'expected seconds, 2 to 9999')
      .transform(Number),
    DRAIN_SECONDS: z
      .string()
      .default('0')
      .refine((text) => /^\d{1,3}$/.test(text), 'expected seconds, 0 to 999')
      .transform(Number),
    BASE_URL: z.url({ protocol: /^https?$/, error: 'expected an address like https://hus.example.se' }).optional(),
    MEDIA_URL: z
      .url({
        protocol: /^https?$/,
        error: 'expected an address like https://KEY:SECRET@store.example.se/bucket?region=eu-north-1',
      })
      .refine(isStore, 'expected a key, a secret and a bucket: https://KEY:SECRET@store.example.se/bucket')
      .optional(),
    PICTURE_CACHE_MB: z
      .string()
      .default('4000')
      .refine((text) => /^\d{2,7}$/.test(text), 'expected megabytes, 10 or more')
      .transform(Number),
    PICTURE_AVIF: z.enum(['on', 'off'], { error: 'expected on or off' }).default('on'),
    GAVEL_CLOCK: z.iso
      .datetime({ offset: true, error: 'expected a time like 2026-11-20T12:00:00+01:00' })
      .transform((time) => Date.parse(time))
      .nullable()
      .default(null),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'expected an address like smtp://user:password@host:587' })
      .nullable()
      .default(null),
    AUTH_SECRET: z.string().min(32, 'expected at least 32 characters').nullable().default(null),
    TRUSTED_PROXIES: z
      .string()
      .default('')
      .transform((text) =>
        text
          .split(',')
          .map((part) => part.trim())
          .filter(Boolean),
      )
      .refine((proxies) => proxies.every(isNetwork), 'expected addresses and networks with commas between, like 10.0.0.0/8,::1'),
    DEMO: z.enum(['on', 'off'], { error: 'expected on or off' }).optional(),
    PORTAL_DIRECTORY: z.string().optional(),
    WEBHOOK_URL: z
      .url({ protocol: /^https?$/, error: 'expected an address like https://crm.example.se/gavel' })
      .refine(isSafeReceiver, 'expected https (http only to this machine), and no name or password in the address')
      .optional(),
    WEBHOOK_SECRET: z
      .string()
      .transform((text) => text.trim().split(/[\s,]+/))
      .refine(
        (secrets) => secrets.every(isWebhookSecret),
        'expected whsec_ and 24 to 64 bytes in Base64, see docs/reference/webhooks.md',
      )
      .optional(),
    WEBHOOK_REACH: z.enum(['internet', 'anywhere'], { error: 'expected internet or anywhere' }).default('internet'),
    SALESMEN_SEE: z.enum(['all', 'own'], { error: 'expected all or own' }).default('all'),
    ORDERS_NEED: z.enum(['nobody', 'administrator'], { error: 'expected nobody or administrator' }).default('nobody'),
    KEEP_REQUESTS_MONTHS: period(24),
    KEEP_ACCOUNTS_MONTHS: period(24),
    KEEP_ORDERS_YEARS: period(7).refine((years) => years >= 7, 'expected 7 or more: the law on bookkeeping'),
    RETENTION: z.enum(['daily', 'by-hand'], { error: 'expected daily or by-hand' }).default('daily'),
    SALESMAN_DISCOUNT_PERCENT: percent('1'),
    ADMINISTRATOR_DISCOUNT_PERCENT: percent('5'),
    SECURITY_CONTACT: z
      .string()
      .regex(/^(https:\/\/|mailto:)[^\s]+$/, 'expected an address like https://hus.example.se/fel or mailto:security@example.se')
      .nullable()
      .default(null),
    EMBED_ORIGINS: z
      .string()
      .default('')
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine((origins) => origins.every(isOrigin), 'expected origins with commas between, like https://www.hus.example.se'),
    METRICS_PORT: port.optional(),
    METRICS_HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z.enum(logLevels, { error: `expected one of ${logLevels.join(', ')}` }).default('info'),
  })
  .refine(({ DEMO, DATABASE_URL }) => DEMO !== 'on' || DATABASE_URL === null, {
    path: ['DEMO'],
    error: 'a demonstration has the embedded database (no DATABASE_URL)',
  })
  .refine(({ DATABASE_OWNER_URL, DATABASE_URL }) => DATABASE_OWNER_URL === null || DATABASE_URL !== null, {
    path: ['DATABASE_OWNER_URL'],
    error: 'DATABASE_URL is missing, with the role that the server has',
  })
  .refine(({ WEBHOOK_URL, WEBHOOK_SECRET }) => (WEBHOOK_URL === undefined) === (WEBHOOK_SECRET === undefined), {
    path: ['WEBHOOK_URL'],
    error: 'WEBHOOK_URL and WEBHOOK_SECRET are set together',
  });

function isStore(address: string): boolean {
  const url = URL.parse(address);
  // What is no address at all has been told so.
  return !url || (url.username !== '' && url.password !== '' && /^(\/[\w.-]+)+\/?$/.test(url.pathname));
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

/** Without a path: a browser compares origins, and lets in nobody by a longer address. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/** Encrypted, or not leaving the machine; a name and a password in an address end in logs. */
function isSafeReceiver(address: string): boolean {
  const url = URL.parse(address);
  // What is no address at all has been told so.
  if (!url) return true;
  const { protocol, hostname, username, password } = url;
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
  return (protocol === 'https:' || isHere) && username === '' && password === '';
}
