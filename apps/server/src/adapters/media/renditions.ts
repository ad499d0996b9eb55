import { createHash } from 'node:crypto';
import type { AvifEncoder } from './avif-encoder.ts';
import type { Layer } from './compose-picture.ts';
import { BrokenPictureError, encodePicture, openPicture } from './encode-picture.ts';
import { AbandonedError, type EncodingQueue, GaveWayError, type Urgency } from './encoding-queue.ts';
import type { TellFault } from './fault-log.ts';
import { abandonedWith, type Making, whileWanted } from './making.ts';
import { acceptedFormats, type Format } from './picture-format.ts';
import { type Fit, fittedSize, type Size } from './picture-sizes.ts';
import { PictureSources } from './picture-sources.ts';
import type { PictureStorage } from './picture-storage.ts';
import type { KeptRenditions } from './rendition-cache.ts';
import { WantedAvifs } from './wanted-avifs.ts';

/** What a picture is to become. */
export interface WantedPicture {
  readonly fit: Fit;
  /** 1 to 100. */
  readonly quality: number;
  /** Null: negotiated. */
  readonly format: Format | null;
  /** How far it is blurred, pixels of the result; 0: it is sharp. */
  readonly blur: number;
}

/** A picture as it is delivered. */
export interface Rendition {
  readonly bytes: Buffer<ArrayBuffer>;
  readonly format: Format;
  /** Names the content: the same name is the same bytes. */
  readonly name: string;
  /** A better format is still to be made for this client. */
  readonly isProvisional: boolean;
}

/** Who something is made for. */
export interface Asker {
  /** Among whom the queue divides its turns; the server itself is ''. */
  readonly client: string;
  /** Tells that they have gone. */
  readonly signal?: AbortSignal;
  /** What to do before something is made for them; what it throws refuses it. */
  beforeMaking(): Promise<void>;
}

/** The server itself, which waits for what it has asked for. */
export const SERVER: Asker = { client: '', beforeMaking: async () => undefined };

/** Makes something; the signal tells that nobody wants it any more. */
export type Make = (signal: AbortSignal) => Promise<Buffer<ArrayBuffer>>;

/** Raise it when the same settings come to make other bytes, or files are kept otherwise. */
const ENCODER = 4;

/** Makes, keeps and finds what pictures become on their way to a screen. */
export class Renditions {
  readonly storage: PictureStorage;
  readonly tellFault: TellFault;
  private readonly onLookUp: (isKept: boolean) => void;
  private readonly cache: KeptRenditions;
  private readonly queue: EncodingQueue;
  private readonly avif: Pick<AvifEncoder, 'encode'>;
  private readonly sources: PictureSources;
  private readonly making = new Map<string, Making>();
  /** What visitors would have had, had it been there. */
  readonly wantedAvifs = new WantedAvifs();
  /** AVIFs that were not there, and when they were looked for: most requests ask for one, and most have none for long. */
  private readonly absent = new Map<string, number>();

  constructor(parts: {
    readonly storage: PictureStorage;
    readonly cache: KeptRenditions;
    readonly queue: EncodingQueue;
    readonly avif: Pick<AvifEncoder, 'encode'>;
    readonly tellFault: TellFault;
    /** Is told whether a picture that was asked for was there. */
    readonly onLookUp?: (isKept: boolean) => void;
  }) {
    this.storage = parts.storage;
    this.cache = parts.cache;
    this.queue = parts.queue;
    this.avif = parts.avif;
    this.tellFault = parts.tellFault;
    this.sources = new PictureSources(parts.storage, parts.tellFault);
    this.onLookUp = parts.onLookUp ?? (() => {});
  }

