import type { Attack } from './requests.ts';

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The beginning of the body, where it is text. */
  readonly text: string;
}

/** Of our insides, and of what opens something, nothing stands in an answer. */
const INSIDES: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>[\] ]+ \(?(?:file:|\/|node:)/,
  /node_modules|node:internal/,
  /\.(?:ts|js|mjs):\d+:\d+/,
  /Failed query|\bselect "|insert into "|\$1\b/i,
  /ECONN|ENOENT|EACCES|SQLSTATE|PGlite|drizzle/i,
  /root:x:0:0/,
  /\$argon2/,
];

/** A link, form or picture of a page that leads to where an attack wanted it to, or runs something. */
const LURED = /\b(?:href|action|src|formaction)="\s*(?:(?:https?:)?[\\/]{2}evil\.example|javascript:)/i;

/** Whether an address that an answer leads on to is of another site, as a browser resolves it. It was asked as `localhost`, or as nobody's name. */
function leadsAway(location: Answer['headers'][string]): boolean {
  if (location === undefined) return false;
  const url = URL.parse(String(location), 'http://localhost/some/page');
  return url?.hostname !== 'localhost' && url?.hostname !== '127.0.0.1';
}

/** What of a request its answer is judged by. */
type Asked = Pick<Attack, 'method' | 'headers'>;

/** Whether a page of another site sent it, as a browser tells. Nothing but the address that it is asked at is our own site's. */
function isForeignWrite({ method, headers }: Asked): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers.Origin !== undefined || ['cross-site', 'same-site'].includes(headers['Sec-Fetch-Site'] ?? '');
}

/** What is wrong with an answer; null: nothing. @param secrets words that are nobody's to read */
export function faultOf({ status, headers, text }: Answer, asked: Asked, secrets: readonly string[]): string | null {
  if (isForeignWrite(asked) && status < 400) return 'another site was let in';
  if (status === 405 && headers.allow === undefined) return 'it does not say which methods it takes';
  if (LURED.test(text)) return `the page leads away: ${LURED.exec(text)?.[0]}`;
  if (status >= 500 && headers['retry-after'] === undefined) return `answered ${status}`;
  if (headers['x-injected'] !== undefined) return 'a header was injected';
  if (leadsAway(headers.location)) return `it leads to ${String(headers.location).slice(0, 100)}`;
  const said = INSIDES.find((inside) => inside.test(text));
  if (said) return `the answer says ${said}`;
  if (secrets.some((secret) => text.includes(secret))) return 'the answer has a secret';
  return null;
}
