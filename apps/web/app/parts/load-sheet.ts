import { PartError } from './part-error.ts';

const sheets = new Map<string, Promise<void>>();

/** Adds a style sheet to the document and waits until it has loaded. Throws `PartError`. After a failure, the next call tries again. */
export function loadSheet(address: string): Promise<void> {
  const known = sheets.get(address);
  if (known) return known;
  const sheet = put(address);
  sheets.set(address, sheet);
  sheet.catch(() => sheets.delete(address));
  return sheet;
}

function put(address: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const standing = [...links].find((link) => link.getAttribute('href') === address);
  if (standing?.sheet) return Promise.resolve();
  const link = standing ?? document.createElement('link');
  return new Promise((done, fail) => {
    link.addEventListener('load', () => done(), { once: true });
    link.addEventListener(
      'error',
      () => {
        link.remove();
        fail(new PartError('unreachable', address));
      },
      { once: true },
    );
    if (standing) return;
    link.rel = 'stylesheet';
    link.href = address;
    document.head.append(link);
  });
}
