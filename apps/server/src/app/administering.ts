import type { Connection } from '../db/connect.ts';
import type { Env } from './env.ts';

/** The dependencies of the commands of `npm run admin`. */
export interface Administering {
  readonly env: Env;
  readonly connection: Connection;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}
