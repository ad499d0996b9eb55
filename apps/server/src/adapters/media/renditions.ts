import type { AvifEncoder } from './avif-encoder.ts';
import type { LayerFile } from './compose-picture.ts';
import { BrokenPictureError, encodePicture, openPicture } from './encode-picture.ts';
import { AbandonedError, type EncodingQueue, GaveWayError, type Urgency } from './encoding-queue.ts';
import type { TellFault } from './fault-log.ts';
import { type KeptPart, keptParts } from './kept-parts.ts';
import { layerFile } from './layer-file.ts';
import { abandonedWith, type Making, whileWanted } from './making.ts';
import { acceptedFormats, type Format } from './picture-format.ts';
import { type Fit, fittedSize, type Size } from './picture-sizes.ts';
import { PictureSources } from './picture-sources.ts';
import type { PictureStorage } from './picture-storage.ts';
import type { KeptRenditions } from './rendition-cache.ts';
import { renditionName } from './rendition-name.ts';
import { WantedAvifs } from './wanted-avifs.ts';

/** The size, quality, format and blur that a client requests for a picture. */
export interface WantedPicture {
  readonly fit: Fit;
  /** 1 to 100. */
  readonly quality: number;
  /** Null: the `Accept` header decides the format. */
  readonly format: Format | null;
  /** The radius of the blur, in pixels of the result; 0: no blur. */
  readonly blur: number;
}

/** A delivered picture. */
export interface Rendition {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly format: Format;
  /** A text that identifies the bytes: equal names mean equal bytes. */
  readonly name: string;
  /** Whether the client accepts AVIF, but gets another format until the background job has made the AVIF. */
  readonly isProvisional: boolean;
}

/** The client that a picture is made for. */
export interface Asker {
  /** The name of the client; '' is the server itself. The queue takes the tasks of different clients alternately. */
  readonly client: string;
  /** Aborted when the client has left. */
  readonly signal?: AbortSignal;
  /** Called before a picture is made for the client. If it throws an error, the picture is not made, and the client gets the error. */
  beforeMaking(): Promise<void>;
}

/** The asker for work that the server itself requests. */
export const SERVER: Asker = { client: '', beforeMaking: async () => undefined };

/** Makes a picture. The signal is aborted when no client wants the picture any more. */
export type Make = (signal: AbortSignal) => Promise<Buffer<ArrayBuffer>>;

/** Makes, caches and finds renditions: the range's pictures, resized and re-encoded. */
export class Renditions {
  readonly storage: PictureStorage;
  readonly tellFault: TellFault;
  readonly keptPart: KeptPart;
  private readonly onLookUp: (isKept: boolean) => void;
  private readonly cache: KeptRenditions;
  private readonly queue: EncodingQueue;
  private readonly avif: Pick<AvifEncoder, 'encode'>;
  private readonly sources: PictureSources;
  private readonly making = new Map<string, Making>();
  /** The AVIFs that visitors requested before they existed. */
  readonly wantedAvifs = new WantedAvifs();
  /** For each AVIF that was not in the cache: when it was last searched for. It is searched for again only after `ABSENT.ms`. */
  private readonly absent = new Map<string, number>();

  constructor(parts: {
    readonly storage: PictureStorage;
    readonly cache: KeptRenditions;
    readonly queue: EncodingQueue;
    readonly avif: Pick<AvifEncoder, 'encode'>;
    readonly tellFault: TellFault;
    /** Called for each request of a picture that may be cached; `isKept`: the cache had the picture. */
    readonly onLookUp?: (isKept: boolean) => void;
  }) {
    this.storage = parts.storage;
    this.cache = parts.cache;
    this.keptPart = keptParts(parts.cache);
    this.queue = parts.queue;
    this.avif = parts.avif;
    this.tellFault = parts.tellFault;
    this.sources = new PictureSources(parts.storage, parts.tellFault);
    this.onLookUp = parts.onLookUp ?? (() => {});
  }

  /** Returns the renditions of source pictures in another storage. They share the queue and the cache of this object. */
  over(storage: PictureStorage): Renditions {
    const { cache, queue, avif, tellFault, onLookUp } = this;
    return new Renditions({ storage, cache, queue, avif, tellFault, onLookUp });
  }

  /** Returns a picture as requested; null: it is missing or broken. Throws the errors of `keptOrMade`. */
  async deliver(
    path: string,
    { fit, quality, format, blur }: WantedPicture,
    { accept, ...asker }: Asker & { readonly accept: string | undefined },
  ): Promise<Rendition | null> {
    const source = await this.sources.source(path);
    if (!source) return null;
    const size = fittedSize(source.facts, fit);
    const shape = { content: source.content, ...size, fit: fit.mode, quality, ...(blur > 0 && { blur }) };
    const named = (one: Format) => renditionName(shape, one);
    const formats = format ? [format] : acceptedFormats(accept, source.facts.hasAlpha);
    // An AVIF takes a second to make. Visitors get it only after the background job has made it, and until then another format.
    const isAvif = formats[0] === 'avif' && !format;
    const isAvifMadeLater = isAvif && blur === 0;
    const ready = isAvif ? await this.readyAvif(named('avif')) : null;
    if (ready) this.onLookUp(true);
    else if (isAvifMadeLater) this.wantedAvifs.note(named('avif'), { path, fit, quality }, asker.client);
    if (ready) return { bytes: ready, format: 'avif', name: named('avif'), isProvisional: false };
    const best = format ?? formats.find((one) => one !== 'avif') ?? 'jpeg';
    const make: Make = async (signal) => this.encode(await this.sources.bytesOf(path, source), size, best, quality, blur, signal);
    try {
      const bytes = await this.keptOrMade(named(best), best, make, asker);
      return { bytes, format: best, name: named(best), isProvisional: isAvifMadeLater };
    } catch (error) {
      if (!(error instanceof BrokenPictureError)) throw error;
      this.tellFault(path, error.message);
      return null;
    }
  }

