import type { AnsweredFile } from '@gavel/contract';
import { ApiError } from './api-error.ts';
import { attachedName } from './attached-name.ts';

/** The options of a call that returns a file. */
export interface FileProgress {
  /** Aborts the request; the call then throws `ApiError` with `network`. */
  readonly signal?: AbortSignal;
  /**
   * Called when the response begins and for each part that arrives.
   * @param received how many bytes have arrived
   * @param size the total size in bytes; null if it is unknown
   */
  onReceived?(received: number, size: number | null): void;
}

/** Returns the file of a response, with its name. Throws `ApiError` with the code `network` if the connection breaks. */
export async function fileOf(response: Response, onReceived?: FileProgress['onReceived']): Promise<AnsweredFile> {
  const size = sizeOf(response.headers);
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  onReceived?.(received, size);
  try {
    const reader = response.body?.getReader();
    for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
      parts.push(read.value);
      received += read.value.length;
      onReceived?.(received, size);
    }
  } catch (cause) {
    throw new ApiError('network', response.status, null, { cause });
  }
  return { bytes: joined(parts, received), name: attachedName(response.headers) ?? '' };
}

/**
 * Returns the size of the file in bytes; null if it is unknown. If a proxy compresses a body, `Content-Length` is not the size of the
 * file.
 */
function sizeOf(headers: Headers): number | null {
  const size = Number(headers.get('Content-Length'));
  return size > 0 && !headers.has('Content-Encoding') ? size : null;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
