import {
  colourOf,
  doorIn,
  type Facade,
  type GardenDoor,
  gardenDoorIn,
  gateHeight,
  openingsInWall,
  panesOf,
} from '@gavel/core/plan';
import { circle, number, path, rect } from '../ink/svg.ts';
import { windowIn } from './draw-window.ts';
import { INK, type TakeNote, THIN } from './take-note.ts';

/** Draws windows, doors and gates of a façade. */
export function drawOpenings(facade: Facade, note: TakeNote): string {
  const { gardenDoors, floor, door, gates } = facade;
  // Leave out the windows under a dormer's gable, which `drawDormer` draws.
  const inWall = openingsInWall(facade);
  const first = inWall[0];
  if (first) {
    const [x, sill, width, height] = first;
    note('frames', x + width / 2, floor - sill - height + 20);
    note('windows', x + width / 2, floor - sill - height / 2);
  }
  return [
    ...inWall.map((opening) => windowIn(facade, opening)),
    ...gardenDoors.map((gardenDoor) => drawGardenDoor(facade, gardenDoor, note)),
    ...gates.map((gate) => drawGate(facade, gate, note)),
    door === null ? '' : drawDoor(facade, door, note),
  ].join('');
}

/** Draws a door as wide as its opening. A door with a side light has a fixed pane beside its leaf. */
function drawDoor(facade: Facade, at: number, note: TakeNote): string {
  const { floor, trim, parts, isSidelit, hinge } = facade;
  const kind = parts.get('door')?.value;
  const colour = parts.get('doorPaint')?.colour ?? colourOf(parts.get('door'), '#4d5b50');
  const { width, height, leaf, leaves, pane } = doorIn(facade, at);
  const [x, y] = [at - width / 2, floor - height];
  const [hung = x] = hinge === 'left' ? leaves : leaves.toReversed();
  note('door', hung + leaf / 2, y + 500);
  note('doorPaint', hung + leaf / 2, y + 1100);
  const glass = { fill: '#b9cbd2', ...THIN };
  const marks = leaves.map((left) => drawLeafMarks(kind, left, y, leaf, height, isSidelit ? colour : null));
  const grain =
    parts.get('doorPaint')?.value === 'oak'
      ? path(
          Array.from(
            { length: 9 },
            (_, line) => `M${number(x + (width / 10) * (line + 1))} ${number(y)}q25 ${height / 2} 0 ${height}`,
          ).join(''),
          { fill: 'none', stroke: '#8c6436', 'stroke-width': 10 },
        )
      : '';
  const beside = pane === null ? '' : rect(pane, y, width - leaf, height, { fill: colour, ...THIN });
  // The frame of the pane is wider beside the leaf.
  const inset = hinge === 'left' ? 90 : 70;
  const lit = pane === null ? '' : rect(pane + inset, y + 100, width - leaf - 160, height - 600, glass);
  const grip = hinge === 'left' ? hung + leaf - 110 : hung + 110;
  return [
    rect(x - 120, y - 120, width + 240, height + 120, { fill: trim, ...THIN }),
    ...leaves.map((left) => rect(left, y, leaf, height, { fill: colour, ...THIN })),
    beside,
    grain,
    lit,
    ...marks,
    circle(grip, y + height * 0.52, 34, { fill: '#b6b9ba', ...THIN }),
  ].join('');
}

/**
 * Draws panels, panes or boards of one leaf. `bars`: the colour of glazing bars, which only a door with a side light has; null: no bars.
 */
function drawLeafMarks(
  kind: string | number | undefined,
  left: number,
  y: number,
  width: number,
  height: number,
  bars: string | null,
): string {
  const glass = { fill: '#b9cbd2', ...THIN };
  const bare = { fill: 'none', ...THIN };
  switch (kind) {
    case 'panelled':
      return [0, 1]
        .flatMap((row) =>
          [0, 1].map((column) =>
            rect(left + width * (0.12 + column * 0.42), y + height * (0.1 + row * 0.46), width * 0.34, height * 0.34, bare),
          ),
        )
        .join('');
    case 'glazed': {
      const [from, top, wide, high] = [left + width * 0.2, y + height * 0.1, width * 0.6, height * 0.42];
      const lines = `M${number(from + wide / 2)} ${number(top)}v${number(high)}M${number(from)} ${number(top + high / 3)}h${number(wide)}M${number(from)} ${number(top + (high * 2) / 3)}h${number(wide)}`;
      return (
        rect(from, top, wide, high, glass) +
        (bars === null ? '' : path(lines, { fill: 'none', stroke: bars, 'stroke-width': 34 }))
      );
    }
    case 'slide':
      return (
        rect(left + 120, y + 120, width / 2 - 160, height - 240, glass) +
        rect(left + width / 2 + 40, y + 120, width / 2 - 160, height - 240, glass)
      );
    case 'double':
      return [0.1, 0.54].map((share) => rect(left + width * 0.2, y + height * share, width * 0.6, height * 0.36, bare)).join('');
    case 'plain':
      return path(
        [0.25, 0.5, 0.75].map((share) => `M${number(left + 90)} ${number(y + height * share)}h${number(width - 180)}`).join(''),
        { fill: 'none', stroke: INK, 'stroke-width': 26 },
      );
    default:
      return path(
        Array.from({ length: 6 }, (_, board) => `M${number(left + (width / 7) * (board + 1))} ${number(y)}v${height}`).join(''),
        bare,
      );
  }
}

