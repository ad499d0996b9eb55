import { BYTE_ORDER_MARK, type Cell, csvLines } from '@gavel/contract/staff';

/** The title of a column, and a function that returns the cell of a row in this column. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => Cell];

/** A file that is sent while it is made, so that only the part that the client reads next is in memory. */
export interface StreamedFile {
  readonly stream: ReadableStream<Uint8Array>;
  /** The file name for the download. */
  readonly name: string;
}

/**
 * Returns a table in the format of `csvFile` as a file that is made while it is sent.
 * @param parts the rows, one part after another
 */
export function streamedCsv(
  name: string,
  head: readonly Cell[],
  parts: AsyncIterable<readonly (readonly Cell[])[]>,
  onFault: (error: unknown) => void,
): StreamedFile {
  async function* written() {
    yield `${BYTE_ORDER_MARK}${csvLines([head])}`;
    for await (const rows of parts) if (rows.length > 0) yield csvLines(rows);
  }
  return { name, stream: streamOf(written(), onFault) };
}

/**
 * Returns a list as a file of JSON with an item on each line, made while it is sent.
 * @param parts the items, one part after another
 */
export function streamedJson(
  name: string,
  parts: AsyncIterable<readonly unknown[]>,
  onFault: (error: unknown) => void,
): StreamedFile {
  async function* written() {
    yield '[';
    let isFirst = true;
    for await (const part of parts) {
      if (part.length === 0) continue;
      yield `${isFirst ? '' : ','}\n${part.map((one) => JSON.stringify(one)).join(',\n')}`;
      isFirst = false;
    }
    yield '\n]\n';
  }
  return { name, stream: streamOf(written(), onFault) };
}

/**
 * Returns a stream that makes each text only when the reader asks for it, and stops when the reader leaves. An error breaks off the
 * response, so that the client does not mistake half a file for a complete file.
 */
function streamOf(texts: AsyncGenerator<string>, onFault: (error: unknown) => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { value, done } = await texts.next();
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          onFault(error);
          controller.error(error);
        }
      },
      async cancel() {
        await texts.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
