import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeAdded, composeView } from './compose-view.ts';
import { type MadeLists, madeLists, shelfOf, standingOf } from './made.ts';
import type { Studio } from './studio.ts';
import type { StudioAddition, StudioCategory, StudioView } from './studio-views.ts';
import { differences, MASK_WIDTH, OUTSIDE_MEAN } from './verify-pictures.ts';

/**
 * The smallest share of a picture that must differ: about six by six pixels at the compared size. A mean over the group's area would not
 * detect a moulding, which changes a hundredth of the ceiling but is easy to see.
 */
const LEAST_SEEN = 0.0002;

interface Row {
  readonly scene: string;
  readonly group: string;
  readonly keys: number;
  /** The share of the picture in which the two most similar keys differ. */
  readonly apart: number;
  readonly alike: string;
  /**
   * The differences outside the mask. Null if the mask is made of the layers of all keys, because no key can then change anything
   * outside it.
   */
  readonly outside: Outside | null;
}

interface Outside {
  /** The mean difference of the pixels outside the mask, of 255. */
  readonly mean: number;
  /**
   * The share of the picture that is outside the mask and visibly differs. Null for a category: its mask is cut from a layer, so
   * differences at the edge of the mask would count.
   */
  readonly seen: number | null;
}

/** A category or an added group of a room, from one of its cameras. All pictures are RGB and `MASK_WIDTH` pixels wide. */
interface Look {
  readonly before: Buffer;
  /** The picture of each key. */
  readonly shown: ReadonlyMap<string, Buffer>;
  /** A mask that is white where the keys may be visible. */
  readonly mask: Buffer;
  readonly isMaskOfAll: boolean;
}

/**
 * Checks every category of these rooms, and every group that is added to them. From at least one camera of the room, any two keys must look
 * different inside the mask. No key may change more outside it than the limits allow. If `chosen` contains all rooms, writes the results to
 * docs/reference/pictures-verified-rooms.md. Returns the failures.
 */
export async function verifyRooms(
  studio: Studio,
  chosen: readonly (StudioView | StudioAddition)[],
  all: readonly (StudioView | StudioAddition)[],
): Promise<string[]> {
  const lists = await madeLists(studio);
  const missing = chosen.filter((job) => standingOf(studio, job, lists) === 'missing');
  const groups = chosen.filter((job) => !missing.includes(job)).flatMap(groupsOf);
  const rows: Row[] = [];
  for (const together of Map.groupBy(groups, ({ scene, group }) => `${scene} ${group}`).values())
    rows.push(await compareKeys(studio, lists, together));
  if (chosen.length === all.length) await writeFile(join(studio.root, 'docs/reference/pictures-verified-rooms.md'), table(rows));
  return [
    ...missing.map(({ id }) => `${id}, which has not been made`),
    ...rows.flatMap(({ scene, group, alike, apart, outside }) => [
      ...(apart < LEAST_SEEN ? [`${scene} ${group}: ${alike} differ in ${percent(apart)} of the picture`] : []),
      ...(outside && (outside.mean > OUTSIDE_MEAN || (outside.seen ?? 0) > LEAST_SEEN)
        ? [
            `${scene} ${group} changes what is outside by ${outside.mean.toFixed(2)}${outside.seen === null ? '' : `, seen in ${percent(outside.seen)} of the picture`}`,
          ]
        : []),
    ]),
  ];
}

function percent(share: number | null): string {
  return share === null ? '–' : `${(share * 100).toFixed(3)} %`;
}

/** A category, or an added group, of one job. */
interface Group {
  readonly scene: string;
  readonly group: string;
  readonly keys: readonly string[];
  readonly job: StudioView | StudioAddition;
  /** Null if the group is an addition to a finished view. */
  readonly category: StudioCategory | null;
}

function groupsOf(job: StudioView | StudioAddition): Group[] {
  if (job.kind === 'addition') return [{ scene: job.view.name, group: job.group, keys: job.keys, job, category: null }];
  return Object.entries(job.categories).map(([group, category]) => ({
    ...{ scene: job.name, group, keys: Object.keys(category.options), job, category },
  }));
}

