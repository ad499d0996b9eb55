import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const [newSecret, oldSecret] = ['n', 'o'].map((sign) => `whsec_${Buffer.from(sign.repeat(32)).toString('base64')}`);

test('if no environment variable is set, every setting has its default value', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataFolder: './data',
    databaseUrl: null,
    databaseOwnerUrl: null,
    rangeFolder: 'ranges/bjorkvik',
    stopsWithin: 15_000,
    drainsFor: 0,
    baseUrl: null,
    media: null,
    pictureCacheBytes: 4_000_000_000,
    makesAvif: true,
    clockStart: null,
    smtpUrl: null,
    authSecret: null,
    trustedProxies: [],
    isDemo: true,
    portalFile: 'apps/server/demo/housing-portal.json',
    webhook: null,
    webhookReach: 'internet',
    salesmenSee: 'all',
    ordersNeed: 'nobody',
    reviewAbove: null,
    keep: { leadsMonths: 24, accountsMonths: 24, ordersYears: 7, isDaily: true },
    discountLimits: { salesman: 1, administrator: 5 },
    securityContact: null,
    embedders: [],
    logLevel: 'info',
    metrics: null,
  });
});

test('an empty variable is treated as not set', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: null });
});

test('set variables are read and converted', () => {
  const env = readEnv({
    PORT: '8080',
    HOST: '0.0.0.0',
    STOP_SECONDS: '60',
    DRAIN_SECONDS: '10',
    DATABASE_URL: 'postgres://gavel@db:5432/gavel',
    DATABASE_OWNER_URL: 'postgres://owner@db:5432/gavel',
    BASE_URL: 'https://hus.example.se/',
    MEDIA_URL: 'https://key:a%2Fsecret@store.example.se/bucket/site?region=eu-north-1',
    PICTURE_CACHE_MB: '500',
    PICTURE_AVIF: 'off',
    GAVEL_CLOCK: '2026-11-20T12:00:00+01:00',
    SMTP_URL: 'smtp://gavel:hemligt@post.example.se:587',
    AUTH_SECRET: 's'.repeat(32),
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    WEBHOOK_URL: 'https://crm.example.se/gavel?tenant=7',
    WEBHOOK_SECRET: `${newSecret},${oldSecret}`,
    SALESMEN_SEE: 'own',
    ORDERS_NEED: 'administrator',
    SALESMAN_DISCOUNT_PERCENT: '1,5',
    ADMINISTRATOR_DISCOUNT_PERCENT: '10',
    LOG_LEVEL: 'warn',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.0.0.5',
  });
  expect(env).toMatchObject({
    port: 8080,
    host: '0.0.0.0',
    stopsWithin: 60_000,
    drainsFor: 10_000,
    databaseUrl: 'postgres://gavel@db:5432/gavel',
    databaseOwnerUrl: 'postgres://owner@db:5432/gavel',
    baseUrl: 'https://hus.example.se',
    media: {
      address: 'https://store.example.se/bucket/site',
      region: 'eu-north-1',
      accessKey: 'key',
      secretKey: 'a/secret',
    },
    pictureCacheBytes: 500_000_000,
    makesAvif: false,
    clockStart: Date.UTC(2026, 10, 20, 11),
    smtpUrl: 'smtp://gavel:hemligt@post.example.se:587',
    authSecret: 's'.repeat(32),
    trustedProxies: ['10.0.0.0/8', '::1'],
    webhook: { url: 'https://crm.example.se/gavel?tenant=7', secrets: [newSecret, oldSecret] },
    salesmenSee: 'own',
    ordersNeed: 'administrator',
    discountLimits: { salesman: 1.5, administrator: 10 },
    logLevel: 'warn',
    metrics: { host: '10.0.0.5', port: 9464 },
  });
});

test('the settings accept the address of PostgreSQL’s local socket', () => {
  const DATABASE_URL = 'postgres://gavel@localhost/gavel?host=/run/postgresql';
  expect(readEnv({ DATABASE_URL })).toMatchObject({ databaseUrl: DATABASE_URL });
});

test('a secret can be read from a file, and an error about a secret does not contain the secret’s value', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gavel-env-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, empty] = [join(folder, 'secret'), join(folder, 'empty')];
  writeFileSync(file, `${'s'.repeat(32)}\n`);
  writeFileSync(empty, '\n');
  expect(readEnv({ AUTH_SECRET_FILE: file })).toMatchObject({ authSecret: 's'.repeat(32) });
  const faulty = {
    AUTH_SECRET_FILE: file,
    AUTH_SECRET: 't'.repeat(32),
    SMTP_URL_FILE: empty,
    DATABASE_URL_FILE: join(folder, 'none'),
  };
  expect(() => readEnv(faulty)).toThrow(
    new EnvError(
      [
        `DATABASE_URL_FILE: ${folder}/none cannot be read (ENOENT)`,
        'AUTH_SECRET_FILE: AUTH_SECRET is set too',
        `SMTP_URL_FILE: ${empty} is empty`,
      ].join('\n'),
    ),
  );
  expect(() => readEnv({ DATABASE_URL_FILE: file })).toThrow(
    new EnvError('DATABASE_URL: expected an address like postgres://user:password@host:5432/name'),
  );
});

