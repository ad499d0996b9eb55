import type { Facade } from '@gavel/core/plan';
import { shaded } from '../ink/colour.ts';

/** Returns the SVG patterns of the wall's boards and the roof's covering, in their colours. */
export function coverings({ parts, wall }: Facade): string {
  return (
    boards(String(parts.get('boarding')?.value ?? 'cover'), wall) +
    roofing(String(parts.get('roofing')?.value ?? 'concrete'), parts.get('roofing')?.colour ?? ROOF)
  );
}

const ROOF = '#4b4a47';

/**
 * Puts the plain colour of wall or roof behind its SVG pattern. Otherwise a printed page would show white lines where the pattern repeats.
 */
export function onItsColour(drawn: string, { parts, wall }: Facade): string {
  const roof = parts.get('roofing')?.colour ?? ROOF;
  return drawn.replace(
    /<(?:path|rect)[^>]* fill="url\(#(boards|roofing)\)"[^>]*\/>/g,
    (shape, pattern) => shape.replace(`url(#${pattern})`, pattern === 'boards' ? wall : roof) + shape,
  );
}

function boards(kind: string, colour: string): string {
  const dark = shaded(colour, 0.32);
  switch (kind) {
    case 'batten':
      return pattern('boards', 150, 150, colour, `<path d="M20 0V150M52 0V150" stroke="${dark}" stroke-width="9"/>`);
    case 'flush':
      return pattern('boards', 120, 120, colour, `<path d="M60 0V120" stroke="${dark}" stroke-width="6"/>`);
    case 'lying':
      return pattern('boards', 145, 145, colour, `<path d="M0 140H145" stroke="${dark}" stroke-width="9"/>`);
    case 'lapped':
      return pattern('boards', 165, 165, colour, `<path d="M0 150H165" stroke="${dark}" stroke-width="30" stroke-opacity=".7"/>`);
    default:
      return pattern(
        'boards',
        250,
        250,
        colour,
        `<path d="M30 0V250M150 0V250" stroke="${dark}" stroke-width="14"/><path d="M44 0V250" stroke="${dark}" stroke-width="22" stroke-opacity=".35"/>`,
      );
  }
}

function roofing(kind: string, colour: string): string {
  const dark = shaded(colour, 0.4);
  switch (kind) {
    case 'metal':
      return pattern('roofing', 600, 600, colour, `<path d="M300 0V600" stroke="${dark}" stroke-width="30"/>`);
    case 'sedum':
      return pattern(
        'roofing',
        260,
        200,
        colour,
        `<g fill="${dark}"><circle cx="40" cy="50" r="34"/><circle cx="170" cy="120" r="44"/></g><g fill="#a8a05c"><circle cx="110" cy="60" r="26"/><circle cx="60" cy="150" r="30"/><circle cx="220" cy="30" r="22"/></g>`,
      );
    case 'clay':
      return pattern(
        'roofing',
        210,
        300,
        colour,
        `<path d="M0 282q52 -60 105 0t105 0M52 0V282M157 0V282" fill="none" stroke="${dark}" stroke-width="18"/>`,
      );
    default:
      return pattern(
        'roofing',
        300,
        330,
        colour,
        `<path d="M0 316q75 -34 150 0t150 0M0 0V316M150 0V316" fill="none" stroke="${dark}" stroke-width="14"/>`,
      );
  }
}

function pattern(id: string, width: number, height: number, colour: string, marks: string): string {
  return `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse"><path d="M0 0h${width}v${height}H0z" fill="${colour}"/>${marks}</pattern>`;
}
