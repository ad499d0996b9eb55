import { createHash } from 'node:crypto';
import { BrokenPictureError, type PictureFacts, readFacts } from './encode-picture.ts';
import type { TellFault } from './fault-log.ts';
import type { PictureStorage } from './picture-storage.ts';

export interface Source {
  readonly content: string;
  readonly facts: PictureFacts;
}

/** The range's source pictures, from which other pictures are made. */
export class PictureSources {
  private readonly storage: PictureStorage;
  private readonly tellFault: TellFault;
  private readonly known = new Map<string, Source & { readonly version: string }>();

  constructor(storage: PictureStorage, tellFault: TellFault) {
    this.storage = storage;
    this.tellFault = tellFault;
  }

  /**
   * Returns the size, format and content hash of a picture. They are read once, and again when the picture changes. Null: there
   * is no such picture, or it is broken.
   */
  async source(path: string): Promise<Source | null> {
    const version = await this.storage.version(path);
    const known = this.known.get(path);
    if (version !== null && known?.version === version) return known;
    const bytes = version === null ? null : await this.storage.read(path);
    if (version === null || !bytes) return null;
    try {
      const source = { version, content: contentOf(bytes), facts: await readFacts(bytes) };
      if (this.known.size >= MOST_KNOWN) this.known.clear();
      this.known.set(path, source);
      return source;
    } catch (error) {
      if (!(error instanceof BrokenPictureError)) throw error;
      this.tellFault(path, error.message);
      return null;
    }
  }

  /** Returns the bytes of a source. Throws `BrokenPictureError` if the picture has changed since `source` read it. */
  async bytesOf(path: string, { content }: Source): Promise<Buffer<ArrayBuffer>> {
    const bytes = await this.storage.read(path);
    if (!bytes || contentOf(bytes) !== content) throw new BrokenPictureError('changed while it was read');
    return bytes;
  }
}

function contentOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The greatest number of sources whose size, format and hash are remembered, a few hundred bytes each. */
const MOST_KNOWN = 20_000;
