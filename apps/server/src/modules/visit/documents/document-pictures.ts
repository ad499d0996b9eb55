import type { GalleryPicture, PicturedRow, SummarySheet } from '@gavel/core';
import { type Composition, deliverComposed, deliverReduced, type Stack } from '../../../adapters/media/deliver-composed.ts';
import { type GalleryRow, layOutGallery } from '../../../adapters/pdf/lay-out-gallery.ts';
import type { Box } from '../../../adapters/pdf/page-box.ts';
import type { PrintedPictures } from '../../../adapters/pdf/printed-document.ts';
import { type PictureSizes, type Pixels, pixelsOf } from '../../../adapters/pdf/printed-sizes.ts';
import { type Sources, stackOfFirst } from '../pictures/stack-of-visit.ts';
import { documentDrawings, type PlacedDrawing } from './document-drawings.ts';

/** The pictures of a document, and where each is used. What could not be had is left out. */
export interface DocumentPictures {
  readonly files: PrintedPictures;
  /** Null: there is none. */
  readonly cover: PlacedPicture | null;
  /** The same house as its e-mail shows it, a JPEG. Null: it goes with none, or there is none. */
  readonly letter: Uint8Array | null;
  /** Page by page. */
  readonly drawings: readonly (readonly PlacedDrawing[])[];
  /** Page by page, row by row. */
  readonly gallery: readonly (readonly PlacedRow[])[];
  /** Sample address → file. */
  readonly samples: ReadonlyMap<string, string>;
}

interface PlacedPicture {
  readonly file: string;
  readonly title: string;
}

interface PlacedRow extends Box {
  readonly pictures: readonly PlacedPicture[];
}

/** A picture that can be had. */
interface Shown {
  readonly title: string;
  readonly stack: Stack;
}

/** Beside a row of what is chosen, mm. */
const SAMPLE: Box = { width: 13, height: 8 };

/** Loads or composes all pictures of a summary. Throws `QueueFullError` when too many are being made already. */
export async function documentPictures(
  sources: Sources,
  { gallery, sections }: Pick<SummarySheet, 'gallery' | 'sections'>,
  { copy, cover: coverBox, letter: letterSize }: PictureSizes,
): Promise<DocumentPictures> {
  const photographs = new Map<string, Uint8Array>();
  const place = async ({ title, stack }: Shown, box: Box): Promise<PlacedPicture | null> => {
    const large = await compose(sources, stack, pixelsOf(box, 'large'));
    // From the large one, so that both copies show the same.
    const made =
      large && copy === 'light' ? await deliverReduced(sources.pictures.renditions, large, pixelsOf(box, copy)) : large;
    if (!made) return null;
    // What is shown twice is in the document once.
    photographs.set(made.name, made.bytes);
    return { file: made.name, title };
  };
  // Products stand beside their rows.
  const pictures = gallery.filter(({ isDrawing, picture }, at) => !isDrawing && (at === 0 || picture.kind !== 'static'));
  const [first, ...others] = await differentOf(sources, pictures);
  const waiting = [...others];
  const placeRow = async ({ count, width, height }: GalleryRow): Promise<PlacedRow> => {
    const shown = waiting.splice(0, count);
    const placed = await Promise.all(shown.map((one) => place(one, { width, height })));
    return { width, height, pictures: placed.flatMap((one) => one ?? []) };
  };
  const addresses = new Set(sections.flatMap(({ rows }) => rows).flatMap((row) => sampleOf(row) || []));
  const placeSample = async (address: string) => {
    const stack = await stackOfFirst(sources, [{ kind: 'static', address }]);
    const placed = await place({ title: '', stack }, SAMPLE);
    return placed ? ([[address, placed.file]] as const) : [];
  };
  const [cover, letter, placedRows, samples, drawings] = await Promise.all([
    first ? place(first, coverBox) : null,
    first && letterSize ? compose(sources, first.stack, letterSize) : null,
    Promise.all(layOutGallery(others.length).map((page) => Promise.all(page.map(placeRow)))),
    Promise.all([...addresses].map(placeSample)),
    documentDrawings(sources, gallery),
  ]);
  return {
    files: { photographs, drawings: drawings.files },
    cover,
    letter: letter?.bytes ?? null,
    drawings: drawings.pages,
    gallery: placedRows,
    samples: new Map(samples.flat()),
  };
}

function compose({ pictures }: Sources, stack: Stack, { width, height, quality }: Pixels): Promise<Composition | null> {
  const fit = { mode: 'crop', width, height } as const;
  return deliverComposed(pictures.renditions, stack, { fit, enlarges: true, isKept: true, quality, format: 'jpeg' });
}

/** Pictures that exist. Rooms seen from the same camera share one picture, with both names. */
async function differentOf(sources: Sources, pictures: readonly GalleryPicture[]): Promise<readonly Shown[]> {
  const all = await Promise.all(
    pictures.map(async ({ title, picture, instead }) => ({
      title,
      stack: await stackOfFirst(sources, instead ? [picture, instead] : [picture]),
    })),
  );
  const there = all.filter(({ stack }) => stack.layers.length > 0);
  const alike = Map.groupBy(there, ({ stack }) => JSON.stringify([stack.layers.map(({ content }) => content), stack.focus]));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ stack: first.stack, title: [...new Set(same.map(({ title }) => title))].join(', ') }] : [];
  });
}

/** The address of a row's small picture; empty: it shows none. */
export function sampleOf({ isPictured, sample, productImage }: PicturedRow): string {
  return isPictured ? sample || productImage : '';
}
