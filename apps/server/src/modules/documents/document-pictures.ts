import type { DocumentCopy } from '@gavel/contract';
import type { GalleryPicture, PicturedRow, SummarySheet } from '@gavel/core';
import { cropDrawing } from '../../adapters/media/crop-drawing.ts';
import { deliverComposed } from '../../adapters/media/deliver-composed.ts';
import type { PrintedPictures } from '../../adapters/pdf/printed-document.ts';
import { type Sources, stackOfFirst } from '../pictures/stack-of-visit.ts';

/** The pictures of a document, and where each is used. What could not be had is left out. */
export interface DocumentPictures {
  readonly files: PrintedPictures;
  /** Null: there is none. */
  readonly cover: PlacedPicture | null;
  /** The same house as its letter shows it, a JPEG. Null: it goes with none, or there is none. */
  readonly letter: Uint8Array | null;
  readonly drawings: readonly PlacedPicture[];
  readonly gallery: readonly PlacedPicture[];
  /** Sample address → file. */
  readonly samples: ReadonlyMap<string, string>;
}

interface PlacedPicture {
  readonly file: string;
  readonly of: GalleryPicture;
}

/** Pixels, and JPEG's own scale. */
interface Printed {
  readonly width: number;
  readonly height: number;
  readonly quality: number;
}

/** How large the pictures of one document are. */
export interface PictureSizes {
  /** 210 × 176 mm. */
  readonly cover: Printed;
  /** Across the page, 170 × 104 mm, and half of it. */
  readonly large: Printed;
  readonly small: Printed;
  /** Above the words of the letter that it goes with; absent: it goes with none. */
  readonly letter?: Printed;
}

/** To be downloaded: as the specification has it, 2560 wide and JPEG at its best; of half a page still 400 pixels an inch. */
export const LARGE: PictureSizes = {
  cover: { width: 2560, height: 2146, quality: 100 },
  large: { width: 2560, height: 1566, quality: 100 },
  small: { width: 1280, height: 781, quality: 90 },
};

/** 600 × 330 in a letter, on a fine screen. */
export const LETTER: Printed = { width: 1200, height: 660, quality: 80 };

/** For e-mail and slow networks: 200 pixels an inch. */
export const LIGHT: PictureSizes = {
  cover: { width: 1654, height: 1386, quality: 80 },
  large: { width: 1340, height: 820, quality: 80 },
  small: { width: 648, height: 395, quality: 80 },
  letter: LETTER,
};

/** Those of a copy; the large one where nobody asked for one. */
export function sizesOf(copy: DocumentCopy = 'large'): PictureSizes {
  return copy === 'light' ? LIGHT : LARGE;
}

/** 13 × 8 mm. */
const SAMPLE: Printed = { width: 208, height: 128, quality: 85 };

/** Loads or composes all pictures of a summary. Throws `QueueFullError` when too many are being made already. */
export async function documentPictures(
  sources: Sources,
  { gallery, sections }: Pick<SummarySheet, 'gallery' | 'sections'>,
  sizes: PictureSizes,
): Promise<DocumentPictures> {
  const files = { drawings: new Map<string, Uint8Array>(), photographs: new Map<string, Uint8Array>() };
  const compose = async (of: GalleryPicture, { width, height, quality }: Printed) => {
    const stack = await stackOfFirst(sources, of.instead ? [of.picture, of.instead] : [of.picture]);
    const wanted = { fit: { mode: 'crop', width, height }, enlarges: true, isKept: true, quality, format: 'jpeg' } as const;
    return deliverComposed(sources.pictures.renditions, stack, wanted);
  };
  const make = async (of: GalleryPicture, size: Printed) => {
    const made = await compose(of, size);
    if (!made) return null;
    // What is shown twice is in the document once.
    files.photographs.set(made.name, made.bytes);
    return { file: made.name, of };
  };
  const draw = async (of: GalleryPicture, at: number) => {
    const svg = of.picture.kind === 'static' ? sources.pictures.drawings(sources.range, of.picture.address, {}) : null;
    if (svg === null) return [];
    const file = `drawing-${at}.svg`;
    files.drawings.set(file, Buffer.from(await cropDrawing(svg)));
    return [{ file, of }];
  };
  // Products stand beside their rows.
  const [first, ...others] = gallery.filter(
    ({ isDrawing, picture }, at) => !isDrawing && (at === 0 || picture.kind !== 'static'),
  );
  const addresses = new Set(sections.flatMap(({ rows }) => rows).flatMap((row) => sampleOf(row) || []));
  const [cover, letter, shown, samples, drawings] = await Promise.all([
    first ? make(first, sizes.cover) : null,
    first && sizes.letter ? compose(first, sizes.letter) : null,
    Promise.all(others.map((of, at) => make(of, at === 0 ? sizes.large : sizes.small))),
    Promise.all([...addresses].map(async (address) => ({ address, made: await make(sampleAt(address), SAMPLE) }))),
    Promise.all(gallery.filter(({ isDrawing }) => isDrawing).map(draw)),
  ]);
  return {
    files,
    cover,
    letter: letter?.bytes ?? null,
    drawings: drawings.flat(),
    gallery: onceEach(shown.flatMap((one) => one ?? [])),
    samples: new Map(samples.flatMap(({ address, made }) => (made ? [[address, made.file] as const] : []))),
  };
}

/** Rooms that are looked at from the same place are one picture with the names of both. */
function onceEach(shown: readonly PlacedPicture[]): PlacedPicture[] {
  return [...Map.groupBy(shown, ({ file }) => file).values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ file: first.file, of: { ...first.of, title: same.map(({ of }) => of.title).join(', ') } }] : [];
  });
}

/** The address of a row's small picture; empty: it shows none. */
export function sampleOf({ isPictured, sample, productImage }: PicturedRow): string {
  return isPictured ? sample || productImage : '';
}

function sampleAt(address: string): GalleryPicture {
  return { id: address, title: '', picture: { kind: 'static', address }, instead: null, isDrawing: false };
}
