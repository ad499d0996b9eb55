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
  /** Documents that are made at the same time. */
  readonly atOnce?: number;
  /** Documents that may wait. */
  readonly longest?: number;
  readonly limits?: Partial<PressLimits>;
  /** What the processes run; tests give their own. */
  readonly program?: URL;
}

export interface OpenPress extends Press {
  /** How many documents are prepared, wait or are made. */
  readonly places: () => number;
}

const usual: PressLimits = { timeMs: 20_000, memoryBytes: 900_000_000, documents: 25 };

interface Waiting {
  readonly job: TypesetJob;
  resolve(bytes: Uint8Array): void;
  reject(error: unknown): void;
}

/**
 * Makes PDFs in processes of their own, because setting type holds up everything else and its memory is never given back. A process is
 * started with the first document, and one that was killed is replaced: the document it was at is begun anew once.
 */
export function openPress(settings: PressSettings): OpenPress {
  const { logger, atOnce = 1, longest = 12, program = new URL('./typeset.ts', import.meta.url) } = settings;
  const limits = { ...usual, ...settings.limits };
  const fonts = [...productFonts(), ...(settings.fontFolders ?? [])];
  const waiting: Waiting[] = [];
  const children = new Set<PressChild>();
  const idle: PressChild[] = [];
  let running = 0;
  /** Of documents that are prepared, wait or are made. */
  let places = 0;
  let isClosed = false;

  const start = () => {
    const child = new PressChild(program, fonts, limits, logger);
    children.add(child);
    return child;
  };

  const makeOn = async (child: PressChild, job: TypesetJob) => {
    try {
      return await child.make(job);
    } finally {
      if (child.canGoOn) idle.push(child);
      else {
        children.delete(child);
        child.end();
      }
    }
  };

  const make = async (job: TypesetJob) => {
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
  };

  const startNext = () => {
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
  };

  const inTurn = (job: TypesetJob) => {
    if (isClosed) throw new PressClosedError();
    return new Promise<Uint8Array>((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      startNext();
    });
  };

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
}

/** Photographs are put in at the end: they would take longer to hand over, and to hand back, than all the rest takes. */
function withStandIns({ document, pictures: { drawings, photographs } }: PrintJob): TypesetJob {
  const standIns = [...photographs].map(([file, jpeg]) => [file, standIn(file, jpeg)] as const);
  return { document, pictures: new Map([...drawings, ...standIns]) };
}

/** `npm run fonts` writes it. */
const EMOJI_FONT = fileURLToPath(new URL('../../../fonts/noto-emoji.ttf', import.meta.url));

/** The product's faces, each weight a file, and emoji. */
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
