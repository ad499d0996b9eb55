import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import { freePort } from '../free-port.ts';

/** A mail server that accepts every e-mail and stores none. */
export interface MailSink {
  /** The value of `SMTP_URL`. */
  readonly address: string;
  /** Waits until no e-mail arrives any more. */
  silence(): Promise<void>;
  stop(): Promise<void>;
}

/** If no e-mail arrives for this time, in ms, the server’s queue is empty. The server checks the queue more often than this. */
const SILENCE_MS = 5000;

export async function openMailSink(): Promise<MailSink> {
  let last = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      last = performance.now();
      stream.resume().once('end', () => done());
    },
  });
  // Ignore the error event of a client that closes its connection early, because it is no fault of the server.
  server.on('error', () => undefined);
  const port = await freePort();
  const listening = server.listen(port, '127.0.0.1');
  if (!listening.listening) await once(listening, 'listening');
  return {
    address: `smtp://127.0.0.1:${port}`,
    async silence() {
      const begun = performance.now();
      while (performance.now() - Math.max(begun, last) < SILENCE_MS) await setTimeout(100);
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
