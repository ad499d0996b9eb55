import { lit, shaded } from '../ink/colour.ts';
import { circle, element, ellipse, group, path, polygon, rect, segment } from '../ink/svg.ts';

/** Small objects that make a room look inhabited; in picture units, with `scale` units per metre. */

/** Draws a plant in a pot with its foot at (x, y). The picture must contain `foliageDefinitions`. */
export function pottedPlant(prefix: string, x: number, y: number, scale: number, pot = '#e9e2d4'): string {
  const [wide, tall] = [scale * 0.08, scale * 0.15];
  const tuft = (id: number, dx: number, dy: number, fill: string) =>
    element('use', {
      href: `#${prefix}leaf${id}`,
      transform: `translate(${Math.round(x + dx * scale)} ${Math.round(y - tall + dy * scale)}) scale(${(scale / 210).toFixed(2)})`,
      fill,
    });
  return [
    ellipse(x + wide * 0.4, y, wide * 1.2, wide * 0.22, { fill: '#2b2620', opacity: 0.25 }),
    tuft(0, -0.05, -0.1, '#4f6d49'),
    tuft(2, 0.06, -0.12, '#5f7f4d'),
    tuft(1, 0, -0.2, '#7a9353'),
    tuft(3, -0.03, -0.16, '#a6b46b'),
    polygon(
      [
        [x - wide, y - tall],
        [x + wide, y - tall],
        [x + wide * 0.75, y],
        [x - wide * 0.75, y],
      ],
      { fill: pot },
    ),
    polygon(
      [
        [x + wide * 0.3, y - tall],
        [x + wide, y - tall],
        [x + wide * 0.75, y],
        [x + wide * 0.24, y],
      ],
      { fill: '#1d1e28', opacity: 0.12 },
    ),
  ].join('');
}

/** Draws a pendant lamp from `top` to `foot`, with its light. The picture must define the gradient `lamp`. */
export function pendant(prefix: string, x: number, top: number, foot: number, scale: number, colour: string): string {
  const half = scale * 0.21;
  const tall = scale * 0.26;
  return [
    ellipse(x, foot + tall * 0.3, half * 3.2, tall * 1.9, { fill: `url(#${prefix}lamp)` }),
    segment(x, top, x, foot - tall, '#38322d', 2.4),
    path(
      `M${x - half * 0.16} ${foot - tall}h${half * 0.32}l${half * 0.1} ${tall * 0.2}q${half * 0.68} ${tall * 0.2} ${half * 0.74} ${tall * 0.8}h${-half * 2}q${half * 0.06} ${-tall * 0.6} ${half * 0.74} ${-tall * 0.8}z`,
      { fill: colour },
    ),
    path(
      `M${x + half * 0.2} ${foot - tall * 0.8}q${half * 0.68} ${tall * 0.2} ${half * 0.8} ${tall * 0.8}h${-half * 0.5}q0 ${-tall * 0.5} ${-half * 0.3} ${-tall * 0.8}z`,
      { fill: '#1d1e28', opacity: 0.16 },
    ),
    ellipse(x, foot, half, half * 0.16, { fill: shaded(colour, 0.4) }),
    ellipse(x, foot, half * 0.8, half * 0.1, { fill: '#fff0c9' }),
  ].join('');
}

/** Draws a picture on the wall: a landscape in a thin frame. */
export function framedPicture(x: number, y: number, width: number, height: number): string {
  const mat = Math.min(width, height) * 0.12;
  const [ix, iy, iw, ih] = [x + mat, y + mat, width - mat * 2, height - mat * 2];
  return group([
    rect(x + 5, y + 7, width, height, { fill: '#1d1e28', opacity: 0.2 }),
    rect(x, y, width, height, { fill: '#fbf8f1', stroke: '#6d5a48', 'stroke-width': 4 }),
    rect(ix, iy, iw, ih, { fill: '#dfe3da' }),
    circle(ix + iw * 0.68, iy + ih * 0.3, ih * 0.12, { fill: '#e8c98f' }),
    path(
      `M${ix} ${iy + ih * 0.62}q${iw * 0.25} ${-ih * 0.26} ${iw * 0.5} ${-ih * 0.06}t${iw * 0.5} ${-ih * 0.04}V${iy + ih}H${ix}z`,
      { fill: '#93aaa1' },
    ),
    path(`M${ix} ${iy + ih * 0.8}q${iw * 0.4} ${-ih * 0.2} ${iw} ${-ih * 0.04}V${iy + ih}H${ix}z`, { fill: '#5f7f6c' }),
  ]);
}