  /** Returns a picture of the range as a layer. Null: there is no such picture, or it is broken (which is logged). */
  async layer(path: string): Promise<LayerFile | null> {
    const source = await this.sources.source(path);
    return source && layerFile(source, () => this.sources.bytesOf(path, source), this.keptPart);
  }

  /**
   * Makes one AVIF in the background. Starts again if the work was stopped because visitors waited. Returns false if the AVIF exists
   * already, or if its source is missing or broken. Throws if the AVIF cannot be made or stored.
   */
  async makeAvif(path: string, { fit, quality }: Pick<WantedPicture, 'fit' | 'quality'>): Promise<boolean> {
    const source = await this.sources.source(path);
    if (!source) return false;
    const size = fittedSize(source.facts, fit);
    const name = renditionName({ content: source.content, ...size, fit: fit.mode, quality }, 'avif');
    if (await this.cache.has(name)) return false;
    const make: Make = async (signal) => this.encode(await this.sources.bytesOf(path, source), size, 'avif', quality, 0, signal);
    try {
      const making = this.making.get(name) ?? this.begin(name, 'avif', make, SERVER.client);
      await whileWanted(making);
      await making.kept;
    } catch (error) {
      if (error instanceof GaveWayError) return this.makeAvif(path, { fit, quality });
      if (!(error instanceof BrokenPictureError)) throw error;
      this.tellFault(path, error.message);
      return false;
    }
    if (!(await this.cache.has(name))) throw new Error('the disk keeps no pictures');
    return true;
  }

  /** Returns a stored AVIF; null: the last search in the cache, which may be some seconds ago, did not find it. */
  private async readyAvif(name: string): Promise<Buffer<ArrayBuffer> | null> {
    const now = performance.now();
    const isAbsent = now - (this.absent.get(name) ?? Number.NEGATIVE_INFINITY) < ABSENT.ms;
    const ready = isAbsent ? null : await this.cache.get(name);
    if (ready) return ready;
    if (this.absent.size >= ABSENT.most) this.absent.clear();
    if (!isAbsent) this.absent.set(name, now);
    return null;
  }

  /** Makes a picture for one visitor when its turn in the queue comes, without caching it. */
  async makeOnce(make: Make, { client, signal, beforeMaking }: Asker): Promise<Buffer<ArrayBuffer>> {
    await beforeMaking();
    const gone = abandonedWith(signal);
    return this.queue.run({ urgency: 'visitor', client, signal: gone }, () => make(gone));
  }

  /**
   * Returns the picture that is cached under a name, or makes it. The picture is made once for all clients that request it at the
   * same time; when the last of them leaves, the making stops. Throws the errors of `beforeMaking` if the making has not begun yet,
   * the errors of `make` and of the queue, and `AbandonedError`.
   */
  async keptOrMade(
    name: string,
    format: Format,
    make: Make,
    { client, signal, beforeMaking }: Asker,
  ): Promise<Buffer<ArrayBuffer>> {
    const kept = await this.cache.get(name);
    this.onLookUp(kept !== null);
    if (kept) return kept;
    if (!this.making.has(name)) await beforeMaking();
    return whileWanted(this.making.get(name) ?? this.begin(name, format, make, client), signal);
  }

  /** Returns how many pictures wait to be made. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Resolves when all pictures that are being made have been stored, or could not be stored. */
  async settled(): Promise<void> {
    await Promise.all([...this.making.values()].map(({ kept }) => kept));
  }

  private begin(name: string, format: Format, make: Make, client: string): Making {
    const gone = new AbortController();
    const forget = () => {
      if (this.making.get(name) === making) this.making.delete(name);
    };
    const leave = (why: AbandonedError) => {
      // Forget the picture first, so that a later request begins it again.
      forget();
      gone.abort(why);
    };
    const giveWay = () => leave(new GaveWayError('visitors wait for pictures'));
    const bytes = this.queue.run({ urgency: urgencyOf(format), client, signal: gone.signal, giveWay }, () => make(gone.signal));
    const put = bytes.then(
      async (made) => {
        await this.cache.put(name, made);
        this.absent.delete(name);
      },
      // Ignore the error here: the callers that wait for the bytes get it.
      () => undefined,
    );
    const abandon = () => leave(new AbandonedError('nobody waits for it'));
    const making: Making = { bytes, kept: put.finally(forget), askers: 0, abandon };
    this.making.set(name, making);
    return making;
  }

  private encode(
    bytes: Buffer,
    size: Size,
    format: Format,
    quality: number,
    blur: number,
    signal: AbortSignal,
  ): Promise<Buffer<ArrayBuffer>> {
    return format === 'avif'
      ? this.avif.encode({ bytes, size, quality, blur }, signal)
      : encodePicture(openPicture(bytes), size, format, quality, blur);
  }
}

/** The time in ms before a missing AVIF is searched for again, and the greatest number of missing AVIFs that are remembered. */
const ABSENT = { ms: 10_000, most: 20_000 } as const;

/** Returns the urgency of a format. AVIF takes so long that it would delay everybody's pictures, so it always runs in the background. */
function urgencyOf(format: Format): Urgency {
  return format === 'avif' ? 'background' : 'visitor';
}
