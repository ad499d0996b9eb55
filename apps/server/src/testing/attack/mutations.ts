import { brotliCompressSync, gzipSync } from 'node:zlib';
import { nastyHeaders, nastyTexts, nastyValues } from './nasty.ts';
import type { Random } from './random.ts';

export const TRICKS = [
  '//',
  '/./',
  '/../',
  '/..;/',
  '/%2e%2e/',
  '/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/..%5c..%5c',
  '/%00',
  '/%0d%0aX-Injected:%201',
  '/%ff%fe',
  '/%c0%ae%c0%ae/',
  '/%',
  '/%zz',
  '/%u0041',
  ';x=1',
  '/.git/config',
  '/.env',
  '/package.json',
  '/%F0%9F%98%80',
  '/*',
  '?',
  '??a=b',
  '?a[]=1&a[]=2&a[b]=c',
  '?__proto__[x]=1&constructor=2',
  '?%',
  '?a=%zz&b=%',
  '?municipality=%00',
  '?house=99999999999999999999',
  '?houseId=1&houseId=2',
  '#x',
  ...[
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/..//evil.example',
    '/./\t/evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    '/my-projects\r\nX-Injected: 1',
    ' //evil.example',
  ].map((address) => `?returnUrl=${encodeURIComponent(address)}`),
];

export interface Shape {
  method: string;
  path: string;
  readonly parameters: Record<string, unknown>;
  headers: Record<string, string>;
  /** The body of the HTTP request; null or undefined: it has no body. */
  body: unknown;
  /** The body as text; null: send `body` as JSON. */
  text: string | null;
  /** The body as bytes; null: send the text in UTF-8. */
  bytes: Buffer | null;
  /** A text that is appended to the address. */
  trick: string;
}

type Mutation = (shape: Shape, random: Random) => void;

// Methods that HTTP clients can send. `raw-attacks.ts` writes other methods directly to a socket.
export const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'LINK', 'PURGE', 'M-SEARCH'];

const wrongMethod: Mutation = (shape, random) => {
  shape.method = random.one(METHODS);
};

export const wrongHeader: Mutation = (shape, random) => {
  const name = random.one(Object.keys(nastyHeaders));
  shape.headers[name] = random.one(nastyHeaders[name] ?? ['']);
};

const wrongParameter: Mutation = (shape, random) => {
  const names = Object.keys(shape.parameters);
  const name = names.length > 0 ? random.one(names) : 'x';
  if (random.happens(0.2)) delete shape.parameters[name];
  else shape.parameters[name] = random.one(nastyTexts.filter(({ length }) => length < 6000));
};

const wrongPath: Mutation = (shape, random) => {
  shape.trick = random.one(TRICKS);
};

export const onAll: readonly Mutation[] = [wrongMethod, wrongHeader, wrongHeader, wrongParameter, wrongParameter, wrongPath];

export const onBody: readonly Mutation[] = [
  (shape, random) => {
    shape.body = replacedOnce(shape.body, random);
  },
  (shape, random) => {
    shape.body = replacedOnce(shape.body, random);
  },
  (shape, random) => {
    shape.body = { ...Object(shape.body), [random.one(nastyTexts)]: random.one(nastyValues) };
  },
  (shape, random) => {
    const [first, ...others] = Object.entries(Object(shape.body));
    shape.body = first && random.happens(0.7) ? Object.fromEntries(others) : random.one(nastyValues);
  },
  (shape, random) => {
    shape.text = brokenText(JSON.stringify(shape.body) ?? '', random);
  },
  (shape, random) => {
    const bytes = Buffer.from(JSON.stringify(shape.body) ?? '');
    const [coding, coded] = random.one([
      ['gzip', gzipSync(bytes)],
      ['gzip', gzipSync(bytes).subarray(0, 12)],
      ['gzip', gzipSync(Buffer.alloc(3_000_000))],
      ['br', brotliCompressSync(bytes)],
      ['deflate', Buffer.from([1, 2, 3])],
    ] as const);
    shape.headers['Content-Encoding'] = coding;
    shape.bytes = Buffer.from(coded);
  },
  (shape, random) => {
    shape.bytes = random.one([
      Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
      Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]),
      Buffer.from([0x22, 0xc3, 0x28, 0x22]),
      Buffer.from('{"a":"\xed\xa0\x80"}', 'latin1'),
      Buffer.from(JSON.stringify(shape.body) ?? '', 'utf16le'),
      Buffer.alloc(300_000, 0x20),
    ]);
  },
  (shape, random) => {
    shape.headers['Content-Type'] = random.one(nastyHeaders['Content-Type'] ?? ['']);
  },
];

/** Returns a copy of the value in which an unexpected value replaces one part. */
function replacedOnce(value: unknown, random: Random): unknown {
  const isList = Array.isArray(value);
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  if (keys.length === 0 || random.happens(0.15)) return random.one(nastyValues);
  const key = random.one(keys);
  const entries = Object.entries(Object(value)).map(([name, inner]) => [
    name,
    name === key ? replacedOnce(inner, random) : inner,
  ]);
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function brokenText(json: string, random: Random): string {
  const [, first = 'a'] = /"([^"]*)":/.exec(json) ?? [];
  return random.one([
    json.slice(0, random.below(json.length + 1)),
    `${json},`,
    json.replace(/}$/, `, "${first}": 1}`),
    json.replace(/^{/, `{"${first}": null, "${first}": [],`),
    '['.repeat(20_000),
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    json.replace(/\d+/, '1e999999'),
    json.replace(/\d+/, `1${'0'.repeat(400)}`),
    json.replace(/\d+/, '-'),
    json.replace(/"/g, "'"),
    `/* */${json}`,
    '',
    'null',
    '"',
    '\u0000',
    '{"__proto__":{"a":1}}',
    `"${'\\ud800'.repeat(100)}"`,
    `a=b&c=${encodeURIComponent(json).slice(0, 2000)}`,
    `--x\r\nContent-Disposition: form-data; name="a"; filename="../../a"\r\n\r\n${json.slice(0, 500)}\r\n--x--`,
  ]);
}
