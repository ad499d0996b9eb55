import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';

/** Where an S3-compatible store is, and what opens it. */
export interface ObjectStoreSettings {
  /** Of the bucket, and what all names in it begin with: `https://store.example.se/bucket/prefix`. */
  readonly address: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** As many names are asked for at once. */
  readonly pageSize?: number;
}

/** Files by name in a bucket of an S3-compatible store. All throw `ObjectStoreError` where it does not do as it should. */
export interface ObjectStore {
  /** Null: there is none. */
  get(name: string): Promise<Buffer<ArrayBuffer> | null>;
  has(name: string): Promise<boolean>;
  /** Stored whole or not at all. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Name → what is there, as the store names its content, of all whose name begins so. */
  list(prefix: string): Promise<ReadonlyMap<string, string>>;
}

/** The store cannot be reached, or refuses. The message says what was asked, and nothing that opens it. */
export class ObjectStoreError extends Error {
  override readonly name = 'ObjectStoreError';
}

/** A store answers within so long or is away, ms. */
const WITHIN = 10_000;

/** Speaks to one by path (`host/bucket/name`), which all of them understand. Names have letters, digits and `-_./` only. */
export function objectStore({ address, region, accessKey, secretKey, pageSize = 1000 }: ObjectStoreSettings): ObjectStore {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, service: 's3', region, retries: 2 });
  const root = address.replace(/\/+$/, '');
  const { pathname } = new URL(root);
  const [, bucket = '', ...rest] = pathname.split('/');
  const inBucket = rest.length > 0 ? `${rest.join('/')}/` : '';
  const bucketAddress = `${new URL(root).origin}/${bucket}`;

  /** @param none the status that says there is none */
  const ask = async (method: string, url: string, none: number | null, bytes?: Buffer): Promise<Response | null> => {
    const init = { method, signal: AbortSignal.timeout(WITHIN) };
    try {
      const answer = await client.fetch(
        url,
        bytes
          ? {
              ...init,
              body: new Uint8Array(bytes),
              // Signed with the rest, and looked at there: what has changed on the way is refused.
              headers: { 'X-Amz-Content-Sha256': createHash('sha256').update(bytes).digest('hex') },
            }
          : init,
      );
      if (answer.ok) return answer;
      await answer.body?.cancel();
      if (answer.status === none) return null;
      throw new ObjectStoreError(`${method} ${url}: ${answer.status}`);
    } catch (error) {
      if (error instanceof ObjectStoreError) throw error;
      throw new ObjectStoreError(`${method} ${url}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  };
  return {
    async get(name) {
      const answer = await ask('GET', `${root}/${name}`, 404);
      if (!answer) return null;
      try {
        return Buffer.from(await answer.arrayBuffer());
      } catch (error) {
        throw new ObjectStoreError(`GET ${root}/${name}: it broke off`, { cause: error });
      }
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
        const xml = (await answer?.text()) ?? '';
        for (const [, entry = ''] of xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g))
          found.set(textOf(entry, 'Key').slice(inBucket.length), textOf(entry, 'ETag').replaceAll('"', ''));
        next = textOf(xml, 'NextContinuationToken') || null;
      }
      return found;
    },
  };
}

/** An element's text. What the store says is short and of one shape; names have nothing that XML escapes. */
function textOf(xml: string, element: string): string {
  const [, text = ''] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text.replaceAll('&quot;', '"').replaceAll('&#34;', '"').replaceAll('&amp;', '&');
}
