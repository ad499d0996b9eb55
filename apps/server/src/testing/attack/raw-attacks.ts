import type { Random } from './random.ts';

/** An attack that writes bytes directly to a connection, in pieces with pauses between them. */
export interface RawAttack {
  readonly name: string;
  readonly pieces: readonly Buffer[];
  /** The pause between two pieces, in ms. */
  readonly pause: number;
  /** The greatest number of responses that the server may send on this connection. */
  readonly most: number;
  /** How the client ends the connection. `half`: it closes only its sending side. `cut`: it cuts the connection. */
  readonly end: 'half' | 'cut';
}

const GET = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n';
const POST = 'POST /api/guidemodel/new HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
/**
 * A second HTTP request after the first one. An attack writes the first request so that it is unclear where that request ends, and
 * whether this text is part of its body.
 */
const HIDDEN = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n';

type Make = (random: Random) => Partial<RawAttack> & { readonly text: string };

const makers: Readonly<Record<string, Make>> = {
  'broken request line': (random) => ({
    text: random.one([
      'GET\r\n\r\n',
      'GET /\r\n\r\n',
      'GET / HTTP/9.9\r\nHost: localhost\r\n\r\n',
      'GET / HTTP/1.1 HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'get / HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'G\u0000T / HTTP/1.1\r\nHost: localhost\r\n\r\n',
      ' GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET  /  HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET /\u0001\u00ff HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'GET /\u0000 HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'TRACE / HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'CONNECT example.se:443 HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'HELO example.se\r\n',
      '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003',
      '\r\n\r\n\r\n\r\n',
      `GET /${'a'.repeat(70_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
      'GET / HTTP/1.0\r\n\r\n',
      'GET / HTTP/1.1\r\n\r\n',
    ]),
  }),
  'absolute and odd targets': (random) => ({
    text: `GET ${random.one(['http://localhost/', 'http://evil.example/api/houses', 'https://localhost:1/', 'http://[::1/', 'http://', 'http:///', 'http://localhost\\@evil.example/', 'file:///etc/passwd', '//evil.example/', '/\\evil.example', '/..%2f..%2f', '*', '?x', 'http://user:password@localhost/'])} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  }),
  'another name beside the address': () => ({
    text: 'GET http://localhost/house HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  }),
  'two lengths': (random) => ({
    text: `${POST}${random.one([
      'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
      'Content-Length: 0\r\nContent-Length: 44\r\n\r\n',
      'Content-Length: 0, 44\r\n\r\n',
      'Content-Length: +0\r\n\r\n',
      'Content-Length: -1\r\n\r\n',
      'Content-Length: 0x0\r\n\r\n',
      'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding : chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding:\u000bchunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
      'X: y\r\n Transfer-Encoding: chunked\r\nContent-Length: 0\r\n\r\n',
    ])}${HIDDEN}`,
    // The server refuses the first HTTP request or responds to it. If it responds, it may read `HIDDEN` as a second HTTP request and
    // respond to that too. So two responses are allowed.
    most: 2,
  }),
  'smuggled in chunks': (random) => ({
    text: `${POST}Transfer-Encoding: chunked\r\n\r\n${random.one([
      'zz\r\n{}\r\n0\r\n\r\n',
      '-1\r\n{}\r\n0\r\n\r\n',
      'ffffffffffffffffff\r\n{}\r\n0\r\n\r\n',
      '2;ext=\u0000\r\n{}\r\n0\r\n\r\n',
      `2;${'e'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
      '2\n{}\n0\n\n',
      '2\r\n{}XX0\r\n\r\n',
      '2\r\n{}\r\n0\r\nTrailer: x\r\nContent-Length: 5\r\n\r\n',
      '2\r\n{}\r\n',
    ])}${HIDDEN}`,
    most: 2,
  }),
  'too many headers': (random) => ({
    text: `${GET}${random.one([
      'X: y\r\n'.repeat(3000),
      `X: ${'y'.repeat(100_000)}\r\n`,
      `${'x'.repeat(20_000)}: y\r\n`,
      'Host: evil.example\r\n',
      'X\r\n',
      ': y\r\n',
      'X Y: z\r\n',
      'X: a\u0000b\r\n',
      'X: a\rb\r\n',
      'X: a\nb\r\n',
      'Cookie: gavel=\u0001\u0002\u00ff\r\n',
      `${'Cookie: a=b\r\n'.repeat(200)}`,
      'Expect: 100-continue\r\nContent-Length: 5\r\n',
      'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n',
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n',
    ])}\r\n`,
  }),
  'many ahead': (random) => {
    const count = 2 + random.below(18);
    return { text: `${GET}\r\n`.repeat(count), most: count, end: random.one(['half', 'cut'] as const) };
  },
  'slow sender': (random) => ({
    text: `${POST}Content-Length: 20\r\n\r\n{"HouseId": 1`,
    pause: 1 + random.below(30),
    end: 'cut',
  }),
  'broken off': (random) => ({
    text: `${POST}Content-Length: ${1000 + random.below(1e6)}\r\n\r\n{"HouseId": ${'1'.repeat(random.below(500))}`,
    end: random.one(['half', 'cut'] as const),
  }),
  'leaves at once': (random) => ({
    text: `GET ${random.one(['/', '/api/houses', '/media/drawn/houses/1.svg', '/api/openapi.json'])} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`,
    end: 'cut',
  }),
  noise: (random) => ({ text: String.fromCharCode(...Array.from({ length: 200 }, () => random.below(256))), end: 'half' }),
};

/** Returns an attack that writes bytes to a connection. No browser would send most of them. */
export function aRawAttack(random: Random): RawAttack {
  const name = random.one(Object.keys(makers));
  const { text, pause = 0, most = 1, end = 'half' } = makers[name]?.(random) ?? { text: '' };
  const bytes = Buffer.from(text, 'latin1');
  const length = pause > 0 ? Math.ceil(bytes.length / 6) : bytes.length;
  const pieces = Array.from({ length: Math.ceil(bytes.length / Math.max(length, 1)) }, (_, at) =>
    bytes.subarray(at * length, (at + 1) * length),
  );
  return { name, pieces, pause, most, end };
}
