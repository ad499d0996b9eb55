import type { Connection } from '../db/connect.ts';
import type { Env } from './env.ts';

/** What commands of `npm run admin` have at hand. */
export interface Administering {
  readonly env: Env;
  readonly connection: Connection;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
