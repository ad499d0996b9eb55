import {
  balconyAt,
  balconyBox,
  CANOPY,
  CORNER,
  coverOf,
  edgePoints,
  entranceDepth,
  type Features,
  type HousePlan,
  PORCH,
  PORCH_EAVES,
  type Rect,
  STEPS_DOWN,
  type Storey,
  TO_HOUSE,
  terraceOf,
} from '@gavel/core/plan';
import { outline, path, rect } from '../ink/svg.ts';
import { type Lettering, textWidth } from './write-text.ts';

/** How far what lies round a storey reaches beyond the façades, mm. */
export interface Ground {
  readonly front: number;
  readonly back: number;
  readonly left: number;
  readonly right: number;
}

export function groundRound(plan: HousePlan, storey: Storey, features: Features): Ground {
  const none = { front: 200, back: 0, left: 0, right: 0 };
  if (storey.at > 0) {
    const balcony = balconyBox(plan, features);
    if (!balcony) return none;
    return balcony.y < 0 ? { ...none, back: balcony.height } : { ...none, front: balcony.height + 200 };
  }
  const terrace = terraceOf(plan, storey, features);
  const isFront = plan.door?.side === 'front';
  const isMirrored = features.mirrored === true;
  const beside = (side: 'left' | 'right') => (plan.door?.side === side ? 1100 : 0);
  const [left, right] = [beside(isMirrored ? 'right' : 'left'), beside(isMirrored ? 'left' : 'right')];
  const corner = terrace && terrace.length > 1 ? CORNER : 0;
  const joined = features.joined === 'roof' ? TO_HOUSE : features.joined === 'house' ? 900 : 0;
  const unit = features.shows?.heating === 'airWater' ? 700 : 0;
  return {
    front: isFront ? entranceDepth(features) + 500 : plan.gates.length > 0 ? 500 : 200,
    back: terrace ? (terrace[0]?.height ?? 0) : storey.ways.some(({ kind }) => kind === 'terrace') ? 500 : 0,
    left: Math.max(left, isMirrored ? Math.max(corner, unit) : 0),
    right: Math.max(right, joined, isMirrored ? 0 : Math.max(corner, unit)),
  };
}

/** Terrace, roof over it, steps and porch: what lies round the ground floor. Above: where the eaves reach, and a balcony. */
export function drawGround(plan: HousePlan, storey: Storey, features: Features, lettering: Lettering): string {
  if (storey.at > 0) return drawRoofEdge(plan) + drawBalcony(plan, features, lettering);
  return [
    drawTerrace(plan, storey, features, lettering),
    drawEntrance(plan, storey, features),
    drawGates(storey),
    drawJoined(plan, features, lettering),
    drawHeatPump(plan, features, lettering),
  ].join('');
}

function drawTerrace(plan: HousePlan, storey: Storey, features: Features, lettering: Lettering): string {
  const parts = terraceOf(plan, storey, features);
  const [along] = parts ?? [];
  if (!parts || !along) return '';
  const over = features.terraceRoof ?? 'none';
  const cover = coverOf(plan, along, features);
  const roof = {
    none: '',
    pergola: drawPergola(cover),
    roof: rect(cover.x, cover.y, cover.width, cover.height, { class: 'dash' }),
    conservatory: drawConservatory(cover),
  }[over];
  const area = parts.reduce((sum, { width, height }) => sum + width * height, 0) / 1e6;
  const word = lettering.words(over === 'conservatory' ? 'conservatory' : 'terrace');
  return [
    parts.map((part) => rect(part.x, part.y, part.width, part.height, { class: 'deck' })).join(''),
    parts.map(boards).join(''),
    path(edgeOf(parts), { class: 'f' }),
    features.railing ? drawRailing(parts, cover.x + cover.width / 2, over === 'conservatory' ? cover.width : STEPS_DOWN) : '',
    roof,
    nameOutside(word, area, along, lettering, over === 'conservatory' ? 2500 : 1300),
  ].join('');
}

