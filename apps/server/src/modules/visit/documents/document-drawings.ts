import type { GalleryPicture } from '@gavel/core';
import { cropDrawing } from '../../../adapters/media/crop-drawing.ts';
import { type DrawingToPlace, layOutDrawings } from '../../../adapters/pdf/lay-out-drawings.ts';
import { type Box, PAGE } from '../../../adapters/pdf/page-box.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import type { Sources } from '../pictures/stack-of-visit.ts';

/** A drawing with its printed size in mm. */
export interface PlacedDrawing extends Box {
  readonly file: string;
  readonly of: GalleryPicture;
  /** The denominator of the scale, such as 100 for 1:100; null: the drawing is not to scale. */
  readonly scale: number | null;
}

/** The height in mm that the first page needs above its first drawing, for the title of the page and a row of facts. */
const ABOVE = PAGE.head + 19;

/** Returns the line drawings of a house page by page, and their files. A drawing that cannot be made is left out. */
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
      return [{ ...cropped, of, kind: kindOf(range, address) }];
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

/**
 * Returns the kind of a drawing. If the range has the floor plan of a house, the drawings of that house are made from the plan, to scale.
 * The drawings of all other houses are sketches.
 */
function kindOf({ houses }: CurrentRange, address: string): DrawingToPlace['kind'] {
  const [, key, query = ''] = /^\/media\/drawn\/plan\/([a-z0-9-]+)\.svg(?:\?(.*))?$/.exec(address) ?? [];
  if (!houses.some((house) => house.key === key && house.plan)) return 'sketch';
  const camera = new URLSearchParams(query).get('camera') ?? '';
  if (camera === 'drawing-cut') return 'section';
  return camera === 'drawing-storeys' || !camera.startsWith('drawing-') ? 'plan' : 'facade';
}
