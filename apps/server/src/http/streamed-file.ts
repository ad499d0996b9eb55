import { BYTE_ORDER_MARK, type Cell, csvLines } from '@gavel/contract/staff';

/** What stands over a column, and what a row has in it. */
export type Column<Row> = readonly [title: string, cell: (row: Row) => Cell];

/** A file that is sent while it is made: never more of it is in memory than whoever gets it is about to read. */
export interface StreamedFile {
  readonly stream: ReadableStream<Uint8Array>;
  /** As it is to be called where it is kept. */
  readonly name: string;
}

/** A table as `csvFile` makes one. @param parts of its rows, one after another */
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

/** A list as JSON, a line for each. @param parts of what is in it, one after another */
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

/** Asked for as it is read; given up when nobody reads it any more. What breaks breaks the answer off, so that nobody takes half a file for the whole. */
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
