import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Connection } from '../db/connect.ts';
import { findUser } from '../modules/people/accounts/accounts.repository.ts';
import { CHANGES, tell } from '../modules/people/changes/changes.repository.ts';
import { BEAT_MS, createLive, type Live } from '../modules/sales/live/live.ts';

/** The events for open screens of the administration, shared by all processes that use the same database. */
export interface OpenedLive {
  readonly live: Live;
  /** Ends all streams immediately. */
  endStreams(): void;
  /**
   * Notifies the other processes that the people whose screens received events from this process have left. Call it while the
   * database is still open.
   */
  close(): Promise<void>;
}

export async function openLive({ db, listen }: Pick<Connection, 'db' | 'listen'>, logger: Logger): Promise<OpenedLive> {
  const nameOf = async (userId: string) => (await findUser(db, userId))?.name ?? null;
  const live = createLive({ process: randomUUID(), tell: (...changes) => tell(db, ...changes), nameOf, logger });
  const listening = await listen(CHANGES, live);
  live.greet();
  const beating = setInterval(() => void live.beat(), BEAT_MS).unref();
  return {
    live,
    endStreams: () => void live.end(),
    async close() {
      clearInterval(beating);
      // Before the connection closes, end the streams: this notifies the other processes through the database.
      await live.end();
      await listening.close();
    },
  };
}
