/** A point of a drawing, in the drawing's units; y grows downwards. */
export type Point = readonly [x: number, y: number];

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns one SVG element as text. Numbers are rounded to a tenth to keep files small, and undefined attributes are left out. */
export function element(name: string, attributes: Attributes = {}, children = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? (fineKeys.has(key) ? fine(value) : number(value)) : value}"`)
    .join('');
  return children === '' ? `<${name}${written}/>` : `<${name}${written}>${children}</${name}>`;
}

/** Returns an SVG document of this size in units. */
export function document(width: number, height: number, children: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${children}</svg>`;
}

export function rect(x: number, y: number, width: number, height: number, attributes: Attributes = {}): string {
  if (width <= 0 || height <= 0) return '';
  return element('rect', { x, y, width, height, ...attributes });
}

export function path(d: string, attributes: Attributes = {}): string {
  return element('path', { d, ...attributes });
}

export function polygon(points: readonly Point[], attributes: Attributes = {}): string {
  return path(`${outline(points)}z`, attributes);
}

/** Draws an open line through points, without a fill. */
export function line(points: readonly Point[], stroke: string, width: number, attributes: Attributes = {}): string {
  return path(outline(points), { fill: 'none', stroke, 'stroke-width': width, ...attributes });
}

/** Draws a straight line between two points. */
export function segment(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  stroke: string,
  width: number,
  attributes: Attributes = {},
): string {
  return path(`M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}`, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    ...attributes,
  });
}

/** Returns a corner of an outline by its index; a negative index counts from the end. A missing corner is the origin. */
export function corner(points: readonly Point[], index: number): Point {
  return points.at(index) ?? [0, 0];
}

export function circle(x: number, y: number, radius: number, attributes: Attributes = {}): string {
  return element('circle', { cx: x, cy: y, r: radius, ...attributes });
}

export function ellipse(x: number, y: number, rx: number, ry: number, attributes: Attributes = {}): string {
  return element('ellipse', { cx: x, cy: y, rx, ry, ...attributes });
}

export function group(children: string | readonly string[], attributes: Attributes = {}): string {
  const inside = typeof children === 'string' ? children : children.join('');
  return inside === '' ? '' : element('g', attributes, inside);
}

export function use(id: string, x: number, y: number, scale: number, attributes: Attributes = {}, flip = false): string {
  const size = scale === 1 && !flip ? '' : ` scale(${fine(flip ? -scale : scale)}${flip ? ` ${fine(scale)}` : ''})`;
  return element('use', { href: `#${id}`, transform: `translate(${number(x)} ${number(y)})${size}`, ...attributes });
}

/** Returns the path data through points, without closing it. */
export function outline(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');
}

/** Returns a closed smooth curve inside the polygon of the points. It touches each side of the polygon in its middle. */
export function softOutline(points: readonly Point[]): string {
  const middles = points.map((point, index) => between(point, points[(index + 1) % points.length] ?? point));
  const last = middles.at(-1) ?? [0, 0];
  const curves = points.map((point, index) => {
    const to = middles[index] ?? point;
    return `Q${number(point[0])} ${number(point[1])} ${number(to[0])} ${number(to[1])}`;
  });
  return `M${number(last[0])} ${number(last[1])}${curves.join('')}z`;
}

/** Returns a gradient from top to bottom, or from left to right. Stops: offset 0–1, colour, opacity. */
export function gradient(id: string, stops: readonly GradientStop[], direction: 'down' | 'right' = 'down'): string {
  const ends = direction === 'down' ? { x1: 0, y1: 0, x2: 0, y2: 1 } : { x1: 0, y1: 0, x2: 1, y2: 0 };
  return element('linearGradient', { id, ...ends }, stopElements(stops));
}

/** Returns a radial gradient, for soft edges without a blur. */
export function glow(id: string, stops: readonly GradientStop[]): string {
  return element('radialGradient', { id }, stopElements(stops));
}

/** Returns an SVG pattern: a tile of `width` × `height` that repeats, beginning at (x, y). */
export function pattern(id: string, x: number, y: number, width: number, height: number, children: string): string {
  return element('pattern', { id, x, y, width, height, patternUnits: 'userSpaceOnUse' }, children);
}

export function clip(id: string, children: string): string {
  return element('clipPath', { id }, children);
}

export function number(value: number): string {
  return short(Math.round(value * 10) / 10);
}

export type GradientStop = readonly [offset: number, colour: string, opacity?: number];

/** Attributes that are not rounded to a tenth, because they need more precision. */
const fineKeys = new Set(['opacity', 'fill-opacity', 'stroke-opacity']);

function stopElements(stops: readonly GradientStop[]): string {
  return stops
    .map(([offset, colour, opacity]) =>
      element('stop', {
        offset: fine(offset),
        'stop-color': colour,
        'stop-opacity': opacity === undefined ? undefined : fine(opacity),
      }),
    )
    .join('');
}

function fine(value: number): string {
  return short(Math.round(value * 1000) / 1000);
}

/** Removes the zero before the decimal point: SVG does not need it, and pictures have thousands of them. */
function short(value: number): string {
  return Object.is(value, -0) ? '0' : String(value).replace(/^(-?)0\./, '$1.');
}

function between(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}
