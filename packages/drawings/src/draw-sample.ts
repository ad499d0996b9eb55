import { hash, randomFrom } from './ink/random.ts';
import { clip, document, element, group, rect } from './ink/svg.ts';
import { boards } from './sample/boards.ts';
import { diagrams } from './sample/diagrams.ts';
import { fixtures } from './sample/fixtures.ts';
import { openings } from './sample/openings.ts';
import { outdoors } from './sample/outdoors.ts';
import { roofs } from './sample/roofs.ts';
import { stairs } from './sample/stairs.ts';
import { surfaces } from './sample/surfaces.ts';
import { type DrawSwatch, swatchOf, tile } from './sample/swatch.ts';

/**
 * Draws the sample of an answer as an SVG document of 320 × 200 units. A material fills the whole picture, with grain, joints and light.
 * An object is a flat drawing on paper. An unknown pattern gives a painted surface.
 * @param accent the colour of joints, frames and handles
 */
export function drawSample(pattern: string, colour: string, accent: string | null): string {
  const prefix = `s${(hash(`${pattern} ${colour} ${accent}`) % 46656).toString(36)}-`;
  const draw: DrawSwatch = drawers.get(pattern) ?? surfaces.malad ?? (() => '');
  const swatch = swatchOf(prefix, colour, accent, randomFrom(pattern));
  const frame = element('defs', {}, clip(`${prefix}tile`, rect(0, 0, tile.width, tile.height)));
  return document(tile.width, tile.height, frame + group(draw(swatch), { 'clip-path': `url(#${prefix}tile)` }));
}

const drawers = new Map(
  Object.entries({ ...boards, ...roofs, ...surfaces, ...openings, ...stairs, ...fixtures, ...outdoors, ...diagrams }),
);

/** The patterns for which `drawSample` has a drawing. */
export const drawnPatterns: ReadonlySet<string> = new Set(drawers.keys());
