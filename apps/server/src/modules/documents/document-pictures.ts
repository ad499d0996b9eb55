import type { GalleryPicture, PicturedRow, SummarySheet } from '@gavel/core';
import { cropDrawing } from '../../adapters/media/crop-drawing.ts';
import { deliverComposed, type WantedComposition } from '../../adapters/media/deliver-composed.ts';
import { type Sources, stackOfFirst } from '../pictures/stack-of-visit.ts';

/** The pictures of a document by the file it names them by, and where each is used. What could not be had is left out. */
export interface DocumentPictures {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Null: there is none. */
  readonly cover: PlacedPicture | null;
  readonly drawings: readonly PlacedPicture[];
  readonly gallery: readonly PlacedPicture[];
  /** Sample address → file. */
  readonly samples: ReadonlyMap<string, string>;
}

interface PlacedPicture {
  readonly file: string;
  readonly of: GalleryPicture;
}

/** As the specification has it, 2560 wide and JPEG at its best; the shape is that of the cover, 210 × 176 mm. */
const COVER = jpeg(2560, 2146, 100);
/** Across the page, 170 × 104 mm, and half of it: more than 300 pixels an inch. */
const LARGE = jpeg(2560, 1566, 100);
const SMALL = jpeg(1280, 781, 90);
/** 13 × 8 mm. */
const SAMPLE = jpeg(208, 128, 85);

/** Loads or composes all pictures of a summary. Throws `QueueFullError` when too many are being made already. */
export async function documentPictures(sources: Sources, { gallery, sections }: SummarySheet): Promise<DocumentPictures> {
  const files = new Map<string, Uint8Array>();
  const make = async (file: string, of: GalleryPicture, wanted: WantedComposition) => {
    const stack = await stackOfFirst(sources, of.instead ? [of.picture, of.instead] : [of.picture]);
    const made = await deliverComposed(sources.pictures.renditions, stack, wanted);
    if (made) files.set(file, made.bytes);
    return made ? { file, of, name: made.name } : null;
  };
  const draw = async (of: GalleryPicture, at: number) => {
    const svg = of.picture.kind === 'static' ? sources.pictures.drawings(sources.range, of.picture.address, {}) : null;
    if (svg === null) return [];
    const file = `drawing-${at}.svg`;
    files.set(file, Buffer.from(await cropDrawing(svg)));
    return [{ file, of }];
  };
  // Products stand beside their rows.
  const [first, ...others] = gallery.filter(
    ({ isDrawing, picture }, at) => !isDrawing && (at === 0 || picture.kind !== 'static'),
  );
  const addresses = new Set(sections.flatMap(({ rows }) => rows).flatMap((row) => sampleOf(row) || []));
  const [cover, shown, samples, drawings] = await Promise.all([
    first ? make('cover.jpg', first, COVER) : null,
    Promise.all(others.map((of, at) => make(`picture-${at}.jpg`, of, at === 0 ? LARGE : SMALL))),
    Promise.all(
      [...addresses].map(async (address, at) => ({ address, made: await make(`sample-${at}.jpg`, sampleAt(address), SAMPLE) })),
    ),
    Promise.all(gallery.filter(({ isDrawing }) => isDrawing).map(draw)),
  ]);
  return {
    files,
    cover,
    drawings: drawings.flat(),
    gallery: onceEach(shown.flatMap((one) => one ?? [])),
    samples: new Map(samples.flatMap(({ address, made }) => (made ? [[address, made.file] as const] : []))),
  };
}

/** Rooms that are looked at from the same place are one picture with the names of both. */
function onceEach(shown: readonly (PlacedPicture & { readonly name: string })[]): PlacedPicture[] {
  return [...Map.groupBy(shown, ({ name }) => name).values()].flatMap((same) => {
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

function jpeg(width: number, height: number, quality: number): WantedComposition {
  return { fit: { mode: 'crop', width, height }, enlarges: true, isKept: true, quality, format: 'jpeg' };
}
