import { circle, ellipse } from '../ink/svg.ts';
import { bold, box, COLD, dashed, each, GLASS, GREEN, ink, row, shape, THIN, WARM, WHITE } from './strokes.ts';
import type { DrawSwatch } from './swatch.ts';

/** Diagrams of bathrooms, panes, locks, and alarms and other controls. */
export const roomDiagrams: Readonly<Record<string, DrawSwatch>> = {
  'bad-horn': tiled(({ colour, accent }) =>
    [
      shower(92, accent),
      each([92, 150], (x) => box(x, 42, 56, 134, colour) + bold(`M${x} 42V176`, accent, 5)),
      bold('M92 42H206V176', accent, 5),
      bold('M142 100v22M156 100v22', accent, 5),
    ].join(''),
  ),
  'bad-oppen': tiled(({ colour, accent }) =>
    [
      bold('M120 24V50M94 54H146', accent, 6),
      each(row(5, 98, 11), (x) => dashed(`M${x} 64V164`, COLD)),
      box(176, 36, 84, 140, colour),
      bold('M176 36V176', accent, 5),
    ].join(''),
  ),
  'bad-inbyggt': tiled(({ colour, accent }) =>
    [
      box(36, 118, 148, 58, '#8fa08a'),
      each([66, 96, 126, 156], (x) => ink(`M${x} 126V176`)),
      box(32, 110, 156, 14, colour, 5),
      bold('M60 104V92H78', accent, 5),
      shower(216, accent),
      box(212, 42, 70, 134, 'none'),
      bold('M212 42V176M282 42V176M212 42H282', accent, 4),
    ].join(''),
  ),
  'bad-fristaende': tiled(({ colour, accent }) =>
    [
      shape('M36 108H186Q184 168 150 168H72Q38 168 36 108z', colour),
      ellipse(111, 108, 75, 9, { ...THIN, fill: WHITE }),
      bold('M196 172V84H174V94', accent, 5),
      bold('M250 24V46M228 50H272', accent, 6),
      each(row(4, 234, 11), (x) => dashed(`M${x} 60V164`, COLD)),
    ].join(''),
  ),
  'badrum-dusch': bathroom(({ colour }) => wc() + basin() + showerFloor(214, 100, colour)),
  'badrum-badkar': bathroom(({ colour }) => wc() + basin() + tub(190, 112, colour)),
  'badrum-stort': bathroom(
    ({ colour }) =>
      wc() +
      basin() +
      showerFloor(214, 26, colour) +
      ellipse(216, 138, 44, 22, { ...THIN, fill: colour }) +
      ellipse(216, 138, 34, 14, { ...THIN, fill: WHITE }),
  ),
  'badrum-wc': bathroom(({ colour }) => wc() + basin() + dashed('M214 100H270V172H214z', colour)),
  'glas-energi': panes(
    3,
    ({ colour }) =>
      bold('M192 34V166', WARM, 6) +
      bold('M256 124H208M220 112L206 124L220 136', colour, 6) +
      each([48, 84, 120, 152], (y) => circle(140, y, 6, { fill: COLD }) + circle(176, y, 6, { fill: COLD })),
  ),
  'glas-tre': panes(3, ({ colour }) => bold('M116 30V26H204V30', colour, 6)),
  'glas-sol': panes(
    3,
    ({ colour }) =>
      circle(56, 56, 20, { fill: '#e6b93a' }) +
      bold('M80 70L112 88M80 92L112 110', '#e6b93a', 5) +
      bold('M108 96L72 122M72 108V122H86', colour, 6),
  ),
  'glas-ljud': panes(
    2,
    ({ colour }) =>
      box(104, 30, 20, 140, colour) +
      each([88, 72, 56], (x) => bold(`M${x} ${100 - (88 - x) - 14}Q${x - 14} 100 ${x} ${114 + (88 - x)}`, '#38322d', 4)) +
      bold('M232 94Q226 100 232 106', '#38322d', 3),
  ),
  'glas-lamell': panes(
    3,
    ({ colour }) =>
      box(204, 30, 10, 140, colour) +
      bold('M202 34V166', WARM, 3) +
      box(244, 96, 40, 32, '#6f7274', 3) +
      bold('M252 96V84Q264 68 276 84V96', '#6f7274', 6),
  ),
  'las-nyckel': handle(
    ({ colour }) =>
      circle(160, 132, 11, { fill: '#38322d' }) +
      shape('M155 134H165L168 156H152z', '#38322d') +
      circle(240, 78, 18, { fill: 'none', stroke: colour, 'stroke-width': 9 }) +
      bold('M240 98V158M240 156h16M240 138h12', colour, 8),
  ),
  'las-kod': handle(
    ({ colour }) =>
      box(128, 96, 64, 80, colour, 5) +
      each([112, 132, 152], (y) => each([143, 160, 177], (x) => circle(x, y, 6, { fill: WHITE }))),
  ),
  'las-app': handle(
    ({ colour }) =>
      box(216, 40, 62, 122, colour, 8) +
      box(222, 52, 50, 92, GLASS, 2) +
      bold('M238 98L246 108L260 86', GREEN, 6) +
      each([14, 26], (r) => bold(`M${206 - r} ${100 - r}Q${198 - r * 1.4} 100 ${206 - r} ${100 + r}`, '#38322d', 4)),
  ),
  'las-finger': handle(
    ({ colour }) =>
      circle(160, 132, 34, { fill: colour }) +
      each([8, 15, 22], (r) =>
        bold(`M${160 - r} ${140 + r * 0.3}V132A${r} ${r} 0 0 1 ${160 + r} 132V${138 + r * 0.4}`, WHITE, 3),
      ),
  ),
  'hem-grund': ({ colour }) => smoke(160, 92, colour),
  'hem-larm': ({ colour }) => smoke(92, 92, WHITE) + watch(212, colour),
  'hem-ljus': ({ colour }) => bulb(98, colour) + dial(216, WHITE),
  'hem-vatten': ({ colour }) => drop(100, colour) + valve(216),
  'hem-allt': ({ colour }) =>
    `<g transform="translate(36 -2) scale(.5)">${smoke(92, 92, WHITE)}${watch(212, colour)}</g><g transform="translate(130 -2) scale(.5)">${bulb(98, '#e6cf9a')}${dial(216, WHITE)}</g><g transform="translate(36 92) scale(.5)">${drop(100, COLD)}${valve(216)}</g>${box(206, 108, 56, 70, colour, 5)}${box(216, 116, 36, 28, GLASS, 2)}${circle(234, 160, 6, { fill: WHITE })}`,
};

