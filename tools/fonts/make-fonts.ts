import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { emoji } from './emoji.ts';
import { rareLetters, usualLetters } from './letters.ts';
import { type FaceMetrics, measureFace } from './measure-face.ts';
import { type StandIn, writeFaces } from './write-faces.ts';

/** A face as its authors give it away, and what the design uses of it. */
interface Face {
  readonly family: string;
  readonly file: string;
  readonly source: string;
  /** An axis that nobody sees is pinned, the others end where the design does. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  /** Weights that the style sheets may ask for without the browser emboldening the face itself. */
  readonly weights: string;
  /** As it is seen most: what stands in for it is as wide. */
  readonly usual: Readonly<Record<string, number>>;
  readonly standIns: readonly StandIn[];
}

const faces: readonly Face[] = [
  {
    family: 'Newsreader',
    file: 'newsreader',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // Headings of 20 to 64 pixels in weights of 360 to 400: the optical size stays, the weight is the one between.
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

/** What text has without asking for it, and the figures that the style sheets ask for. */
const FEATURES = ['kern', 'liga', 'clig', 'calt', 'locl', 'ccmp', 'mark', 'mkmk', 'tnum', 'lnum'];

/** Where the web's fonts and their style sheet are. */
const STYLES = 'apps/web/app/styles';
export const EMOJI_FONT = 'apps/server/fonts/noto-emoji.ttf';

/**
 * The files that `npm run fonts` writes, by their path in the repository: the web's fonts, each in two files, the style sheet that names them,
 * and the emoji font of documents.
 */
export async function makeFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const made = await Promise.all(faces.map(makeFace));
  return new Map([
    ...made.flatMap(({ files }) => files),
    [`${STYLES}/fonts.css`, Buffer.from(writeFaces(made.map(({ face, metrics }) => ({ ...face, metrics }))))],
    [EMOJI_FONT, await makeEmojiFont()],
  ]);
}

/** Without the ligatures of families and professions, which are half of the font: each person is printed alone. */
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
