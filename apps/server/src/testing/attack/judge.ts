import type { Attack } from './requests.ts';

/** A response to an attack. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The beginning of the body, if it is text. */
  readonly text: string;
}

/** Patterns of internal details and secrets that no response may contain. */
const INSIDES: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>[\] ]+ \(?(?:file:|\/|node:)/,
  /node_modules|node:internal/,
  /\.(?:ts|js|mjs):\d+:\d+/,
  /Failed query|\bselect "|insert into "|\$1\b/i,
  /ECONN|ENOENT|EACCES|SQLSTATE|PGlite|drizzle/i,
  /root:x:0:0/,
  /\$argon2/,
];

/** Matches a link, a form or a picture in a page that leads to the attacker’s address or runs a script. */
const LURED = /\b(?:href|action|src|formaction)="\s*(?:(?:https?:)?[\\/]{2}evil\.example|javascript:)/i;

/**
 * Returns whether a redirect leads to another site. The function resolves the address as a browser does. Our own site is `localhost`, even
 * if an attack names another host.
 */
function leadsAway(location: Answer['headers'][string]): boolean {
  if (location === undefined) return false;
  const url = URL.parse(String(location), 'http://localhost/some/page');
  return url?.hostname !== 'localhost' && url?.hostname !== '127.0.0.1';
}

/** The parts of an attack that decide which responses are faults. */
type Asked = Pick<Attack, 'method' | 'headers'>;

/** Returns whether the headers of a write show that a page of another site sent it. Only `localhost` is our own site. */
function isForeignWrite({ method, headers }: Asked): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers.Origin !== undefined || ['cross-site', 'same-site'].includes(headers['Sec-Fetch-Site'] ?? '');
}

/**
 * Returns the fault of a response; null: the response has no fault.
 * @param secrets texts that no response may contain
 */
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