function tiled(on: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [box(24, 24, 272, 152, '#e6ebe9'), each(row(4, 54, 30), (y) => ink(`M24 ${y}H296`)), on(swatch), bold('M20 178H300')].join(
      '',
    );
}

function shower(x: number, colour: string): string {
  return bold(`M${x + 24} 116V60H${x + 40}M${x + 32} 66h18`, colour, 5);
}

/** Draws a bathroom from above. */
function bathroom(inside: DrawSwatch): DrawSwatch {
  return (swatch) => [box(44, 24, 232, 152, '#edf0ee'), inside(swatch), bold('M44 24H276V176H44z', '#38322d', 6)].join('');
}

function wc(): string {
  return box(66, 28, 40, 14, WHITE) + ellipse(86, 60, 18, 22, { ...THIN, fill: WHITE });
}

function basin(): string {
  return box(128, 28, 56, 32, WHITE, 3) + ellipse(156, 46, 18, 10, THIN);
}

function showerFloor(x: number, y: number, colour: string): string {
  return box(x, y, 58, 72, colour) + ink(`M${x} ${y}l58 72M${x + 58} ${y}l-58 72`) + circle(x + 29, y + 36, 5, { fill: WHITE });
}

function tub(x: number, y: number, colour: string): string {
  return box(x, y, 82, 60, colour) + box(x + 8, y + 9, 66, 42, WHITE, 18);
}

/** Draws panes in section, from the outside at the left to the room at the right. */
function panes(count: number, more: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [
      box(100, 166, 120, 14, '#8c6436'),
      each(row(count, 116, 80 / (count - 1)), (x) => box(x, 30, 8, 138, swatch.colour)),
      more(swatch),
    ].join('');
}

/** Draws a door handle above its lock. */
function handle(lock: DrawSwatch): DrawSwatch {
  return (swatch) =>
    [
      box(30, 22, 172, 156, '#4d5b50'),
      bold('M202 22V178'),
      circle(160, 62, 13, { fill: swatch.colour, stroke: WHITE, 'stroke-width': 2 }),
      bold('M158 62H96', swatch.colour, 12),
      lock(swatch),
    ].join('');
}

function smoke(x: number, y: number, colour: string): string {
  return [
    circle(x, y, 48, { ...THIN, fill: colour }),
    circle(x, y, 30, THIN),
    circle(x + 14, y - 14, 5, { fill: WARM }),
    bold(`M${x - 20} ${y + 78}q10 -12 0 -22M${x + 16} ${y + 78}q10 -12 0 -22`, '#8f8c86', 5),
  ].join('');
}

function watch(x: number, colour: string): string {
  return [
    box(x - 26, 40, 52, 84, colour, 10),
    circle(x, 70, 14, { fill: WHITE }),
    bold(`M${x - 44} 150Q${x} 120 ${x + 44} 150M${x - 30} 168Q${x} 146 ${x + 30} 168`, WARM, 5),
  ].join('');
}

function bulb(x: number, colour: string): string {
  return (
    circle(x, 82, 38, { ...THIN, fill: colour }) +
    box(x - 15, 120, 30, 32, '#8f9294', 4) +
    ink(`M${x - 15} 130h30M${x - 15} 140h30`)
  );
}

function dial(x: number, colour: string): string {
  return [
    circle(x, 98, 46, { ...THIN, fill: colour }),
    bold(`M${x - 30} 122A38 38 0 1 1 ${x + 30} 122`, WARM, 6),
    bold(`M${x} 98L${x + 18} 72`, '#38322d', 5),
  ].join('');
}

function drop(x: number, colour: string): string {
  return shape(`M${x} 34Q${x + 46} 98 ${x + 38} 126A40 40 0 0 1 ${x - 38} 126Q${x - 46} 98 ${x} 34z`, colour);
}

function valve(x: number): string {
  return [
    bold(`M${x - 66} 120H${x + 66}`, '#8f9294', 20),
    shape(`M${x - 26} 98L${x + 26} 142V98L${x - 26} 142z`, WARM),
    bold(`M${x} 118V76M${x - 28} 72H${x + 28}`, '#38322d', 8),
  ].join('');
}