/** Draws a door to the garden: its leaves and fixed panes fill the opening. */
function drawGardenDoor(facade: Facade, door: GardenDoor, note: TakeNote): string {
  const { parts, trim } = facade;
  const { opening, form: kind, isMirrored } = door;
  const [left, , own] = opening;
  const frame = colourOf(parts.get('frames'), '#f3f2ee');
  const { top: y, tall } = gardenDoorIn(facade, opening);
  note('gardenDoor', left + own / 2, y + tall / 2);
  const widths = panesOf(door, own);
  const panes = widths.map((width, at) => {
    const before = widths.slice(0, at).reduce((sum, one) => sum + one, 0);
    return rect(left + before, y, width, tall, { fill: '#b9cbd2', stroke: frame, 'stroke-width': 100 });
  });
  const [each = own] = isMirrored ? widths.toReversed() : widths;
  const [start, way] = isMirrored ? [left + own - each * 0.3, -1] : [left + each * 0.3, 1];
  const [shaft, head] = [each * 0.5 * way, 120 * way];
  const arrows =
    kind === 'sliding' || kind === 'wide'
      ? path(`M${number(start)} ${number(y + tall * 0.55)}h${number(shaft)}l${-head} -90m${head} 90l${-head} 90`, {
          fill: 'none',
          stroke: INK,
          'stroke-width': 20,
        })
      : kind === 'folding'
        ? path(
            Array.from(
              { length: widths.length },
              (_, at) =>
                `M${number(left + at * each + (at % 2 === 0 ? each : 0))} ${number(y)}L${number(left + at * each + (at % 2 === 0 ? 0 : each))} ${number(y + tall / 2)}L${number(left + at * each + (at % 2 === 0 ? each : 0))} ${number(y + tall)}`,
            ).join(''),
            { fill: 'none', stroke: INK, 'stroke-width': 10 },
          )
        : '';
  return rect(left - 110, y - 110, own + 220, tall + 110, { fill: trim, ...THIN }) + panes.join('') + arrows;
}

function drawGate(facade: Facade, [at, width]: readonly [number, number], note: TakeNote): string {
  const { floor, parts, wall } = facade;
  const kind = parts.get('gates');
  const height = gateHeight(facade);
  const y = floor - height;
  note('gates', at + width / 2, y + height / 2);
  const fill = kind?.value === 'boards' ? 'url(#boards)' : !kind || kind.value === 'swing' ? wall : kind.colour;
  const lines = (d: string) => path(d, { fill: 'none', ...THIN });
  const marks =
    kind?.value === 'panelled'
      ? Array.from({ length: 16 }, (_, box) =>
          rect(
            at + 90 + (box % 4) * ((width - 120) / 4),
            y + 90 + Math.floor(box / 4) * ((height - 120) / 4),
            (width - 120) / 4 - 60,
            (height - 120) / 4 - 60,
            { fill: 'none', ...THIN },
          ),
        ).join('')
      : kind?.value === 'swing'
        ? lines(
            `M${number(at + width / 2)} ${number(y)}v${number(height)}M${number(at)} ${number(y + height)}L${number(at + width / 2)} ${number(y)}M${number(at + width)} ${number(y + height)}L${number(at + width / 2)} ${number(y)}`,
          )
        : kind?.value === 'boards'
          ? ''
          : lines([0.25, 0.5, 0.75].map((share) => `M${number(at)} ${number(y + height * share)}h${number(width)}`).join(''));
  return rect(at, y, width, height, { fill, ...THIN, 'stroke-width': 24 }) + marks;
}
