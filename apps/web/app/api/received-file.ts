import type { AnsweredFile } from '@gavel/contract';
import { ApiError } from './api-error.ts';
import { attachedName } from './attached-name.ts';

/** How a call waits for its file. */
export interface FileProgress {
  /** Ends the request; the call then throws `ApiError` with `network`. */
  readonly signal?: AbortSignal;
  /** Called when the server begins to answer, and with each part that arrives. @param size of the whole, bytes; null: the server did not say */
  onReceived?(received: number, size: number | null): void;
}

/** The file of a response, with its name. Throws `ApiError` with `network` when it breaks off. */
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

/** Null: not known. What a proxy has compressed has another size on its way. */
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
