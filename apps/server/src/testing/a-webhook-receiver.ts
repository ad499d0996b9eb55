import { createServer, type IncomingHttpHeaders } from 'node:http';

/** A webhook call that the receiver got. */
interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The response that the receiver sends. `silence`: the receiver never responds. `endless`: it sends a body that does not end. */
interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly is?: 'silence' | 'endless';
}

export interface TestReceiver {
  readonly url: string;
  readonly received: readonly ReceivedCall[];
  /** Sets the responses to the next calls, one for each call. After these, the receiver responds with status 204. */
  answer(...answers: readonly Answer[]): void;
  close(): Promise<void>;
}

/** Starts a web server on a free port of the loopback interface that accepts every POST. */
export async function aWebhookReceiver(): Promise<TestReceiver> {
  const received: ReceivedCall[] = [];
  const answers: Answer[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks).toString() });
      const { status = 204, headers = {}, body = '', is } = answers.shift() ?? {};
      if (is === 'silence') return;
      response.writeHead(status, headers);
      if (is !== 'endless') return void response.end(body);
      const goOn = () => {
        if (!response.destroyed) response.write('x'.repeat(16_384), () => setImmediate(goOn));
      };
      goOn();
    });
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `http://127.0.0.1:${port}/hooks/gavel`,
    received,
    answer: (...next) => void answers.push(...next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
