import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** An attack of one laptop on a server. */
export interface Attack {
  /**
   * `looping`: four connections that repeat requests. `unread`: 400 connections that send several requests without waiting and read no
   * response. `pictures`: 64 connections that request composed pictures.
   */
  readonly kind: 'looping' | 'unread' | 'pictures';
  readonly address: string;
  /** The paths that the attack requests in turn. */
  readonly paths: readonly string[];
  readonly seconds: number;
}

const program = fileURLToPath(new URL('./attacker.ts', import.meta.url));

/** Runs an attack in a separate process, which ends automatically. Returns the number of responses for each status, and of connections. */
export async function run(attack: Attack): Promise<Readonly<Record<string, number>>> {
  const attacker = fork(program);
  // If the benchmark fails, end the attacker too.
  const end = () => attacker.kill('SIGKILL');
  process.once('exit', end);
  attacker.send(attack);
  const [answers] = await once(attacker, 'message');
  await once(attacker, 'exit');
  process.off('exit', end);
  return answers;
}
