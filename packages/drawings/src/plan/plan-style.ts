import type { Rect } from '@gavel/core/plan';
import { rect } from '../ink/svg.ts';

const INK = '#241d17';
/** The CSS classes of a floor plan: the styles of its walls, furniture, floors and lines. */
export const STYLE = [
  `path,rect,circle,ellipse{fill:none;stroke:${INK}}`,
  `.x{fill:${INK};stroke:none}`,
  '.p{fill:#fff;stroke:none}',
  '.f.p{stroke:#5c534b;stroke-width:14}',
  '.r{fill:#fcfaf6;stroke:none}',
  '.wet{fill:#f3f5f4;stroke:none}',
  '.tile{stroke:#dfe4e2;stroke-width:6}',
  '.c{fill:#dcebdf;stroke:none}',
  '.deck{fill:#f6f1e8;stroke:none}',
  '.deck.f{stroke:#5c534b}',
  '.o{stroke-width:24}',
  '.w{fill:#4d453d;stroke:none}',
  '.m{stroke-width:18}',
  '.g{fill:#fff;stroke-width:12}',
  '.f{stroke:#5c534b;stroke-width:14}',
  '.h{stroke:#9a9188;stroke-width:10}',
  '.l{stroke-width:26}',
  '.a{stroke:#6f665e;stroke-width:9}',
  '.dash{stroke:#857b72;stroke-width:11;stroke-dasharray:70 50}',
  '.b{stroke:#c9c2b9;stroke-width:9}',
  '.d{stroke:#6f665e;stroke-width:9}',
  '.t{stroke-width:20}',
  '.k{fill:#241d17;stroke-width:12}',
].join('');

/** Draws a rectangle with a CSS class. */
export function box({ x, y, width, height }: Rect, name: string): string {
  return rect(x, y, width, height, { class: name });
}
