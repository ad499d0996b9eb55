import { PartError } from './part-error.ts';

const sheets = new Map<string, Promise<void>>();

/** Adds a style sheet to the document and waits until it has loaded. Throws `PartError`. After a failure, the next call tries again. */
export function loadSheet(address: string): Promise<void> {
  const sheet = sheets.get(address) ?? put(address);
  sheets.set(address, sheet);
  sheet.catch(() => sheets.delete(address));
  return sheet;
}

function put(address: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const standing = [...links].find((link) => link.getAttribute('href') === address);
  try {
    // In Chromium, a sheet that failed to load is empty.
    if (standing?.sheet?.cssRules.length) return Promise.resolve();
  } catch {
    // In Firefox, reading the rules of a sheet that failed to load throws.
  }
  // The link of a sheet that failed to load fires no more events, so load the sheet by another link at the same place.
  const link = document.createElement('link');
  return new Promise((done, fail) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new PartError('unreachable', address));
    };
    link.rel = 'stylesheet';
    link.href = address;
    (standing ?? document.head.lastChild)?.after(link);
  });
}
