import { z } from 'zod';
import { isWebhookSecret } from '../adapters/webhooks/sign-message.ts';
import { isNetwork } from '../http/client-address.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const postgresAddress = z
  .url({ protocol: /^postgres(ql)?$/, error: 'expected an address like postgres://user:password@host:5432/name' })
  .nullable()
  .default(null);
const percentText = z
  .string()
  .refine((text) => /^\d{1,3}([.,]\d{1,2})?$/.test(text) && asNumber(text) <= 100, 'expected percent, 0 to 100, like 1.5')
  .transform(asNumber);
const percent = (usual: number) => percentText.default(usual);

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

/** The environment variables: their format and their defaults. */
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
    BASE_URL: z
      .url({ protocol: /^https?$/, error: 'expected an address like https://hus.example.se' })
      .refine(isSite, 'expected an address without a path, like https://hus.example.se')
      .optional(),
    MEDIA_URL: z
      .url({
        protocol: /^https?$/,
        error: 'expected an address like https://KEY:SECRET@store.example.se/bucket?region=eu-north-1',
      })
      .refine(isStore, 'expected a key, a secret and a bucket: https://KEY:SECRET@store.example.se/bucket')
      .refine(isDecodable, 'expected special characters of the key and the secret in percent-encoding, such as %25 for %')
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
    RANGE_REVIEW_PERCENT: percentText.nullable().default(null),
    KEEP_REQUESTS_MONTHS: period(24),
    KEEP_ACCOUNTS_MONTHS: period(24),
    KEEP_ORDERS_YEARS: period(7).refine((years) => years >= 7, 'expected 7 or more: the law on bookkeeping'),
    RETENTION: z.enum(['daily', 'by-hand'], { error: 'expected daily or by-hand' }).default('daily'),
    SALESMAN_DISCOUNT_PERCENT: percent(1),
    ADMINISTRATOR_DISCOUNT_PERCENT: percent(5),
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

function asNumber(text: string): number {
  return Number(text.replace(',', '.'));
}

function isStore(address: string): boolean {
  const url = URL.parse(address);
  // If the text is not a URL, another check reports that.
  return !url || (url.username !== '' && url.password !== '' && /^(\/[\w.-]+)+\/?$/.test(url.pathname));
}

/**
 * Returns whether the user name and the password of an address can be percent-decoded: two hexadecimal digits must follow each `%`.
 */
function isDecodable(address: string): boolean {
  const { username, password } = URL.parse(address) ?? { username: '', password: '' };
  try {
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns whether an address is that of a whole site, without a path. The site's links are paths that begin at `/`, so under
 * another path they would lead nowhere.
 */
function isSite(address: string): boolean {
  const url = URL.parse(address.replace(/\/+$/, ''));
  // If the text is not a URL of the web, another check reports that.
  return url === null || url.origin === 'null' || url.href === `${url.origin}/`;
}

/** Returns whether an address is only an origin. Browsers compare only origins, so an address with a path would match no page. */
function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text;
}

/**
 * Returns whether an address uses https or is on this machine. It may not contain a user name or a password, because logs would show them.
 */
function isSafeReceiver(address: string): boolean {
  const url = URL.parse(address);
  // If the text is not a URL, another check reports that.
  if (!url) return true;
  const { protocol, hostname, username, password } = url;
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
  return (protocol === 'https:' || isHere) && username === '' && password === '';
}