test('the error has one line for each fault, with the name of the variable', () => {
  expect(() =>
    readEnv({
      PORT: '80a',
      DATABASE_URL: 'mysql://db',
      BASE_URL: 'hus.example.se',
      STOP_SECONDS: '1',
      MEDIA_URL: 'https://store.example.se/bucket',
      PICTURE_CACHE_MB: '1',
      PICTURE_AVIF: 'ja',
      GAVEL_CLOCK: '2026-11-20',
      TRUSTED_PROXIES: '10.0.0.0/8, proxy',
      LOG_LEVEL: 'loud',
    }),
  ).toThrow(
    new EnvError(
      [
        'PORT: expected a port, 0 to 65535',
        'DATABASE_URL: expected an address like postgres://user:password@host:5432/name',
        'STOP_SECONDS: expected seconds, 2 to 9999',
        'BASE_URL: expected an address like https://hus.example.se',
        'MEDIA_URL: expected a key, a secret and a bucket: https://KEY:SECRET@store.example.se/bucket',
        'PICTURE_CACHE_MB: expected megabytes, 10 or more',
        'PICTURE_AVIF: expected on or off',
        'GAVEL_CLOCK: expected a time like 2026-11-20T12:00:00+01:00',
        'TRUSTED_PROXIES: expected addresses and networks with commas between, like 10.0.0.0/8,::1',
        'LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent',
      ].join('\n'),
    ),
  );
});

test('the settings reject a public address with a path, because all links would be broken', () => {
  for (const BASE_URL of ['https://hus.example.se/bygg', 'https://hus.example.se/?a=1', 'https://anna:hemligt@hus.example.se'])
    expect(() => readEnv({ BASE_URL })).toThrow(
      new EnvError('BASE_URL: expected an address without a path, like https://hus.example.se'),
    );
  expect(readEnv({ BASE_URL: 'https://Hus.example.se:8443//' }).baseUrl).toBe('https://Hus.example.se:8443');
});

test('the settings reject a secret of the picture store that is not percent-encoded, and the error does not contain the secret', () => {
  expect(() => readEnv({ MEDIA_URL: 'https://key:100%hemligt@store.example.se/bucket' })).toThrow(
    new EnvError('MEDIA_URL: expected special characters of the key and the secret in percent-encoding, such as %25 for %'),
  );
});

test.each(['65536', '-1', '3000.5', '3e3'])('the settings reject the value %s of PORT', (PORT) => {
  expect(() => readEnv({ PORT })).toThrow('PORT: expected a port');
});

test.each([
  [{}, true],
  [{ BASE_URL: 'https://hus.example.se' }, false],
  [{ RANGE: 'ranges/bjorkvik' }, false],
  [{ DATABASE_URL: 'postgres://db/gavel' }, false],
  [{ RANGE: 'ranges/bjorkvik', DEMO: 'on' }, true],
  [{ DEMO: 'off' }, false],
])('the environment %j decides whether the server is a demonstration: %s', (variables, isDemo) => {
  expect(readEnv(variables)).toMatchObject({ isDemo, portalFile: isDemo ? expect.any(String) : null });
});

test('the settings reject a demonstration with a PostgreSQL database', () => {
  expect(() => readEnv({ DATABASE_URL: 'postgres://db/gavel', DEMO: 'on' })).toThrow('DEMO: a demonstration has the embedded');
});

test.each([
  ['http://crm.example.se/gavel', 'expected https'],
  ['http://127.0.0.1.evil.example/', 'expected https'],
  ['https://user:password@crm.example.se/', 'no name or password'],
  ['ftp://crm.example.se/', 'expected an address'],
  ['crm.example.se', 'expected an address'],
])('the settings reject the value %s of WEBHOOK_URL', (WEBHOOK_URL, words) => {
  expect(() => readEnv({ WEBHOOK_URL, WEBHOOK_SECRET: newSecret })).toThrow(words);
});

test.each(['http://localhost:4000/hook', 'http://127.0.0.1/hook', 'http://[::1]:4000/hook'])(
  'the value %s of WEBHOOK_URL is accepted without https, because such a webhook stays on this machine',
  (url) => {
    expect(readEnv({ WEBHOOK_URL: url, WEBHOOK_SECRET: newSecret }).webhook).toEqual({ url, secrets: [newSecret] });
  },
);

test('the settings reject a webhook without an address, without a secret, or with an invalid secret', () => {
  const url = { WEBHOOK_URL: 'https://crm.example.se/' };
  for (const settings of [url, { WEBHOOK_SECRET: newSecret }])
    expect(() => readEnv(settings)).toThrow('WEBHOOK_URL and WEBHOOK_SECRET are set together');
  for (const secret of ['hemligt', 'whsec_aGVqCg==', `${newSecret} hemligt`])
    expect(() => readEnv({ ...url, WEBHOOK_SECRET: secret })).toThrow('WEBHOOK_SECRET: expected whsec_');
});

test('EMBED_ORIGINS lists the sites that may embed the public pages; the settings reject an origin with a path', () => {
  const named = readEnv({ EMBED_ORIGINS: 'https://www.hus.example.se, https://visning.example.se' });
  expect(named.embedders).toEqual(['https://www.hus.example.se', 'https://visning.example.se']);
  expect(readEnv({}).embedders).toEqual([]);
  for (const EMBED_ORIGINS of ['https://hus.example.se/', 'hus.example.se', '*', "https://a.example 'unsafe-inline'"])
    expect(() => readEnv({ EMBED_ORIGINS })).toThrow('EMBED_ORIGINS');
});
