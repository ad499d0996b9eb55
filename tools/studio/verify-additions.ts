import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { composeAdded, composeView } from './compose-view.ts';
import { madeLists, shelfOf, standingOf } from './made.ts';
import type { Studio } from './studio.ts';
import type { StudioAddition } from './studio-views.ts';
import { differences, LEAST_INSIDE, MASK_WIDTH, OUTSIDE_MEAN } from './verify-pictures.ts';

interface Row {
  readonly scene: string;
  readonly group: string;
  readonly keys: number;
  readonly apart: number;
  readonly alike: string;
  readonly outside: number;
}

/**
 * Looks whether any two keys of a group that is added to a room can be told apart within its mask by one of the room's cameras, and whether
 * none of them changes anything outside. When these are all additions, the table is written. Answers what does not hold.
 */
export async function verifyAdditions(
  studio: Studio,
  chosen: readonly StudioAddition[],
  all: readonly StudioAddition[],
): Promise<string[]> {
  const lists = await madeLists(studio);
  const missing = chosen.filter((addition) => standingOf(studio, addition, lists) === 'missing');
  const made = chosen.filter((addition) => !missing.includes(addition));
  const rows: Row[] = [];
  for (const together of Map.groupBy(made, ({ view, group }) => `${view.name} ${group}`).values())
    rows.push(await compareKeys(studio, together));
  if (chosen.length === all.length) await writeFile(join(studio.root, 'docs/pictures-verified-rooms.md'), table(rows));
  return [
    ...missing.map(({ id }) => `${id}, which has not been made`),
    ...rows.flatMap(({ scene, group, alike, apart, outside }) => [
      ...(apart < LEAST_INSIDE ? [`${scene} ${group}: ${alike} differ by ${apart.toFixed(2)}`] : []),
      ...(outside > OUTSIDE_MEAN ? [`${scene} ${group} changes what is outside by ${outside.toFixed(2)}`] : []),
    ]),
  ];
}

/** One group of a scene, from all of its cameras. */
async function compareKeys(studio: Studio, together: readonly StudioAddition[]): Promise<Row> {
  const lists = await madeLists(studio);
  const { view, group, keys } = together[0] as StudioAddition;
  const apart = new Map<string, number>();
  let outside = 0;
  for (const addition of together) {
    const base = shelfOf(studio, addition.view, lists).pictures;
    const { pictures, masks } = shelfOf(studio, addition, lists);
    const mask = await sharp(await readFile(join(masks, `${addition.id}.webp`)))
      .removeAlpha()
      .resize(MASK_WIDTH)
      .extractChannel(0)
      .raw()
      .toBuffer();
    const before = await small(await composeView(base, addition.view, {}));
    const shown: [string, Buffer][] = [];
    for (const key of keys) shown.push([key, await small(await composeAdded(base, pictures, addition, key))]);
    for (const [, after] of shown) outside = Math.max(outside, differences(before, after, mask).beyond);
    for (const [at, [one, own]] of shown.entries())
      for (const [other, others] of shown.slice(at + 1)) {
        const pair = `${one} and ${other}`;
        apart.set(pair, Math.max(apart.get(pair) ?? 0, differences(own, others, mask).within));
      }
    console.log(`${addition.id}: compared`);
  }
  const [alike, least] = [...apart].reduce(
    (nearest, pair) => (pair[1] < nearest[1] ? pair : nearest),
    ['', Number.POSITIVE_INFINITY],
  );
  return { scene: view.name, group, keys: keys.length, apart: least, alike, outside };
}

async function small({ data, width, height }: { data: Buffer; width: number; height: number }): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(MASK_WIDTH)
    .raw()
    .toBuffer();
}

function table(rows: readonly Row[]): string {
  return `# What is added to rooms, verified

Written by \`npm run studio -- verify\`. *Apart* is the mean difference, within the group's mask, of the two keys that are most alike, from
the camera that tells them best apart (they must differ); *outside* the largest mean difference elsewhere that any key makes to the room as
it stands (it must not). Both of 255.

| room | group | keys | apart | most alike | outside |
|---|---|---:|---:|---|---:|
${rows.map(({ scene, group, keys, apart, alike, outside }) => `| ${scene} | ${group} | ${keys} | ${apart.toFixed(1)} | ${alike} | ${outside.toFixed(3)} |`).join('\n')}
`;
}
