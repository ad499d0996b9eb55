import { z } from '@gavel/contract';
import { storedLinks } from './formats.ts';

const madeLink = z.object({
  token: z.string(),
  /** Withdraws the link; never leaves this browser but to do so. */
  key: z.string(),
  /** What the house is called, and which it is. */
  name: z.string(),
  house: z.string(),
  /** Milliseconds since 1970. */
  madeAt: z.number(),
});

const madeLinks = z.object({ links: z.array(madeLink) });

/** A link that was made in this browser and can be withdrawn from it. */
export type MadeLink = z.output<typeof madeLink>;

/** Keeps what withdraws a link. A browser that refuses has a link that cannot be withdrawn; it ends by itself. */
export function keepLink(link: MadeLink): void {
  write([link, ...readLinks().filter(({ token }) => token !== link.token)]);
}

/** Forgets a link that is no more. */
export function forgetLink(token: string): void {
  write(readLinks().filter((link) => link.token !== token));
}

/** The links made in this browser, the latest first; none where storage is blocked or holds rubbish. */
export function readLinks(): readonly MadeLink[] {
  const stored = madeLinks.safeParse(storedLinks.read('localStorage'));
  return stored.success ? stored.data.links : [];
}

/** A browser that refuses loses nothing that the visitor sees: the link works all the same. */
function write(links: readonly MadeLink[]): void {
  storedLinks.write('localStorage', { links });
}