/** Compares the keys of one category or group of a scene, from all of its cameras. */
async function compareKeys(studio: Studio, lists: MadeLists, together: readonly Group[]): Promise<Row> {
  const { scene, group, keys, category } = together[0] as Group;
  const apart = new Map<string, number>();
  const changed: { readonly beyond: number; readonly seenBeyond: number }[] = [];
  for (const one of together) {
    const { before, shown, mask, isMaskOfAll } = await lookOf(studio, lists, one);
    if (!isMaskOfAll) for (const after of shown.values()) changed.push(differences(before, after, mask));
    const looks = keys.length > 1 ? [...shown] : [...shown, ['nothing', before] as const];
    for (const [at, [key, own]] of looks.entries())
      for (const [other, others] of looks.slice(at + 1)) {
        if (category && arePaintedAlike(category, key, other)) continue;
        const pair = `${key} and ${other}`;
        apart.set(pair, Math.max(apart.get(pair) ?? 0, differences(own, others, mask).seenWithin));
      }
    console.log(`${one.job.id} ${group}: compared`);
  }
  const [alike, least] = [...apart].reduce(
    (nearest, pair) => (pair[1] < nearest[1] ? pair : nearest),
    ['', Number.POSITIVE_INFINITY],
  );
  const outside = changed.length > 0 && {
    mean: Math.max(...changed.map(({ beyond }) => beyond)),
    seen: category ? null : Math.max(...changed.map(({ seenBeyond }) => seenBeyond)),
  };
  return { scene, group, keys: keys.length, apart: least, alike, outside: outside || null };
}

/** Returns whether the description gives two paints the same colour in this room on purpose. Other rooms show the difference. */
function arePaintedAlike({ options }: StudioCategory, one: string, other: string): boolean {
  const colour = options[one]?.colour;
  return colour !== undefined && colour === options[other]?.colour;
}

async function lookOf(studio: Studio, lists: MadeLists, { job, group, keys, category }: Group): Promise<Look> {
  const { pictures, masks } = shelfOf(studio, job, lists);
  if (job.kind === 'addition') {
    const base = shelfOf(studio, job.view, lists).pictures;
    const composed = await shownBy(keys, (key) => composeAdded(base, pictures, job, key));
    const mask = sharp(await readFile(join(masks, `${job.id}.webp`))).removeAlpha();
    return {
      ...{ before: await small(await composeView(base, job.view, {})), shown: composed, isMaskOfAll: false },
      mask: await mask.resize(MASK_WIDTH).extractChannel(0).raw().toBuffer(),
    };
  }
  // A layer shows only the objects of its category, so it can serve as a mask. If the keys change the shape of the objects, the mask needs
  // the layers of all keys. Otherwise the layer of the key that the base picture shows is enough.
  const isMaskOfAll = category?.kind === 'added' || category?.kind === 'rebuild';
  const lying = isMaskOfAll || !category ? keys : [category.base];
  const layers = await Promise.all(lying.map((key) => whereItLies(join(pictures, job.id, group, `${key}.webp`))));
  const [first, ...others] = layers as [Buffer, ...Buffer[]];
  return {
    before: await small(await composeView(pictures, job, {})),
    shown: await shownBy(keys, (key) => composeView(pictures, job, { [group]: key })),
    mask: Buffer.from(first.map((value, at) => Math.max(value, ...others.map((layer) => layer[at] ?? 0)))),
    isMaskOfAll,
  };
}

interface Raw {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function shownBy(keys: readonly string[], compose: (key: string) => Promise<Raw>): Promise<Map<string, Buffer>> {
  const shown = new Map<string, Buffer>();
  for (const key of keys) shown.set(key, await small(await compose(key)));
  return shown;
}

/**
 * Returns a mask that is white where a layer is not transparent. The mask is enlarged a little, because scaling a picture down spreads a
 * change over the pixels around it.
 */
async function whereItLies(layer: string): Promise<Buffer> {
  const lying = await sharp(layer).ensureAlpha().extractChannel(3).threshold(3).resize(MASK_WIDTH).png().toBuffer();
  return sharp(lying).blur(1.5).threshold(1).extractChannel(0).raw().toBuffer();
}

/** Scales a picture down with a kernel without ringing, because ringing beside an edge would count as a change outside the mask. */
async function small({ data, width, height }: Raw): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(MASK_WIDTH, null, { kernel: 'linear' })
    .raw()
    .toBuffer();
}

function table(rows: readonly Row[]): string {
  return `# Verified layers of rooms

\`npm run studio -- verify\` writes this page. For each group of keys of a room, it compares the pictures of each pair of keys, inside a
mask: the area where the group's keys are visible.

- *Apart*: the share of the picture in which the two most similar keys (*most alike*) visibly differ, from the camera that shows this best.
  At least ${percent(LEAST_SEEN)}.
- *Outside*: the largest mean difference outside the mask (0 to 255). At most ${OUTSIDE_MEAN}.
- *Seen*: the largest share of the picture that is outside the mask and visibly differs. At most ${percent(LEAST_SEEN)}.

The mask is the layer of the standard picture's own key. A group that was added later has a mask of its own. If the keys of a group have
different shapes, the mask covers all of them, and *outside* stays empty. Two paints that look the same in this room on purpose are not
compared.

| room | group | keys | apart | most alike | outside | seen |
|---|---|---:|---:|---|---:|---:|
${rows.map(({ scene, group, keys, apart, alike, outside }) => `| ${scene} | ${group} | ${keys} | ${percent(apart)} | ${alike} | ${outside?.mean.toFixed(3) ?? '–'} | ${percent(outside?.seen ?? null)} |`).join('\n')}
`;
}
