import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What one laptop does to a server. */
export interface Attack {
  /** Four connections that ask and ask; 400 that send ahead and read nothing; 64 that want pictures composed. */
  readonly kind: 'looping' | 'unread' | 'pictures';
  readonly address: string;
  /** Asked for in turn. */
  readonly paths: readonly string[];
  readonly seconds: number;
}

const program = fileURLToPath(new URL('./attacker.ts', import.meta.url));

/** Runs an attack in a process of its own, which ends by itself. How often each status was answered. */
export async function run(attack: Attack): Promise<Readonly<Record<string, number>>> {
  const attacker = fork(program);
  // A run that fails leaves nobody attacking.
  const end = () => attacker.kill('SIGKILL');
  process.once('exit', end);
  attacker.send(attack);
  const [answers] = await once(attacker, 'message');
  await once(attacker, 'exit');
  process.off('exit', end);
  return answers;
}
