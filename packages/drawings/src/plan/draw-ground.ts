import type { Features, HousePlan, Rect, Storey } from '@gavel/core/plan';
import { number, outline, path, rect } from '../ink/svg.ts';
import type { Lettering } from './write-text.ts';

/** How far terraces and steps reach before the façades, mm. */
export function groundBelow(
  plan: HousePlan,
  storey: Storey,
  features: Features,
): { readonly front: number; readonly back: number } {
  const terrace = storey.at === 0 ? terraceOf(plan, features) : null;
  const hasDoor = storey.at === 0 && plan.door?.side === 'front';
  return {
    front: hasDoor ? porchDepth(features) + 700 : storey.at === 0 && plan.gates.length > 0 ? 500 : 200,
    back: terrace ? (terrace[0]?.height ?? 0) : 0,
  };
}

/** Terrace, roof over it, steps and porch: what lies round the ground floor. */
export function drawGround(plan: HousePlan, storey: Storey, features: Features, lettering: Lettering): string {
  if (storey.at > 0) return drawRoofEdge(plan);
  return [drawTerrace(plan, features, lettering), drawEntrance(plan, storey, features), drawGates(plan)].join('');
}

function porchDepth({ entrance = 'steps' }: Features): number {
  return entrance === 'porch' ? 1900 : entrance === 'canopy' ? 1400 : 1000;
}

/** The parts of a terrace, behind the house first. */
function terraceOf(
  { terrace, length, depth }: HousePlan,
  { terrace: form = 'none', mirrored = false }: Features,
): readonly Rect[] | null {
  if (!terrace || form === 'none') return null;
  const [width, deep] = form === 'small' ? terrace.small : terrace.large;
  const middle = mirrored ? length - terrace.at : terrace.at;
  const along: Rect = { x: middle - width / 2, y: -deep, width, height: deep };
  if (form !== 'corner') return [along];
  // Round the corner that it reaches.
  const reach = Math.min(depth * 0.55, 4500);
  return [
    { ...along, x: length - width, width: width + 2400 },
    { x: length, y: 0, width: 2400, height: reach },
  ];
}

function drawTerrace(plan: HousePlan, features: Features, lettering: Lettering): string {
  const parts = terraceOf(plan, features);
  const [along] = parts ?? [];
  if (!parts || !along) return '';
  const boards = parts.map(({ x, y, width, height }) => {
    const lines = Array.from({ length: Math.floor(height / 145) }, (_, index) =>
      outline([
        [x, y + (index + 1) * 145],
        [x + width, y + (index + 1) * 145],
      ]),
    );
    return path(lines.join(''), { class: 'b' }) + rect(x, y, width, height, { class: 'f' });
  });
  const over = features.terraceRoof ?? 'none';
  const cover: Rect = {
    x: along.x + along.width / 2 - Math.min(along.width, 5000) / 2,
    y: along.y,
    width: Math.min(along.width, 5000),
    height: along.height,
  };
  const roof = {
    none: '',
    pergola: drawPergola(cover),
    roof: rect(cover.x, cover.y, cover.width, cover.height, { class: 'dash' }),
    conservatory:
      rect(cover.x + 60, cover.y + 60, cover.width - 120, cover.height - 60, { class: 'm' }) +
      rect(cover.x, cover.y, cover.width, cover.height, { class: 'm' }),
  }[over];
  const word = over === 'conservatory' ? 'Uterum' : 'Altan';
  const [x, y] = [along.x + along.width / 2, along.y + along.height / 2];
  return `${boards.join('')}${roof}<rect class="p" x="${number(x - 520)}" y="${number(y - 190)}" width="1040" height="330"/>${lettering.write(word, x, y + 70, 270, 'bold')}`;
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
  if (!door || door.isUpright || !plan.terrace) return door && !door.isUpright ? steps(door.gap, plan.depth, 1000) : '';
  const middle = door.gap.x + door.gap.width / 2;
  const deep = porchDepth(features);
  if (features.entrance === 'porch') {
    const [left, right] = [middle - 1300, middle + 1300];
    const posts = [left, right - 130].map((x) => rect(x, plan.depth + deep - 330, 130, 130, { class: 'k' }));
    return (
      rect(left, plan.depth, right - left, deep - 200, { class: 'f' }) +
      posts.join('') +
      rect(middle - 800, plan.depth + deep - 200, 1600, 300, { class: 'f' }) +
      rect(left - 250, plan.depth, right - left + 500, deep, { class: 'dash' })
    );
  }
  const canopy = features.entrance === 'canopy' ? rect(middle - 1100, plan.depth, 2200, deep, { class: 'dash' }) : '';
  return steps({ ...door.gap, x: middle - 800, width: 1600 }, plan.depth, 1000) + canopy;
}

function steps({ x, width }: Rect, depth: number, deep: number): string {
  return rect(x, depth, width, deep - 300, { class: 'f' }) + rect(x, depth + deep - 300, width, 300, { class: 'f' });
}

function drawGates({ gates, depth }: HousePlan): string {
  return gates
    .map(([at, width]) =>
      path(
        outline([
          [at, depth],
          [at - 0, depth + 350],
        ]) +
          outline([
            [at + width, depth],
            [at + width, depth + 350],
          ]),
        { class: 'dash' },
      ),
    )
    .join('');
}

/** Above, where the eaves reach. */
function drawRoofEdge({ length, depth }: HousePlan): string {
  return rect(-350, -350, length + 700, depth + 700, { class: 'dash' });
}
