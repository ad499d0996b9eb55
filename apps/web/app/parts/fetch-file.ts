import { fetchKept, reachability } from '../network/reachability.ts';
import { PartError, type PartFault } from './part-error.ts';

/** The files that this document has loaded or is loading. */
const files = new Map<string, Promise<void>>();

/**
 * Loads a script or a style sheet into the browser’s HTTP cache, once. If an `import()` fails, a browser never requests that module again
 * in the same document. If a `fetch` fails, it can be repeated. Throws `PartError`.
 */
export function fetchFile(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  const file = isInDocument(address) ? Promise.resolve() : fetchAnew(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/** Returns whether the document itself loaded the file when it opened. */
function isInDocument(address: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload],link[rel=stylesheet]');
  return [...links].some((link) => link.getAttribute('href') === address && (link.rel === 'modulepreload' || link.sheet));
}

async function fetchAnew(address: string): Promise<void> {
  try {
    const response = await fetchTwice(address);
    const fault = faultOf(response);
    if (fault) throw new PartError(fault, address);
    // Read the body to the end, because only then the browser caches the response.
    await response.arrayBuffer();
  } catch (cause) {
    throw cause instanceof PartError ? cause : new PartError('unreachable', address, { cause });
  }
}

/** Fetches a file. If the request fails although the server is reachable, tries once more, and reports only the second failure. */
async function fetchTwice(address: string): Promise<Response> {
  try {
    return await fetchAnswered(address);
  } catch (fault) {
    if (await reachability.verdict()) return fetchAnswered(address);
    throw fault;
  }
}

/** Fetches a file. Gives up if no response begins within `SILENT_MS`, because the visitor would wait without knowing why. */
async function fetchAnswered(address: string): Promise<Response> {
  const silence = new AbortController();
  const waiting = setTimeout(() => silence.abort(), SILENT_MS);
  try {
    return await fetchKept(address, { signal: silence.signal });
  } finally {
    clearTimeout(waiting);
  }
}

/**
 * How long to wait for the first byte of a file, in ms. It is long, because on a slow network a file waits for the files that were
 * requested earlier.
 */
const SILENT_MS = 45_000;

function faultOf({ status, headers }: Response): PartFault | null {
  if (status === 429 || status >= 500) return 'busy';
  if (status >= 400) return 'outdated';
  // If the response is HTML, something else responded, for example the login page of a Wi-Fi network.
  return headers.get('Content-Type')?.startsWith('text/html') ? 'unreachable' : null;
}
