import type { Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** An e-mail that the mail server received. */
interface Received {
  readonly to: readonly string[];
  readonly message: string;
  /** Whether the connection was encrypted, and the user name with which the sender of the e-mail logged in; null: without login. */
  readonly secure: boolean;
  readonly user: string | null;
}

interface Refusal {
  readonly code: number;
  readonly text: string;
  /** The SMTP command that the mail server refuses; RCPT TO if omitted. DATA: the mail server refuses after it has read the e-mail. */
  readonly to?: 'MAIL FROM' | 'RCPT TO' | 'DATA';
}

export interface TestMailServer {
  readonly port: number;
  readonly received: readonly Received[];
  /** Sets the refusals of the next e-mails, one for each e-mail. The mail server accepts all later e-mails. */
  refuse(...answers: readonly Refusal[]): void;
  /** Makes the mail server accept the next e-mail, but close the connection without a response. */
  loseNextAnswer(): void;
  /** Sets a function that runs when an e-mail has arrived, before the mail server responds. */
  beforeAnswer(happens: () => Promise<void>): void;
  close(): Promise<void>;
}

const open: SMTPServerOptions = { disabledCommands: ['STARTTLS', 'AUTH'] };

/**
 * Starts a real mail server on the loopback interface.
 * @param wantedPort the port; 0: any free port
 */
export async function aMailServer(options: SMTPServerOptions = open, wantedPort = 0): Promise<TestMailServer> {
  const received: Received[] = [];
  const sockets = new Set<Socket>();
  let losesAnswer = false;
  let happens = async () => {};
  const refusals: Refusal[] = [];
  /** Returns the refusal of the next e-mail if it is for this SMTP command; if not, null. */
  const refusalOf = (command: Refusal['to']) => {
    if ((refusals[0]?.to ?? 'RCPT TO') !== command) return null;
    const refusal = refusals.shift();
    return refusal ? Object.assign(new Error(refusal.text), { responseCode: refusal.code }) : null;
  };
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onMailFrom: (_address, _session, done) => done(refusalOf('MAIL FROM')),
    onRcptTo: (_address, _session, done) => done(refusalOf('RCPT TO')),
    onData(stream, { envelope, secure, user }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = refusalOf('DATA');
        if (refusal) return done(refusal);
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, message: Buffer.concat(chunks).toString(), secure, user: user ?? null });
        if (!losesAnswer) return void happens().then(() => done(), done);
        losesAnswer = false;
        for (const socket of sockets) socket.destroy();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(wantedPort, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  // A client that closes its connection causes an error event. Ignore it, because it is no fault of the mail server.
  server.on('error', () => undefined);
  return {
    port,
    received,
    refuse: (...answers) => void refusals.push(...answers),
    loseNextAnswer: () => {
      losesAnswer = true;
    },
    beforeAnswer: (next) => {
      happens = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