function boards({ x, y, width, height }: Rect): string {
  const lines = Array.from({ length: Math.ceil(height / 145) - 1 }, (_, index) =>
    outline([
      [x, y + (index + 1) * 145],
      [x + width, y + (index + 1) * 145],
    ]),
  );
  return path(lines.join(''), { class: 'b' });
}

/** What lies outside is called so and so large, on paper of its own in the middle; `area` in m². What has no room is left out. */
function nameOutside(word: string, area: number, box: Rect, lettering: Lettering, paper: number): string {
  const said = `${String(Math.round(area))} m²`;
  const next = lettering.size(220) * 1.18;
  const hasArea = lettering.size(250) + next + 60 <= box.height;
  if (!lettering.fits(word, 250, 'bold', box.width)) return '';
  const width = Math.max(paper, textWidth(word, lettering.size(250), 'bold') + 120);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2 + (hasArea ? -20 : 90)];
  const [top, height] = [lettering.size(250), lettering.size(250) + (hasArea ? next + 90 : 150)];
  return [
    rect(x - width / 2, y - top, width, height, { class: 'deck', rx: 60 }),
    lettering.write(word, x, y, 250, 'bold'),
    hasArea ? lettering.write(said, x, y + next, 220, 'regular') : '',
  ].join('');
}

/** Round all parts of a terrace; where they meet, and at the house, nothing is drawn. */
function edgeOf(parts: readonly Rect[]): string {
  return outline(edgePoints(parts, 0));
}

/** A railing with its posts, `open` so wide round this `middle`, where one goes down to the garden or out of a conservatory. */
function drawRailing(parts: readonly Rect[], middle: number, open: number): string {
  const points = edgePoints(parts, 70);
  const [behind] = parts;
  const gap = behind ? rect(middle - open / 2, behind.y + 10, open, 120, { class: 'deck' }) : '';
  const posts = points
    .map(([x, y]) => rect(x - 50, Math.min(y, points[0]?.[1] === y ? y - 100 : y - 50), 100, 100, { class: 'k' }))
    .join('');
  return path(outline(points), { class: 'l' }) + gap + posts;
}

function drawConservatory({ x, y, width, height }: Rect): string {
  const panes = Math.round(width / 1000);
  const marks = Array.from({ length: panes - 1 }, (_, index) => {
    const at = x + ((index + 1) * width) / panes;
    return outline([
      [at, y - 30],
      [at, y + 90],
    ]);
  });
  return (
    rect(x, y, width, height, { class: 'm' }) +
    rect(x + 60, y + 60, width - 120, height - 60, { class: 'm' }) +
    path(marks.join(''), { class: 'm' })
  );
}

function drawPergola({ x, y, width, height }: Rect): string {
  const beams = Array.from({ length: Math.floor(width / 600) + 1 }, (_, index) =>
    outline([
      [x + index * 600, y - 150],
      [x + index * 600, y + height],
    ]),
  );
  return path(beams.join(''), { class: 'dash' }) + rect(x, y, width, height, { class: 'dash' });
}

function drawEntrance(plan: HousePlan, { ways }: Storey, features: Features): string {
  const door = ways.find(({ kind }) => kind === 'entrance');
  if (!door || door.isUpright || door.gap.y === 0) return '';
  if (!plan.terrace) return steps(door.gap, plan.depth, 1000);
  const middle = door.gap.x + door.gap.width / 2;
  const deep = entranceDepth(features);
  if (features.entrance === 'porch') {
    const left = middle - PORCH.width / 2;
    const posts = [left, left + PORCH.width - 130].map((x) => rect(x, plan.depth + PORCH.deep - 130, 130, 130, { class: 'k' }));
    return (
      rect(left, plan.depth, PORCH.width, PORCH.deep, { class: 'deck f' }) +
      posts.join('') +
      rect(middle - 950, plan.depth + PORCH.deep, 1900, 300, { class: 'f' }) +
      rect(left - PORCH_EAVES, plan.depth, PORCH.width + 2 * PORCH_EAVES, PORCH.deep + PORCH_EAVES, { class: 'dash' })
    );
  }
  const canopy =
    features.entrance === 'canopy'
      ? rect(middle - CANOPY.width / 2 - PORCH_EAVES, plan.depth, CANOPY.width + 2 * PORCH_EAVES, deep, { class: 'dash' })
      : '';
  return steps({ ...door.gap, x: middle - 800, width: 1600 }, plan.depth, 1000) + canopy;
}

