import type { PictureBox } from '@gavel/core';
import { splitPictureKey } from '../build/picture-references.ts';
import { EXTERIORS, type PictureKind, type PictureSize } from '../source/pictures.ts';
import type { Source } from '../source/source.ts';
import type { AnswerCell } from './answer-cells.ts';
import { titleOfKey } from './picture-slots.ts';

/**
 * `there`: the answer has pictures of its own. `base`: the base picture shows the answer. `hidden`: the camera does not see the
 * category. `none`: the answer changes nothing in this view. `drawn`: the camera has no rendered pictures. `missing`: a picture that should
 * show the answer is missing.
 */
type CellState = 'there' | 'base' | 'hidden' | 'none' | 'drawn' | 'missing';

/** A picture file, or the path of a missing file. */
export interface MatrixFile extends PictureSize {
  /** The path inside `pictures/`. */
  readonly path: string;
  readonly kind: PictureKind;
  /**
   * The names of the other answers that must also be chosen for this picture; empty: the picture needs no other answer, or it is a sample.
   * For another picture without a camera: the name of the house, bundle, section or builder that it shows.
   */
  readonly name: string;
  readonly isThere: boolean;
  /** The SHA-256 of an uploaded picture; null: the picture is a file of the range folder, or there is no picture. */
  readonly upload: string | null;
}

/** An answer as one camera shows it. */
export interface MatrixCell {
  readonly state: CellState;
  readonly files: readonly MatrixFile[];
  /** The paths of the pictures that together show the answer, the lowest layer first; empty: nothing to show. */
  readonly shown: readonly string[];
  /** The part of the pictures in `shown` that the answer can change, or else their subject, in pixels; null: the whole pictures. */
  readonly box: PictureBox | null;
}

const NOTHING: MatrixCell = { state: 'none', files: [], shown: [], box: null };

/**
 * Returns what a camera shows of an answer, with the files of its pictures.
 * @param cell undefined: the camera does not show the answer
 * @param isPicking whether the answer picks a scene
 */
export function cellOf(source: Source, cell: AnswerCell | undefined, isPicking: boolean): MatrixCell {
  if (!cell) return NOTHING;
  if (cell.proof === 'drawn') return { ...NOTHING, state: 'drawn' };
  if (cell.view.folder.startsWith(`${EXTERIORS}/`)) return exteriorCell(source, cell);
  return interiorCell(source, cell, isPicking);
}

function interiorCell(source: Source, { view, keys, proof }: AnswerCell, isPicking: boolean): MatrixCell {
  const { folder, camera } = view;
  const [, scene = ''] = folder.split('/');
  const frame = source.pictures.scenes.get(scene)?.content.cameras[camera];
  const base = `${folder}/${camera}/base.webp`;
  const paths = isPicking ? [base] : keys.map((pictureKey) => `${folder}/${camera}/${pictureKey.replace(':', '/')}.webp`);
  const files = frame ? paths.map((path) => fileAt(source, path, isPicking ? 'scene' : 'layer', '', frame)) : [];
  const shown = files.filter(({ isThere }) => isThere).map(({ path }) => path);
  return {
    state: proof === 'lacking' ? 'missing' : 'there',
    files,
    shown: [...new Set([base, ...shown])],
    box: isPicking ? null : (frame?.subject ?? null),
  };
}

function exteriorCell(source: Source, { view, keys, lacking }: AnswerCell): MatrixCell {
  const { folder, camera } = view;
  const [, house = ''] = folder.split('/');
  const described = source.pictures.manifests.get(house)?.content.cameras[camera];
  if (!described) return NOTHING;
  const { layers, base, unseen, subject } = described;
  const own = Object.fromEntries(keys.map(splitPictureKey));
  const isOwn = ({ keys: of }: Layer) => Object.entries(own).some(([category, key]) => of[category] === key);
  const visit = { ...base, ...own };
  const isShown = ({ keys: of }: Layer) => Object.entries(of).every(([category, key]) => visit[category] === key);
  const mine = layers.filter(isOwn).toSorted((a, b) => Object.keys(a.keys).length - Object.keys(b.keys).length);
  const shown = layers.filter((layer) => isOwn(layer) && isShown(layer));
  const drawn = shown.length > 0 ? shown : mine.slice(0, 1);
  const files = mine.map((layer) =>
    fileAt(source, `${folder}/${layer.picture}`, 'layer', otherKeys(source, layer, own), described),
  );
  const absent = lacking.map((pictureKey) =>
    fileAt(source, `${folder}/${camera}/${pictureKey.replace(':', '/')}.webp`, 'layer', '', described),
  );
  const bottom = layers.filter(({ keys: of }) => Object.keys(of).length === 0).map(({ picture }) => `${folder}/${picture}`);
  const isHidden = Object.keys(own).every((category) => unseen.includes(category));
  return {
    state: lacking.length > 0 ? 'missing' : isHidden ? 'hidden' : mine.length > 0 ? 'there' : 'base',
    files: isHidden ? [] : [...absent, ...files],
    shown: isHidden ? [] : [...bottom, ...drawn.map(({ picture }) => `${folder}/${picture}`)],
    box: isHidden ? null : (around(drawn) ?? subject),
  };
}

interface Layer {
  readonly picture: string;
  readonly keys: Readonly<Record<string, string>>;
  readonly box?: PictureBox | undefined;
}

function otherKeys(source: Source, { keys }: Layer, own: Readonly<Record<string, string>>): string {
  return Object.entries(keys)
    .filter(([category]) => !Object.hasOwn(own, category))
    .map(([category, key]) => titleOfKey(source, category, key, false))
    .join(', ');
}

/** Returns the box around the boxes of these layers; null: one of the layers may show anywhere, or there are no layers. */
function around(layers: readonly Layer[]): PictureBox | null {
  const boxes = layers.flatMap(({ box }) => box ?? []);
  if (boxes.length < layers.length || boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

function fileAt({ pictures }: Source, path: string, kind: PictureKind, name: string, { width, height }: PictureSize): MatrixFile {
  return { path, kind, name, width, height, isThere: pictures.sizes.has(path), upload: pictures.uploads.get(path) ?? null };
}
