import { boxIn, type Piece, sizeOf, spotIn } from '@gavel/core/plan';
import { circle, number, outline, path, rect } from '../../ink/svg.ts';

/** Draws a kind of furniture from above. */
export type DrawPiece = (pen: PiecePen) => string;

/**
 * Draws in the coordinates of a piece of furniture, mm: `u` along the wall, `v` from the wall into the room. `name` is a CSS class of the
 * sheet: `f` is an outline, `h` a fainter one.
 */
export type PiecePen = ReturnType<typeof penFor>;

export function penFor(piece: Piece) {
  const [along, deep] = sizeOf(piece);
  const box = (u: number, v: number, w: number, d: number, name = 'f') => {
    const { x, y, width, height } = boxIn(piece, u, v, w, d);
    return rect(x, y, width, height, { class: name });
  };
  const rounded = (u: number, v: number, w: number, d: number, radius: number) => {
    const { x, y, width, height } = boxIn(piece, u, v, w, d);
    return rect(x, y, width, height, { class: 'f', rx: radius });
  };
  const lines = (name: string, ...strokes: readonly (readonly (readonly [number, number])[])[]) =>
    path(strokes.map((points) => outline(points.map(([u, v]) => spotIn(piece, u, v)))).join(''), { class: name });
  const round = (u: number, v: number, radius: number, name = 'f') => {
    const [x, y] = spotIn(piece, u, v);
    return circle(x, y, radius, { class: name });
  };
  const oval = (u: number, v: number, ru: number, rv: number, name = 'h') => {
    const [x, y] = spotIn(piece, u, v);
    const upright = piece.facing === 'e' || piece.facing === 'w';
    const [rx, ry] = upright ? [rv, ru] : [ru, rv];
    return `<ellipse class="${name}" cx="${number(x)}" cy="${number(y)}" rx="${number(rx)}" ry="${number(ry)}"/>`;
  };
  const cross = () =>
    lines(
      'h',
      [
        [0, 0],
        [along, deep],
      ],
      [
        [along, 0],
        [0, deep],
      ],
    );
  return { piece, along, deep, box, rounded, lines, round, oval, cross };
}
