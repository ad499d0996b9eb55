import { z } from '@gavel/contract';
import { storedLinks } from './formats.ts';

const madeLink = z.object({
  token: z.string(),
  /** The key with which this browser can withdraw the link or send it by e-mail. The browser sends the key for nothing else. */
  key: z.string(),
  /** The visitor’s name for the house, or the title of the house model. */
  name: z.string(),
  house: z.string(),
  /** When the link was made, in milliseconds since 1970. */
  madeAt: z.number(),
});

const madeLinks = z.object({ links: z.array(madeLink) });

/** A link to a house. The visitor made the link in this browser, and only this browser has the key that withdraws it. */
export type MadeLink = z.output<typeof madeLink>;

/** Stores the key with which a link can be withdrawn. If the browser refuses, the link cannot be withdrawn, but it still expires. */
export function keepLink(link: MadeLink): void {
  write([link, ...readLinks().filter(({ token }) => token !== link.token)]);
}

/** Forgets a link that no longer exists. */
export function forgetLink(token: string): void {
  write(readLinks().filter((link) => link.token !== token));
}

/** Returns the links that were made in this browser, the latest first. Returns none if the storage is blocked or unreadable. */
export function readLinks(): readonly MadeLink[] {
  const stored = madeLinks.safeParse(storedLinks.read('localStorage'));
  return stored.success ? stored.data.links : [];
}

/** If the browser refuses to store the links, the visitor notices nothing, because the link itself works. */
function write(links: readonly MadeLink[]): void {
  storedLinks.write('localStorage', { links });
}