  /** Null: there is no such picture, or it is broken (which is told). Throws what `beforeMaking` and the queue throw. */
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
    // AVIF takes a second to make, so visitors get what the job has made, and another format until then.
    const isAvif = formats[0] === 'avif' && !format;
    const ready = isAvif ? await this.readyAvif(named('avif')) : null;
    if (ready) this.onLookUp(true);
    else if (isAvif && blur === 0) this.wantedAvifs.note(named('avif'), { path, fit, quality }, asker.client);
    if (ready) return { bytes: ready, format: 'avif', name: named('avif'), isProvisional: false };
    const best = format ?? formats.find((one) => one !== 'avif') ?? 'jpeg';
    const make: Make = async (signal) => this.encode(await this.sources.bytesOf(path, source), size, best, quality, blur, signal);
    try {
      const bytes = await this.keptOrMade(named(best), best, make, asker);
      return { bytes, format: best, name: named(best), isProvisional: !format && formats[0] === 'avif' };
    } catch (error) {
      if (!(error instanceof BrokenPictureError)) throw error;
      this.tellFault(path, error.message);
      return null;
    }
  }

  /** A picture of the range as a part of another one. Null: there is none, or it is broken (which is told). */
  async layer(path: string): Promise<Omit<Layer, 'address'> | null> {
    const source = await this.sources.source(path);
    return source && { content: source.content, facts: async () => source.facts, read: () => this.sources.bytesOf(path, source) };
  }

  /**
   * Makes one AVIF that nobody waits for, from the beginning where it gave way to visitors. False: it was there, or there is nothing to make it of. Throws
   * when it cannot be kept.
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

  /** Null: it is not there, or was not some seconds ago. What another process makes is found after those. */
  private async readyAvif(name: string): Promise<Buffer<ArrayBuffer> | null> {
    const now = performance.now();
    const isAbsent = now - (this.absent.get(name) ?? Number.NEGATIVE_INFINITY) < LOOK_EVERY;
    const ready = isAbsent ? null : await this.cache.get(name);
    if (ready) return ready;
    if (this.absent.size >= MOST_ABSENT) this.absent.clear();
    if (!isAbsent) this.absent.set(name, now);
    return null;
  }

  /** Makes something in its turn, for a visitor who takes it along; it is not kept. */
  async makeOnce(make: Make, { client, signal, beforeMaking }: Asker): Promise<Buffer<ArrayBuffer>> {
    await beforeMaking();
    const gone = abandonedWith(signal);
    return this.queue.run({ urgency: 'visitor', client, signal: gone }, () => make(gone));
  }

  /**
   * What is kept under a name, else what `make` gives, made once for all who ask at the same time, and as long as one of them waits. Throws
   * what `beforeMaking` throws for the one it is begun for, `AbandonedError`, and what `make` and the queue throw.
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

  /** How many pictures wait to be made. */
  get waiting(): number {
    return this.queue.length;
  }

  /** Resolves when all that is being made has been kept as far as it can be. */
  async settled(): Promise<void> {
    await Promise.all([...this.making.values()].map(({ kept }) => kept));
  }

  private begin(name: string, format: Format, make: Make, client: string): Making {
    const gone = new AbortController();
    const forget = () => {
      if (this.making.get(name) === making) this.making.delete(name);
    };
    const leave = (why: AbandonedError) => {
      // Whoever asks from now on begins anew.
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
      // Told by those who wait for the bytes.
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

/** An AVIF that was not there is looked for again after so long, ms. */
const LOOK_EVERY = 10_000;

/** As many absent AVIFs are remembered; a few hundred bytes each. */
const MOST_ABSENT = 20_000;

/** AVIF takes so long that it would hold up everybody's pictures, so it gives way to them, whoever asks for it. */
function urgencyOf(format: Format): Urgency {
  return format === 'avif' ? 'background' : 'visitor';
}

/** A name for the cache that says all that decides the bytes. */
export function renditionName(deciding: Size & { readonly [part: string]: unknown }, format: Format): string {
  const key = JSON.stringify([ENCODER, Object.entries(deciding).toSorted(([a], [b]) => (a < b ? -1 : 1)), format]);
  return `${createHash('sha256').update(key).digest('hex')}.${format}`;
}
