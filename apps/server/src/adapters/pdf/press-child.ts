import { type ChildProcess, fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import { logWords } from '../children/log-words.ts';
import { PressError } from './press.ts';
import type { TypesetAnswer, TypesetJob } from './typeset-messages.ts';

/** The limits of one process. */
export interface PressLimits {
  /** The time limit for one document, in ms. */
  readonly timeMs: number;
  /**
   * The memory limit of the process, in bytes. The limit is checked while a document is made, if the system reports how much memory
   * the process uses.
   */
  readonly memoryBytes: number;
  /** The number of documents after which a process is replaced, because a process never returns memory outside its heap. */
  readonly documents: number;
}

/** The process ended before it made the document, although it kept the limits. Another process may succeed with the same document. */
export class ChildEndedError extends Error {
  override readonly name = 'ChildEndedError';
}

const LOOKED_EVERY_MS = 100;
const PAGE_BYTES = 4096;

/** A process that makes one document after the other. */
export class PressChild {
  private readonly child: ChildProcess;
  private readonly limits: PressLimits;
  private made = 0;
  private isWorn = false;

  constructor(program: URL, fonts: readonly string[], limits: PressLimits, logger: Pick<Logger, 'warn'>) {
    this.limits = limits;
    this.child = fork(program, [...fonts], {
      serialization: 'advanced',
      // Without this option, the process would get the Node options of the server.
      execArgv: ['--no-warnings'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    logWords(this.child, 'press', logger);
    // Do not report the error here. `answerTo` rejects the document that is being made. If no document is being made, the next
    // document gets another process.
    this.child.on('error', () => this.end());
    this.child.once('exit', () => {
      this.isWorn = true;
    });
    // An idle child process must not keep the server from ending.
    this.child.unref();
    this.child.channel?.unref();
  }

  get canGoOn(): boolean {
    return !this.isWorn && this.child.connected && this.made < this.limits.documents;
  }

  /**
   * Makes a document. Throws `PressError` if the document is refused or exceeds a limit, and `ChildEndedError` if the process has ended.
   */
  async make(job: TypesetJob): Promise<Uint8Array> {
    this.made += 1;
    const answer = await this.answerTo(job);
    if (answer.memoryBytes > this.limits.memoryBytes) this.isWorn = true;
    if (answer.kind === 'refused') throw new PressError(answer.reason);
    return answer.bytes;
  }

  end(): void {
    this.isWorn = true;
    this.child.kill('SIGKILL');
  }

  private answerTo(job: TypesetJob): Promise<TypesetAnswer> {
    const { child, limits } = this;
    return new Promise((resolve, reject) => {
      const fail = (error: Error) => {
        settle();
        this.end();
        reject(error);
      };
      const onMessage = (answer: TypesetAnswer) => {
        settle();
        resolve(answer);
      };
      const onExit = () => fail(new ChildEndedError('the process that sets type ended'));
      const tooLong = setTimeout(() => fail(new PressError(`took longer than ${limits.timeMs} ms`)), limits.timeMs);
      const looking = setInterval(async () => {
        if ((await residentBytes(child.pid)) > limits.memoryBytes)
          fail(new PressError(`took more than ${limits.memoryBytes} bytes`));
      }, LOOKED_EVERY_MS);
      const settle = () => {
        clearTimeout(tooLong);
        clearInterval(looking);
        child.off('message', onMessage);
        child.off('exit', onExit);
        child.unref();
        child.channel?.unref();
      };
      child.on('message', onMessage);
      child.once('exit', onExit);
      child.ref();
      child.channel?.ref();
      child.send(job, (error) => error && onExit());
    });
  }
}

/** Returns the memory of a process, in bytes; 0 if the system does not report it. */
async function residentBytes(pid: number | undefined): Promise<number> {
  try {
    const [, pages = '0'] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ');
    return Number(pages) * PAGE_BYTES;
  } catch {
    return 0;
  }
}
