/** So much may wait for somebody who does not read; whoever lets more wait has to begin anew. */
const MOST_WAITING = 64 * 1024;

/** An answer that goes on. It is opened when it is sent, and left by being cancelled. */
export interface AnsweredStream {
  open(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** Server-sent events to one reader. */
export interface EventStream {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** @param data one line */
  send(data: string): void;
  /** A comment: who reads knows that the connection holds, and so does what stands between. */
  beat(): void;
  end(): void;
}

/** @param onEnd is told once that nobody reads any more, whoever has ended it */
export function eventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | null = null;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (own) => {
        controller = own;
      },
      cancel: () => {
        controller = null;
        onEnd();
      },
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING }),
  );

  function write(text: string): void {
    if (!controller) return;
    const bytes = encoder.encode(text);
    if ((controller.desiredSize ?? 0) < bytes.length) end();
    else controller.enqueue(bytes);
  }

  function end(): void {
    if (!controller) return;
    controller.close();
    controller = null;
    onEnd();
  }

  return { body, send: (data) => write(`data: ${data}\n\n`), beat: () => write(':\n\n'), end };
}