/** Draws a vase with a few branches, with its foot at (x, y). */
export function vase(x: number, y: number, scale: number, colour: string): string {
  const tall = scale * 0.24;
  const half = scale * 0.06;
  const branch = (dx: number, dy: number) =>
    path(`M${x} ${y - tall}q${dx * 0.2} ${dy * 0.6} ${dx} ${dy}`, { fill: 'none', stroke: '#7c8a5c', 'stroke-width': 2.2 }) +
    [0.5, 0.75, 1]
      .map((share) =>
        ellipse(x + dx * share ** 1.6, y - tall + dy * share, scale * 0.018, scale * 0.032, {
          fill: '#93a568',
          transform: `rotate(${dx > 0 ? 28 : -28} ${Math.round(x + dx * share ** 1.6)} ${Math.round(y - tall + dy * share)})`,
        }),
      )
      .join('');
  return [
    ellipse(x + half * 0.5, y, half * 1.4, half * 0.3, { fill: '#2b2620', opacity: 0.25 }),
    branch(-scale * 0.12, -scale * 0.3),
    branch(scale * 0.1, -scale * 0.34),
    branch(scale * 0.01, -scale * 0.26),
    path(
      `M${x - half * 0.5} ${y - tall}h${half}q${half * 0.1} ${tall * 0.3} ${half * 0.5} ${tall * 0.55}q${half * 0.1} ${tall * 0.3} ${-half * 0.4} ${tall * 0.45}h${-half * 1.2}q${-half * 0.5} ${-tall * 0.15} ${-half * 0.4} ${-tall * 0.45}q${half * 0.4} ${-tall * 0.25} ${half * 0.5} ${-tall * 0.55}z`,
      { fill: colour },
    ),
    path(
      `M${x + half * 0.2} ${y - tall}h${half * 0.3}q${half * 0.1} ${tall * 0.3} ${half * 0.5} ${tall * 0.55}q${half * 0.1} ${tall * 0.3} ${-half * 0.4} ${tall * 0.45}h${-half * 0.3}z`,
      { fill: shaded(colour, 0.3), opacity: 0.6 },
    ),
    ellipse(x, y - tall, half * 0.5, half * 0.14, { fill: lit(shaded(colour, 0.5), 0.1) }),
  ].join('');
}

/** Draws a wooden chair: seat, top rail, spindles and legs. (x, y): middle of its foot. */
export function chair(x: number, y: number, scale: number, colour: string): string {
  const [half, seat, back] = [scale * 0.22, scale * 0.45, scale * 0.82];
  const leg = (dx: number, lean: number) => segment(x + dx, y - seat, x + dx + lean, y, colour, scale * 0.035);
  return group([
    ellipse(x, y, half * 1.3, half * 0.22, { fill: '#2b2620', opacity: 0.2 }),
    leg(-half * 0.8, -scale * 0.03),
    leg(half * 0.8, scale * 0.03),
    leg(-half * 0.5, 0),
    leg(half * 0.5, 0),
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((share) =>
      segment(x + half * share, y - seat, x + half * share * 1.08, y - back, colour, scale * 0.016),
    ),
    path(
      `M${x - half} ${y - seat}q${half} ${-scale * 0.05} ${half * 2} 0l${-scale * 0.02} ${scale * 0.05}h${-half * 2 + scale * 0.04}z`,
      { fill: lit(colour, 0.1) },
    ),
    path(
      `M${x - half * 1.06} ${y - back}q${half * 1.06} ${-scale * 0.05} ${half * 2.12} 0v${scale * 0.08}q${-half * 1.06} ${-scale * 0.04} ${-half * 2.12} 0z`,
      { fill: colour },
    ),
  ]);
}
