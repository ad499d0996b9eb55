import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { emoji } from './emoji.ts';
import { rareLetters, usualLetters } from './letters.ts';
import { type FaceMetrics, measureFace } from './measure-face.ts';
import { type StandIn, writeFaces } from './write-faces.ts';

/** A font in the form in which its authors publish it, and the parts of it that the design uses. */
interface Face {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  /** The value of each axis of the font: one number if the design does not vary the axis, or else the range that the design uses. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** The weights that style sheets may request. The browser shows other weights with the nearest of these, or thickens the glyphs itself. */
  readonly weights: string;
  /** The axis values that are used most. Fallback fonts are scaled to the width that the font has with these values. */
  readonly usual: Readonly<Record<string, number>>;
  readonly standIns: readonly StandIn[];
}

const faces: readonly Face[] = [
  {
    family: 'Newsreader',
    file: 'newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // For headings of 20 to 64 pixels in weights of 360 to 400. The optical size stays variable, and the weight is fixed at the middle.
    axes: { opsz: { min: 20, max: 64 }, wght: 380 },
    weights: '200 800',
    usual: { opsz: 30 },
    standIns: [
      { name: 'Newsreader fallback', local: ['Georgia', 'Gelasio'], advance: 0.4418 },
      { name: 'Newsreader fallback on Android', local: ['Noto Serif'], advance: 0.4816 },
      { name: 'Newsreader fallback elsewhere', local: ['Times New Roman', 'Liberation Serif'], advance: 0.3999 },
    ],
  },
  {
    family: 'Schibsted Grotesk',
    file: 'schibsted-grotesk',
    source: '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
    weights: '400 700',
    usual: { wght: 450 },
    standIns: [
      { name: 'Schibsted Grotesk fallback', local: ['Arial', 'Liberation Sans'], advance: 0.4418 },
      { name: 'Schibsted Grotesk fallback on Android', local: ['Roboto'], advance: 0.4434 },
    ],
  },
];

/** The OpenType features that the fonts keep: those that are on by default, and the figure styles that the style sheets request. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'locl', 'ccmp', 'mark', 'mkmk', 'tnum', 'lnum'];

/** The folder of the web fonts and their style sheet. */
const STYLES = 'apps/web/app/styles';
export const EMOJI_FONT = 'apps/server/fonts/noto-emoji.ttf';

/**
 * Returns the files that `npm run fonts` writes, by their path in the repository: two files for each web font, their style sheet, and the
 * emoji font of documents.
 */
export async function makeFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const made = await Promise.all(faces.map(makeFace));
  return new Map([
    ...made.flatMap(({ files }) => files),
    [`${STYLES}/fonts.css`, Buffer.from(writeFaces(made.map(({ face, metrics }) => ({ ...face, metrics }))))],
    [EMOJI_FONT, await makeEmojiFont()],
  ]);
}

/**
 * Makes the emoji font without the ligatures of families and professions, which are half of the original font. A document shows
 * such an emoji as several emoji.
 */
async function makeEmojiFont(): Promise<Buffer> {
  const source = '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf';
  return subsetFont(await readFile(fileURLToPath(import.meta.resolve(source))), [...emoji].join(''), {
    targetFormat: 'sfnt',
    keepFeatures: [],
    noHinting: true,
    variationAxes: {},
  });
}

async function makeFace(face: Face) {
  const source = await readFile(fileURLToPath(import.meta.resolve(face.source)));
  const subset = (letters: ReadonlySet<string>, targetFormat: 'sfnt' | 'woff2') =>
    subsetFont(source, [...letters].join(''), {
      targetFormat,
      keepFeatures: FEATURES,
      noHinting: true,
      variationAxes: face.axes,
    });
  const [usual, rare, sfnt] = await Promise.all([
    subset(usualLetters, 'woff2'),
    subset(rareLetters, 'woff2'),
    subset(usualLetters, 'sfnt'),
  ]);
  const metrics: FaceMetrics = measureFace(new Uint8Array(sfnt), face.usual);
  const files: readonly [string, Buffer][] = [
    [`${STYLES}/fonts/${face.file}.woff2`, usual],
    [`${STYLES}/fonts/${face.file}-rare.woff2`, rare],
  ];
  return { face, metrics, files };
}
