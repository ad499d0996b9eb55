import type { GalleryPicture } from '@gavel/core';
import { cropDrawing } from '../../adapters/media/crop-drawing.ts';
import { layOutDrawings } from '../../adapters/pdf/lay-out-drawings.ts';
import { type Box, PAGE } from '../../adapters/pdf/page-box.ts';
import type { Sources } from '../pictures/stack-of-visit.ts';
import type { CurrentRange } from '../range/current-range.ts';

/** A drawing and how large it is printed, mm. */
export interface PlacedDrawing extends Box {
  readonly file: string;
  readonly of: GalleryPicture;
  /** The 100 of 1:100; null: it has no scale. */
  readonly scale: number | null;
}

/** The name of the page and a row of facts stand above the first, mm. */
const ABOVE = PAGE.head + 20;

/** The line drawings of a house page by page, and their files. What cannot be drawn is left out. */
export async function documentDrawings(
  { pictures, range }: Sources,
  gallery: readonly GalleryPicture[],
): Promise<{ readonly pages: readonly (readonly PlacedDrawing[])[]; readonly files: ReadonlyMap<string, Uint8Array> }> {
  const wanted = gallery.filter(({ isDrawing }) => isDrawing);
  const drawn = await Promise.all(
    wanted.map(async (of) => {
      if (of.picture.kind !== 'static') return [];
      const { address } = of.picture;
      const svg = pictures.drawings(range, address, {});
      const cropped = svg && (await cropDrawing(svg));
      if (!cropped) return [];
      const isPlan = !/[?&]camera=drawing-(front|back|gable|cut)\b/.test(address);
      return [{ ...cropped, of, isToScale: isToScale(range, address), isPlan }];
    }),
  );
  const drawings = drawn.flat();
  const files = new Map(drawings.map(({ svg }, at) => [nameOf(at), Buffer.from(svg)] as const));
  const pages = layOutDrawings(drawings, ABOVE).map((page) =>
    page.flatMap(({ at, ...box }) => {
      const drawing = drawings[at];
      return drawing ? [{ ...box, file: nameOf(at), of: drawing.of }] : [];
    }),
  );
  return { pages, files };
}

function nameOf(at: number): string {
  return `drawing-${at}.svg`;
}

/** Where a house has a floor plan, one unit of its drawings is a millimetre. The façade of its model is a sketch. */
function isToScale({ houses }: CurrentRange, address: string): boolean {
  const [, key] = /^\/media\/drawn\/plan\/([a-z0-9-]+)\.svg/.exec(address) ?? [];
  return houses.some((house) => house.key === key && house.plan);
}
