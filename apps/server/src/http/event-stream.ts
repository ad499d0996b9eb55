/** The most bytes that may wait in memory for a slow reader. If more bytes wait, the stream ends and the reader must connect again. */
const MOST_WAITING = 64 * 1024;

/**
 * A response that does not end by itself. The server opens the stream when it sends the response, and cancels the stream when the reader
 * leaves.
 */
export interface AnsweredStream {
  open(): ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** A stream of server-sent events to one reader. */
export interface EventStream {
  readonly body: ReadableStream<Uint8Array<ArrayBuffer>>;
  /**
   * Sends an event.
   * @param data one line
   */
  send(data: string): void;
  /** Sends a comment. It shows the reader, and proxies on the way, that the connection is alive. */
  beat(): void;
  end(): void;
}

/**
 * Returns a new stream of server-sent events.
 * @param onEnd called once when the stream ends, whether the server or the reader ends it
 */
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
