import { rareLetters, usualLetters } from './letters.ts';
import type { FaceMetrics } from './measure-face.ts';

/** A face that a machine has already, shown until the font has come. */
export interface StandIn {
  readonly name: string;
  /** What it is called, and what is exactly as wide on other systems. */
  readonly local: readonly string[];
  /** `FaceMetrics.advance`, measured with `measureFace` in fonts of the same widths that can be had freely: Arimo, Gelasio, Roboto, Noto Serif, Tinos. */
  readonly advance: number;
}

interface WrittenFace {
  readonly family: string;
  readonly file: string;
  readonly weights: string;
  readonly metrics: FaceMetrics;
  readonly standIns: readonly StandIn[];
}

/** The style sheet of the fonts and of what stands in for them. */
export function writeFaces(faces: readonly WrittenFace[]): string {
  const rules = faces.flatMap((face) => [
    rule(face, face.file, usualLetters),
    rule(face, `${face.file}-rare`, rareLetters),
    ...face.standIns.map((standIn) => standInRule(standIn, face.metrics)),
  ]);
  return ['/* Written by `npm run fonts`: what is wanted of each face stands in tools/fonts/make-fonts.ts. */', ...rules].join(
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

/** Sized so that lines break at the same words and stand where the font's own will. */
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

/** In lines as the formatter breaks them. */
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