function steps({ x, width }: Rect, depth: number, deep: number): string {
  return rect(x, depth, width, deep - 300, { class: 'f' }) + rect(x, depth + deep - 300, width, 300, { class: 'f' });
}

/** Where a car drives in. */
function drawGates({ ways }: Storey): string {
  return ways
    .filter(({ kind }) => kind === 'gate')
    .map(({ gap: { x, y, width, height } }) =>
      path(
        outline([
          [x, y + height],
          [x, y + height + 350],
        ]) +
          outline([
            [x + width, y + height],
            [x + width, y + height + 350],
          ]),
        { class: 'dash' },
      ),
    )
    .join('');
}

/** The house beside a side building, or a roof that leads to it. */
function drawJoined({ length, depth }: HousePlan, { joined = 'apart' }: Features, lettering: Lettering): string {
  if (joined === 'apart') return '';
  const middle = depth / 2;
  if (joined === 'house')
    return (
      rect(length, -350, 900, depth + 700, { class: 'deck' }) +
      path(`M${length} -350V${depth + 350}`, { class: 'l' }) +
      lettering.write(lettering.words('house'), length + 540, middle, 260, 'regular', true)
    );
  const posts = [0.33, 0.66].flatMap((part) =>
    [middle - 900, middle + 780].map((y) => rect(length + TO_HOUSE * part, y, 120, 120, { class: 'k' })),
  );
  return (
    rect(length, middle - 900, TO_HOUSE, 1800, { class: 'dash' }) +
    posts.join('') +
    (lettering.fits(lettering.words('coveredWay'), 250, 'regular', TO_HOUSE)
      ? lettering.write(lettering.words('coveredWay'), length + TO_HOUSE / 2, middle + 90, 250, 'regular')
      : '')
  );
}

/** Its part outside, at the gable. */
function drawHeatPump({ length, depth }: HousePlan, { shows, terrace, mirrored }: Features, lettering: Lettering): string {
  if (shows?.heating !== 'airWater') return '';
  const y = terrace === 'corner' ? depth - 1500 : depth / 2 - 500;
  const x = mirrored ? -570 : length + 150;
  return (
    rect(x, y, 420, 1000, { class: 'f' }) +
    lettering.write(lettering.words('outdoorUnit'), x + 270, y + 500, 190, 'regular', true)
  );
}

function drawBalcony(plan: HousePlan, features: Features, lettering: Lettering): string {
  const place = balconyAt(plan, features);
  if (!place) return '';
  const box = balconyBox(plan, features);
  const middle = features.mirrored ? plan.length - place.middle : place.middle;
  if (!box) {
    const [half, y] = [900, place.side === 'back' ? -130 : plan.depth + 130];
    const wall = place.side === 'back' ? 0 : plan.depth;
    return path(
      outline([
        [middle - half, wall],
        [middle - half, y],
        [middle + half, y],
        [middle + half, wall],
      ]),
      { class: 'l' },
    );
  }
  return (
    rect(box.x, box.y, box.width, box.height, { class: 'deck' }) +
    boards(box) +
    rect(box.x, box.y, box.width, box.height, { class: 'l' }) +
    nameOutside(lettering.words('balcony'), (box.width * box.height) / 1e6, box, lettering, 1300)
  );
}

/** Above, where the eaves reach. */
function drawRoofEdge({ length, depth }: HousePlan): string {
  return rect(-350, -350, length + 700, depth + 700, { class: 'dash' });
}
