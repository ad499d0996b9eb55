import { fetchKept } from '../network/reachability.ts';
import { PartError, type PartFault } from './part-error.ts';

/** Files that this document has, or has on their way. */
const files = new Map<string, Promise<void>>();

/**
 * Brings a script or a style sheet into the browser's HTTP cache, once. A browser does not fetch a module again whose `import()` has
 * failed in the same document; a `fetch` that has failed may be tried again. Throws `PartError`.
 */
export function fetchFile(address: string): Promise<void> {
  const known = files.get(address);
  if (known) return known;
  const file = isInDocument(address) ? Promise.resolve() : fetchAnew(address);
  files.set(address, file);
  file.catch(() => files.delete(address));
  return file;
}

/** What the document itself has loaded, or the page would not run. */
function isInDocument(address: string): boolean {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload],link[rel=stylesheet]');
  return [...links].some((link) => link.getAttribute('href') === address && (link.rel === 'modulepreload' || link.sheet));
}

async function fetchAnew(address: string): Promise<void> {
  try {
    const response = await fetchKept(address);
    const fault = faultOf(response);
    if (fault) throw new PartError(fault, address);
    // Only a body that was read whole is kept.
    await response.arrayBuffer();
  } catch (cause) {
    throw cause instanceof PartError ? cause : new PartError('unreachable', address, { cause });
  }
}

function faultOf({ status, headers }: Response): PartFault | null {
  if (status === 429 || status >= 500) return 'busy';
  if (status >= 400) return 'outdated';
  // The login page of a network that lets nobody through yet.
  return headers.get('Content-Type')?.startsWith('text/html') ? 'unreachable' : null;
}
