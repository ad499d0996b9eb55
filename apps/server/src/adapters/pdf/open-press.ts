import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { type Press, PressClosedError, PressError, PressFullError, type PrintJob } from './press.ts';
import { ChildEndedError, PressChild, type PressLimits } from './press-child.ts';
import { putPhotographs } from './put-photographs.ts';
import { standIn } from './stand-in.ts';
import type { TypesetJob } from './typeset-messages.ts';

export interface PressSettings {
  readonly logger: Pick<Logger, 'warn'>;
  /** Folders with the builder's own TTF or OTF files. */
  readonly fontFolders?: readonly string[];
  /** How many documents are made at the same time. */
  readonly atOnce?: number;
  /** How many documents may wait. */
  readonly longest?: number;
  readonly limits?: Partial<PressLimits>;
  /** The file that the processes run; tests pass a program that they write. */
  readonly program?: URL;
}

export interface OpenPress extends Press {
  /** Returns the number of documents that are in preparation, waiting or being made. */
  readonly places: () => number;
}

const usual: PressLimits = { timeMs: 20_000, memoryBytes: 900_000_000, documents: 25 };

interface Waiting {
  readonly job: TypesetJob;
  resolve(bytes: Uint8Array): void;
  reject(error: unknown): void;
}

/**
 * Makes PDFs in separate processes, because typesetting blocks all other work and does not return its memory. A process starts with the
 * first document. If a process is killed, another process replaces it and begins the document once more.
 */
export function openPress(settings: PressSettings): OpenPress {
  const { logger, atOnce = 1, longest = 12, program = new URL('./typeset.ts', import.meta.url) } = settings;
  const limits = { ...usual, ...settings.limits };
  const fonts = [...productFonts(), ...(settings.fontFolders ?? [])];
  const waiting: Waiting[] = [];
  const children = new Set<PressChild>();
  const idle: PressChild[] = [];
  let running = 0;
  /** The number of documents that are in preparation, waiting or being made. */
  let places = 0;
  let isClosed = false;

  return {
    async print(prepare) {
      if (isClosed) throw new PressClosedError();
      if (places >= atOnce + longest) throw new PressFullError('Too many documents are being made');
      places += 1;
      try {
        const job = await prepare();
        return putPhotographs(await inTurn(withStandIns(job)), job.pictures.photographs);
      } finally {
        places -= 1;
      }
    },
    places: () => places,
    close() {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(new PressClosedError());
      for (const child of children) child.end();
    },
  };

  function inTurn(job: TypesetJob): Promise<Uint8Array> {
    if (isClosed) throw new PressClosedError();
    return new Promise<Uint8Array>((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      startNext();
    });
  }

  function startNext(): void {
    while (running < atOnce) {
      const next = waiting.shift();
      if (!next) return;
      running += 1;
      make(next.job)
        .then(next.resolve, next.reject)
        .finally(() => {
          running -= 1;
          startNext();
        });
    }
  }

  async function make(job: TypesetJob): Promise<Uint8Array> {
    try {
      return await makeOn(idle.pop() ?? start(), job);
    } catch (error) {
      if (!(error instanceof ChildEndedError)) throw error;
      if (isClosed) throw new PressClosedError();
      logger.warn('the process that sets type was ended from outside; the document is begun anew');
    }
    try {
      return await makeOn(start(), job);
    } catch (error) {
      if (!(error instanceof ChildEndedError)) throw error;
      throw isClosed ? new PressClosedError() : new PressError(error.message);
    }
  }

  async function makeOn(child: PressChild, job: TypesetJob): Promise<Uint8Array> {
    try {
      return await child.make(job);
    } finally {
      if (child.canGoOn) idle.push(child);
      else {
        children.delete(child);
        child.end();
      }
    }
  }

  function start(): PressChild {
    const child = new PressChild(program, fonts, limits, logger);
    children.add(child);
    return child;
  }
}

/**
 * Replaces the photographs of a job by small placeholder images, because sending photographs to the process and back would take most of the
 * time. The photographs are put into the finished PDF.
 */
function withStandIns({ document, pictures: { drawings, photographs } }: PrintJob): TypesetJob {
  const standIns = [...photographs].map(([file, jpeg]) => [file, standIn(file, jpeg)] as const);
  return { document, pictures: new Map([...drawings, ...standIns]) };
}

/** `npm run fonts` writes this file. */
const EMOJI_FONT = fileURLToPath(new URL('../../../fonts/noto-emoji.ttf', import.meta.url));

/** Returns the product's font files, one for each weight, and the emoji font. */
function productFonts(): string[] {
  const files = [
    '@expo-google-fonts/newsreader/300Light/Newsreader_300Light.ttf',
    '@expo-google-fonts/newsreader/400Regular/Newsreader_400Regular.ttf',
    '@expo-google-fonts/schibsted-grotesk/400Regular/SchibstedGrotesk_400Regular.ttf',
    '@expo-google-fonts/schibsted-grotesk/500Medium/SchibstedGrotesk_500Medium.ttf',
    '@expo-google-fonts/schibsted-grotesk/600SemiBold/SchibstedGrotesk_600SemiBold.ttf',
  ];
  return [...files.map((file) => fileURLToPath(import.meta.resolve(file))), EMOJI_FONT];
}
