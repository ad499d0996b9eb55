import type { HouseDrawing } from '@gavel/core';
import { dormerAxes, dormersOf, frontGable } from './house/dormer.ts';
import { layoutFacade, type Opening } from './house/layout-facade.ts';
import { measureHouse, type View } from './house/measure-house.ts';
import { corner, document, group, number, outline, type Point, path } from './ink/svg.ts';

const sheet = { width: 160, height: 120, ground: 94 } as const;

/** Draws the front or the back of a building as a line drawing of 160 × 120 units. The background is transparent. */
export function drawElevation(drawing: HouseDrawing, view: View = 'front'): string {
  const measures = measureHouse(drawing, view);
  const facade = layoutFacade(measures, 1);
  // One unit here is ten units of the large picture (`drawHouse`). So relative to the middle of the ground, parts are at the same place.
  const at = ([x, y]: Point): Point => [80 + (x - 1000) * 0.1, sheet.ground + (y - measures.ground) * 0.1];
  const spot = (x: number, y: number) => at([measures.x(x), measures.y(y)]);
  const scale = measures.scale * 0.1;
  const gap = frontGable(measures, facade);
  const strong = [`M6 ${sheet.ground + 0.5}H154`];
  const lines: string[] = [];
  const faint: string[] = [];
  walls();
  roof();
  dormers();
  openings();
  porch();
  return document(
    sheet.width,
    sheet.height,
    group([path(faint.join(''), { opacity: 0.35 }), path(lines.join('')), path(strong.join(''), { 'stroke-width': 1.5 })], {
      fill: 'none',
      stroke: '#3b352f',
      'stroke-width': 1,
      'stroke-linejoin': 'round',
    }),
  );

  function walls(): void {
    if (drawing.open) {
      const posts = [0.08, drawing.width / 2, drawing.width - 0.08];
      lines.push(
        ...posts.map((x) => outline([spot(x, 0), spot(x, drawing.wallHeight)])),
        outline([spot(0, drawing.wallHeight - 0.25), spot(drawing.width, drawing.wallHeight - 0.25)]),
      );
      for (let x = 0.3; x < drawing.width; x += 0.35) faint.push(outline([spot(x, 0.2), spot(x, drawing.wallHeight - 0.25)]));
      return;
    }
    const [left, right] = [at([measures.left, measures.ground]), at([measures.right, measures.ground])];
    const [leftTop, rightTop] = [measures.wall[1], measures.wall.at(-2)];
    if (leftTop && rightTop) lines.push(outline([left, at(leftTop)]), outline([right, at(rightTop)]));
    lines.push(outline([spot(0, 0.32), spot(drawing.width, 0.32)]));
  }

  function roof(): void {
    const { faces, wall, overhang } = measures;
    if (faces === 'eaves') {
      lines.push(`${outline(measures.roof.map(at))}z`);
      if (drawing.roof === 'mansard') lines.push(outline([corner(measures.roof, 1), corner(measures.roof, 4)].map(at)));
      courses();
    } else {
      const [left, right] = [corner(wall, 1), corner(wall, -2)];
      const top = faces === 'gable' ? corner(wall, 2) : left;
      const fall = faces === 'gable' ? (left[1] - top[1]) / (top[0] - left[0]) : (left[1] - right[1]) / (right[0] - left[0]);
      const out = overhang.eaves * measures.scale;
      const ends: Point[] = [
        [left[0] - out, left[1] + out * fall],
        ...(faces === 'gable' ? [top] : []),
        [right[0] + out, right[1] + (faces === 'gable' ? out * fall : -out * fall)],
      ];
      const edge = ends.map(at);
      lines.push(`${outline([...edge, ...edge.toReversed().map(([x, y]): Point => [x, y - 2.2])])}z`);
    }
    if (drawing.chimney && faces === 'eaves') {
      const fromLeft = drawing.roof === 'valmat' ? 0.57 : 0.66;
      const chimneyAt = view === 'front' ? fromLeft : 1 - fromLeft;
      const [x, y] = at([measures.x(drawing.width * chimneyAt), measures.ridge]);
      lines.push(`M${number(x - 2.6)} ${number(y)}v-6.5h5.2v6.5M${number(x - 3.4)} ${number(y - 6.5)}h6.8`);
    }
  }

  /** Draws rows of tiles, except where the façade rises through the roof. */
  function courses(): void {
    const { roof: shape, eaves, ridge } = measures;
    const side = (points: readonly Point[], y: number) => {
      const index = points.findIndex(([, py]) => py <= y);
      const [a, b] = [points[Math.max(0, index - 1)] ?? [0, 0], points[index] ?? [0, 0]];
      return a[1] === b[1] ? a[0] : a[0] + ((b[0] - a[0]) * (a[1] - y)) / (a[1] - b[1]);
    };
    const middle = shape.length / 2;
    for (let y = eaves - 38; y > ridge + 20; y -= 38) {
      const [from, to] = [side(shape.slice(0, middle), y) + 8, side(shape.slice(middle).toReversed(), y) - 8];
      const cut = gap ? [measures.x(gap[0]) - 34, measures.x(gap[1]) + 34] : null;
      const stretches = cut
        ? [
            [from, cut[0] ?? from],
            [cut[1] ?? to, to],
          ]
        : [[from, to]];
      for (const [start = 0, end = 0] of stretches) if (end > start) faint.push(outline([at([start, y]), at([end, y])]));
    }
  }

  function dormers(): void {
    const kind = dormersOf(measures);
    const small =
      kind === 'takkupor'
        ? dormerAxes(Math.max(2, Math.min(3, drawing.windowsAbove)), drawing.width)
        : kind === 'takkupa'
          ? [drawing.width * (view === 'front' ? drawing.doorAt : 1 - drawing.doorAt)]
          : [];
    if (measures.faces !== 'eaves') return;
    const height = (measures.eaves - measures.ridge) / measures.scale;
    const foot = (measures.ground - measures.eaves) / measures.scale;
    if (gap) gable((gap[0] + gap[1]) / 2, (gap[1] - gap[0]) / 2, foot - 0.1, foot + height * 0.94, 0.65);
    for (const axis of small) gable(axis, Math.min(1, drawing.width * 0.09), foot + height * 0.18, foot + height * 0.82, 0.55);
  }

  function gable(axis: number, half: number, foot: number, top: number, windowSize: number): void {
    const shoulder = Math.max(foot + 0.5, top - half * 0.9);
    lines.push(
      outline([
        spot(axis - half, foot),
        spot(axis - half, shoulder),
        spot(axis, top),
        spot(axis + half, shoulder),
        spot(axis + half, foot),
      ]),
      outline([spot(axis - half - 0.3, shoulder - 0.27), spot(axis, top + 0.08), spot(axis + half + 0.3, shoulder - 0.27)]),
    );
    pane({
      x: axis - windowSize,
      y: foot + (shoulder - foot) * 0.3,
      width: windowSize * 2,
      height: Math.max(0.6, (top - foot) * 0.36),
    });
  }

  function openings(): void {
    facade.windows.forEach(pane);
    for (const { x, y, width, height } of facade.garage) {
      box({ x, y, width, height });
      for (const share of [0.25, 0.5, 0.75])
        faint.push(outline([spot(x, y + height * share), spot(x + width, y + height * share)]));
    }
    if (facade.door) box(facade.door);
    if (facade.patio) pane(facade.patio);
  }

  function box({ x, y, width, height }: Opening): void {
    lines.push(`${outline([spot(x, y), spot(x, y + height), spot(x + width, y + height), spot(x + width, y)])}z`);
  }

  function pane(opening: Opening): void {
    box(opening);
    const { x, y, width, height } = opening;
    if (width * scale > 6) lines.push(outline([spot(x + width / 2, y), spot(x + width / 2, y + height)]));
  }

  function porch(): void {
    const { door } = facade;
    if (!door) return;
    const middle = door.x + door.width / 2;
    const top = Math.min(2.55, drawing.wallHeight - 0.3);
    if (drawing.porch === 'farstukvist') {
      lines.push(
        outline([spot(middle - 1.6, top - 0.1), spot(middle, top + 0.8), spot(middle + 1.6, top - 0.1)]),
        `${outline([spot(middle - 1.6, top - 0.1), spot(middle + 1.6, top - 0.1)])}`,
      );
      for (const side of [-1.25, 1.25]) lines.push(outline([spot(middle + side, 0), spot(middle + side, top - 0.1)]));
    } else if (drawing.porch === 'skarmtak') {
      lines.push(
        `${outline([spot(middle - 0.95, top + 0.15), spot(middle - 0.8, top + 0.35), spot(middle + 0.8, top + 0.35), spot(middle + 0.95, top + 0.15)])}z`,
      );
    } else if (drawing.porch === 'veranda') {
      const half = Math.min(2.7, drawing.width * 0.27);
      lines.push(
        `${outline([spot(middle - half - 0.2, top), spot(middle - half, top + 0.4), spot(middle + half, top + 0.4), spot(middle + half + 0.2, top)])}z`,
      );
      for (const share of [-1, -0.5, 0.5, 1])
        lines.push(outline([spot(middle + half * share, 0.3), spot(middle + half * share, top)]));
      faint.push(
        outline([spot(middle - half, 1.1), spot(middle - half * 0.5, 1.1)]),
        outline([spot(middle + half * 0.5, 1.1), spot(middle + half, 1.1)]),
      );
    }
  }
}
