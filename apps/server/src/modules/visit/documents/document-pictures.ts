import { type GalleryPicture, isModelPicture, type PicturedRow, type SummarySheet } from '@gavel/core';
import { type Composition, deliverComposed, deliverReduced, type Stack } from '../../../adapters/media/deliver-composed.ts';
import { type GalleryRow, layOutGallery } from '../../../adapters/pdf/lay-out-gallery.ts';
import type { Box } from '../../../adapters/pdf/page-box.ts';
import type { PrintedPictures } from '../../../adapters/pdf/printed-document.ts';
import { type PictureSizes, type Pixels, pixelsOf } from '../../../adapters/pdf/printed-sizes.ts';
import { type Sources, stackOfFirst } from '../pictures/stack-of-visit.ts';
import { documentDrawings, type PlacedDrawing } from './document-drawings.ts';

/** The pictures of a document, and the position of each picture in it. Pictures that do not exist are left out. */
export interface DocumentPictures {
  readonly files: PrintedPictures;
  /** The cover picture; null: the house has no picture. */
  readonly cover: PlacedPicture | null;
  /** The picture of the house for the e-mail with the document, a JPEG. Null: no e-mail is sent, or the house has no picture. */
  readonly letter: Uint8Array | null;
  /** The drawings, page by page. */
  readonly drawings: readonly (readonly PlacedDrawing[])[];
  /** The rows of pictures, page by page. */
  readonly gallery: readonly (readonly PlacedRow[])[];
  /** The address of each swatch → the name of its file. */
  readonly samples: ReadonlyMap<string, string>;
}

interface PlacedPicture {
  readonly file: string;
  readonly title: string;
  /** Whether the picture is rendered from the house’s 3D model. */
  readonly isModel: boolean;
}

interface PlacedRow extends Box {
  readonly pictures: readonly PlacedPicture[];
}

/** A picture that exists and that the document can show. */
interface Shown {
  readonly title: string;
  readonly isModel: boolean;
  readonly stack: Stack;
}

/** The size of a swatch beside its row in the list of choices, in mm. */
const SAMPLE: Box = { width: 13, height: 8 };

/**
 * Loads or composes all pictures of a summary and returns them. Throws `QueueFullError` if too many pictures wait to be made.
 */
export async function documentPictures(
  sources: Sources,
  { gallery, sections }: Pick<SummarySheet, 'gallery' | 'sections'>,
  { copy, cover: coverBox, letter: mailSize }: PictureSizes,
): Promise<DocumentPictures> {
  const photographs = new Map<string, Uint8Array>();
  const place = async ({ title, isModel, stack }: Shown, box: Box): Promise<PlacedPicture | null> => {
    const large = await compose(sources, stack, pixelsOf(box, 'large'));
    // For the PDF with the smaller file size (`light`), reduce the large picture, so that both PDFs show the same crop.
    const made =
      large && copy === 'light' ? await deliverReduced(sources.pictures.renditions, large, pixelsOf(box, copy)) : large;
    if (!made) return null;
    // Store each picture once, even if the document shows it twice.
    photographs.set(made.name, made.bytes);
    return { file: made.name, title, isModel };
  };
  // Leave out pictures of products, because the document shows each beside the row of the product.
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
    const placed = await place({ title: '', isModel: false, stack }, SAMPLE);
    return placed ? ([[address, placed.file]] as const) : [];
  };
  const [cover, mail, placedRows, samples, drawings] = await Promise.all([
    first ? place(first, coverBox) : null,
    first && mailSize ? compose(sources, first.stack, mailSize) : null,
    Promise.all(layOutGallery(others.length).map((page) => Promise.all(page.map(placeRow)))),
    Promise.all([...addresses].map(placeSample)),
    documentDrawings(sources, gallery),
  ]);
  return {
    files: { photographs, drawings: drawings.files },
    cover,
    letter: mail?.bytes ?? null,
    drawings: drawings.pages,
    gallery: placedRows,
    samples: new Map(samples.flat()),
  };
}

function compose({ pictures }: Sources, stack: Stack, { width, height, quality }: Pixels): Promise<Composition | null> {
  const fit = { mode: 'crop', width, height } as const;
  return deliverComposed(pictures.renditions, stack, { fit, enlarges: true, isKept: true, quality, format: 'jpeg' });
}

/**
 * Returns the pictures that exist, each different picture once. If several views have the same picture, its title contains the titles of
 * all these views.
 */
async function differentOf(sources: Sources, pictures: readonly GalleryPicture[]): Promise<readonly Shown[]> {
  const all = await Promise.all(
    pictures.map(async ({ title, picture, instead }) => ({
      title,
      isModel: isModelPicture(picture),
      stack: await stackOfFirst(sources, instead ? [picture, instead] : [picture]),
    })),
  );
  const there = all.filter(({ stack }) => stack.layers.length > 0);
  const alike = Map.groupBy(there, ({ stack }) => JSON.stringify([stack.layers.map(({ content }) => content), stack.focus]));
  return [...alike.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, title: [...new Set(same.map(({ title }) => title))].join(', ') }] : [];
  });
}

/** Returns the address of the small picture of a row; empty: the row has no picture. */
export function sampleOf({ isPictured, sample, productImage }: PicturedRow): string {
  return isPictured ? sample || productImage : '';
}
