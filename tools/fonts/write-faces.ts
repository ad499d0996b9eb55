import { rareLetters, usualLetters } from './letters.ts';
import type { FaceMetrics } from './measure-face.ts';

/** A fallback font: a font of the operating system that shows until the web font has loaded. */
export interface StandIn {
  readonly name: string;
  /** The name of the font, and the names of fonts with the same widths on other systems. */
  readonly local: readonly string[];
  /** The average width (`FaceMetrics.advance`), measured in free fonts of the same widths: Arimo, Gelasio, Roboto, Noto Serif, Tinos. */
  readonly advance: number;
}

interface WrittenFace {
  readonly family: string;
  readonly file: string;
  readonly weights: string;
  readonly metrics: FaceMetrics;
  readonly standIns: readonly StandIn[];
}

/** Returns the style sheet of the fonts and of their fallback fonts. */
export function writeFaces(faces: readonly WrittenFace[]): string {
  const rules = faces.flatMap((face) => [
    rule(face, face.file, usualLetters),
    rule(face, `${face.file}-rare`, rareLetters),
    ...face.standIns.map((standIn) => standInRule(standIn, face.metrics)),
  ]);
  return ['/* Written by `npm run fonts`. `tools/fonts/make-fonts.ts` decides the content of each font file. */', ...rules].join(
    '\n',
  );
}

function rule({ family, weights }: WrittenFace, file: string, letters: ReadonlySet<string>): string {
  return `@font-face {
  font-family: "${family}";
  src: url("fonts/${file}.woff2") format("woff2");
  font-weight: ${weights};
  font-display: swap;
  unicode-range:
    ${filled(unicodeRanges(letters))};
}
`;
}

/** Scales the fallback font so that lines have about the same breaks, and the same height, as with the web font. */
function standInRule({ name, local, advance }: StandIn, metrics: FaceMetrics): string {
  const size = metrics.advance / advance;
  return `@font-face {
  font-family: "${name}";
  src: ${local.map((face) => `local("${face}")`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${percent(metrics.ascent / size)};
  descent-override: ${percent(metrics.descent / size)};
  line-gap-override: 0%;
}
`;
}

function unicodeRanges(letters: ReadonlySet<string>): readonly string[] {
  const points = [...letters].map((letter) => letter.codePointAt(0) ?? 0).toSorted((a, b) => a - b);
  const firsts = points.filter((point, at) => points[at - 1] !== point - 1);
  const lasts = points.filter((point, at) => points[at + 1] !== point + 1);
  return firsts.map((first, at) => `U+${hex(first)}${lasts[at] === first ? '' : `-${hex(lasts[at] ?? first)}`}`);
}

/** Breaks a list into lines in the same way as the code formatter. */
function filled(items: readonly string[]): string {
  const lines: string[] = [];
  for (const [at, item] of items.entries()) {
    const word = at === items.length - 1 ? item : `${item},`;
    const line = lines.at(-1);
    if (line === undefined || line.length + word.length + 1 > LINE) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`;
  }
  return lines.join('\n    ');
}

const LINE = 126;

function hex(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, '0');
}

function percent(part: number): string {
  return `${Number((part * 100).toFixed(1))}%`;
}
