import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

/** The address and the key of an S3-compatible store. */
export interface ObjectStoreSettings {
  /** The address of the bucket, and the prefix of all names in it: `https://store.example.se/bucket/prefix`. */
  readonly address: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** The greatest number of names that the store returns for one list request. */
  readonly pageSize?: number;
}

/** Files in a bucket of an S3-compatible store, each with a name. All methods throw `ObjectStoreError` if the store fails. */
export interface ObjectStore {
  /** Returns a file; null: there is no such file. */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  /** Stores a file, completely or not at all. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Returns the files whose names begin with the prefix, as a map from the name to the tag (ETag) that the store gave the file. */
  list(prefix: string): Promise<ReadonlyMap<string, string>>;
}

/** The store cannot be reached, refuses a request, or breaks off its response. The message describes the request, but contains no secret. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
  /** The status with which the store refused the request; missing: it has not refused the request. */
  readonly status?: number;

  constructor(message: string, { status, ...options }: ErrorOptions & { readonly status?: number } = {}) {
    super(message, options);
    if (status !== undefined) this.status = status;
  }
}

/** The store counts as unreachable if it does not respond within this time, in ms. */
const WITHIN = 10_000;

/**
 * Returns a client of a store. It addresses files by path (`host/bucket/name`). Names contain only letters, digits and `-_./`.
 */
export function objectStore({ address, region, accessKey, secretKey, pageSize = 1000 }: ObjectStoreSettings): ObjectStore {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region, retries: 2 });
  const root = address.replace(/\/+$/, '');
  const { pathname } = new URL(root);
  const [, bucket = '', ...rest] = pathname.split('/');
  const inBucket = rest.length > 0 ? `${rest.join('/')}/` : '';
  const bucketAddress = `${new URL(root).origin}/${bucket}`;
  return {
    async get(name) {
      const answer = await ask('GET', `${root}/${name}`, 404);
      return answer && bytesOf(answer);
    },
    async has(name) {
      return (await ask('HEAD', `${root}/${name}`, 404)) !== null;
    },
    async put(name, bytes) {
      const answer = await ask('PUT', `${root}/${name}`, null, bytes);
      await answer?.body?.cancel();
    },
    async list(prefix) {
      const found = new Map<string, string>();
      for (let next: string | null = ''; next !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', 'max-keys': String(pageSize), prefix: inBucket + prefix });
        if (next !== '') query.set('continuation-token', next);
        const answer = await ask('GET', `${bucketAddress}?${query}`, null);
        const xml = answer ? (await bytesOf(answer)).toString() : '';
        for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
          found.set(textOf(entry, 'Key').slice(inBucket.length), textOf(entry, 'ETag').replaceAll('"', ''));
        next = textOf(xml, 'NextContinuationToken') || null;
      }
      return found;
    },
  };

  /** Sends a request to the store. Null: the store responded with the status `none`, which means that there is no such file. */
  async function ask(method: string, url: string, none: number | null, bytes?: Buffer): Promise<Response | null> {
    const init = { method, signal: AbortSignal.timeout(WITHIN) };
    try {
      const answer = await client.fetch(
        url,
        bytes
          ? {
              ...init,
              body: new Uint8Array(bytes),
              // The signature covers the hash of the bytes, so the store refuses bytes that were changed on the way.
              headers: { 'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex') },
            }
          : init,
      );
      if (answer.ok) return answer;
      await answer.body?.cancel();
      if (answer.status === none) return null;
      throw new ObjectStoreError(`${method} ${url}: ${answer.status}`, { status: answer.status });
    } catch (error) {
      if (error instanceof ObjectStoreError) throw error;
      throw new ObjectStoreError(`${method} ${url}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
}

/** Reads a response to its end. Throws `ObjectStoreError` if it breaks off. */
async function bytesOf(answer: Response): Promise<Buffer<ArrayBuffer>> {
  try {
    return Buffer.from(await answer.arrayBuffer());
  } catch (error) {
    throw new ObjectStoreError(`GET ${answer.url}: it broke off`, { cause: error });
  }
}

/** Returns the text of an element; empty: there is no such element. Only quotes and `&` occur escaped in the store's responses. */
function textOf(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&');
}
