import { type ChildProcess, spawn } from 'node:child_process';

/**
 * Starts one of the server's programs and waits until it listens. The program stops when the process that started it ends. Throws the
 * program's output if the program ends before it listens.
 * @param hear gets everything that the program prints
 */
export async function startServer(
  program: readonly string[],
  env: Readonly<Record<string, string>>,
  hear: (words: string) => void = () => {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--import', './tools/end-with-parent.ts', ...program], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let heard = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (words: string) => {
        heard += words;
        hear(words);
        if (/^Gavel: /m.test(heard)) resolve();
      });
    server.once('exit', () => reject(new Error(`the server ended: ${heard}`)));
  });
  return server;
}
