import { fileURLToPath } from 'node:url';
import { buildingOf, chosenAnswers } from '@gavel/core/plan';
import type { PublishedRange } from '@gavel/range';
import { publishRange } from '@gavel/range/publishing';
import { validateBytes } from 'gltf-validator';
import { beforeAll, expect, test } from 'vitest';
import { aServerOf, now, type TestServer } from '../../../testing/a-server.ts';
import { modelFiles } from './model-files.ts';

const demo = fileURLToPath(new URL('../../../../../../ranges/bjorkvik', import.meta.url));

let range: PublishedRange;
let server: TestServer;
beforeAll(async () => {
  const published = await publishRange(demo, now);
  if (!published.range) throw new Error('the demo range cannot be published');
  range = published.range;
  server = aServerOf(range);
});

const HOUSE = '/media/model/bjorkliden-142';
const WHERE = 'municipality=1280';

async function file(address: string): Promise<{ readonly bytes: Uint8Array<ArrayBuffer>; readonly headers: Headers }> {
  const response = await server.app.request(address);
  expect(response.status, address).toBe(200);
  return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers };
}

/** Returns the id of the answer with this title. */
function answer(title: string): number {
  const house = range.houses.find(({ key }) => key === 'bjorkliden-142');
  const answers = house?.webConfiguration.sections.flatMap(({ questions }) => questions.flatMap((question) => question.answers));
  const found = answers?.find((one) => one.title === title);
  if (!found) throw new Error(`no answer ${title}`);
  return found.id;
}

/** A bounding box in metres: its smallest and its greatest x, y and z. */
type Box = readonly [least: readonly number[], most: readonly number[]];

function boxOf(boxes: readonly Box[]): Box {
  const extreme = (at: 0 | 1, of: (...values: number[]) => number) =>
    [0, 1, 2].map((axis) => of(...boxes.map((box) => box[at][axis] ?? Number.NaN)));
  return [extreme(0, Math.min), extreme(1, Math.max)];
}

/** Returns the bounding box of the walls, from the JSON of a GLB. */
function wallsOfGlb(bytes: Uint8Array<ArrayBuffer>): Box {
  const length = new DataView(bytes.buffer).getUint32(12, true);
  const { meshes, accessors } = JSON.parse(new TextDecoder().decode(bytes.subarray(20, 20 + length)));
  const walls = meshes.find((mesh: { name: string }) => mesh.name === 'wall');
  return boxOf(
    walls.primitives.map(({ attributes }: { attributes: { POSITION: number } }) => {
      const { min, max } = accessors[attributes.POSITION];
      return [min, max] as const;
    }),
  );
}

interface Entry {
  readonly name: string;
  readonly start: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly isStored: boolean;
}

/** Returns the entries of a ZIP archive, from its central directory. */
function entriesOf(bytes: Uint8Array<ArrayBuffer>): readonly Entry[] {
  const view = new DataView(bytes.buffer);
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, named] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + named));
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const isStored = view.getUint16(at + 10, true) === 0 && view.getUint32(at + 20, true) === size;
    at += 46 + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    return { name, start, bytes: bytes.subarray(start, start + size), isStored };
  });
}

// The largest house of the demo range, a carport, a house with one storey, and a garage.
test.each(['herrgarden-188', 'carport-24', 'klippan-138', 'garage-32'])(
  'for the house %s, the server returns a valid GLB file of less than 2.5 MB and a USDZ file of less than 5 MB',
  async (key) => {
    const glb = await file(`/media/model/${key}.glb?${WHERE}&answers=`);
    const { issues } = await validateBytes(glb.bytes);
    expect(issues.messages, key).toEqual([]);
    expect(issues.numErrors).toBe(0);
    expect(glb.bytes.length, key).toBeLessThan(2_500_000);
    const usdz = await file(`/media/model/${key}.usdz?${WHERE}&answers=`);
    expect(usdz.bytes.length, key).toBeLessThan(5_000_000);
  },
);

test('the GLB and the USDZ file have the dimensions of the house in metres, with the centre of the house at the origin and its base on the ground', async () => {
  const [length, depth] = [11.6, 8.4];
  const house = range.houses.find(({ key }) => key === 'bjorkliden-142');
  expect([house?.plan?.length, house?.plan?.depth]).toEqual([length * 1000, depth * 1000]);
  const glb = await file(`${HOUSE}.glb?${WHERE}&answers=`);
  const usdz = await file(`${HOUSE}.usdz?${WHERE}&answers=`);
  const [description] = entriesOf(usdz.bytes);
  const text = new TextDecoder().decode(description?.bytes);
  const walls = /def Xform "wall"[\s\S]*?\n {4}\}/.exec(text)?.[0] ?? '';
  const extents = [...walls.matchAll(/extent = \[\(([^)]*)\),\(([^)]*)\)\]/g)].map(
    ([, least = '', most = '']): Box => [least.split(',').map(Number), most.split(',').map(Number)],
  );
  for (const [least, most] of [wallsOfGlb(glb.bytes), boxOf(extents)]) {
    expect(least[0]).toBeCloseTo(-length / 2, 3);
    expect(most[0]).toBeCloseTo(length / 2, 3);
    expect(least[2]).toBeCloseTo(-depth / 2, 3);
    expect(most[2]).toBeCloseTo(depth / 2, 3);
    expect(least[1]).toBeGreaterThan(0);
    expect(most[1]).toBeGreaterThan(4);
  }
  const heights = [...text.matchAll(/extent = \[\([^,]*,([^,]*),/g)].map(([, low]) => Number(low));
  expect(Math.min(...heights)).toBe(0);
});

/** Returns the texture coordinates of the wall boards, read from the bytes of the GLB and from the text of the USDZ. */
function spotsOfBoards(
  glb: Uint8Array<ArrayBuffer>,
  text: string,
): { readonly glb: Float32Array; readonly usdz: readonly number[] } {
  const view = new DataView(glb.buffer);
  const length = view.getUint32(12, true);
  const { meshes, accessors, bufferViews, materials } = JSON.parse(new TextDecoder().decode(glb.subarray(20, 20 + length)));
  const walls = meshes.find((mesh: { name: string }) => mesh.name === 'wall').primitives;
  const boards = walls.find(({ material }: { material: number }) => materials[material].name === 'boards');
  const { bufferView, byteOffset = 0, count } = accessors[boards.attributes.TEXCOORD_0];
  const { byteOffset: from = 0, byteStride = 8 } = bufferViews[bufferView];
  const at = 20 + length + 8 + from + byteOffset;
  const number = (index: number) => view.getFloat32(at + Math.floor(index / 2) * byteStride + (index % 2) * 4, true);
  const list = /def Xform "wall"[\s\S]*?def Mesh "boards"[\s\S]*?primvars:st = \[([^\]]*)\]/.exec(text)?.[1] ?? '';
  return {
    glb: Float32Array.from({ length: count * 2 }, (_, index) => number(index)),
    usdz: list.replaceAll(/[()]/g, '').split(',').map(Number),
  };
}

test('the picture of the wall boards lies the same way up in the GLB and in the USDZ file, although GLB counts the rows of a picture from the top and USDZ from the bottom', async () => {
  const glb = await file(`${HOUSE}.glb?${WHERE}&answers=`);
  const usdz = await file(`${HOUSE}.usdz?${WHERE}&answers=`);
  const spots = spotsOfBoards(glb.bytes, new TextDecoder().decode(entriesOf(usdz.bytes)[0]?.bytes));
  expect(spots.usdz).toHaveLength(spots.glb.length);
  for (const [index, value] of spots.glb.entries()) expect(spots.usdz[index]).toBeCloseTo(index % 2 === 1 ? 1 - value : value, 3);
});

test('a USDZ file is an uncompressed archive; each file in it begins at a multiple of 64 bytes, and the description of the model is the first file', async () => {
  const { bytes } = await file(`${HOUSE}.usdz?${WHERE}&answers=`);
  const [first, ...others] = entriesOf(bytes);
  expect(first?.name).toBe('house.usda');
  const text = new TextDecoder().decode(first?.bytes);
  expect(text).toMatch(/^#usda 1\.0\n\(\n {4}defaultPrim = "House"\n {4}metersPerUnit = 1\n {4}upAxis = "Y"\n\)/);
  for (const { name, start, isStored } of [first, ...others].flatMap((entry) => entry ?? [])) {
    expect(isStored, name).toBe(true);
    expect(start % 64, name).toBe(0);
  }
  // The archive contains exactly the pictures to which the description of the model refers.
  const named = [...text.matchAll(/@(textures\/[a-z]+\.jpg)@/gi)].map(([, path]) => path);
  expect(named.length).toBeGreaterThan(2);
  expect(others.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
  for (const { bytes: picture } of others) expect([...picture.subarray(0, 2)]).toEqual([0xff, 0xd8]);
});

test('each surface in a USDZ file consists of triangles, lists three corners for each triangle, has a normal for each point, has texture coordinates for each point or none, and refers only to points that exist', async () => {
  const { bytes } = await file(`${HOUSE}.usdz?${WHERE}&answers=`);
  const text = new TextDecoder().decode(entriesOf(bytes)[0]?.bytes);
  const meshes = text.split('def Mesh ').slice(1);
  expect(meshes.length).toBeGreaterThan(20);
  for (const mesh of meshes) {
    const list = (name: string) => new RegExp(`${name} = \\[([^\\]]*)\\]`).exec(mesh)?.[1] ?? '';
    const count = (name: string) => list(name).split('(').length - 1;
    const corners = list('faceVertexIndices').split(',').map(Number);
    expect(
      list('faceVertexCounts')
        .split(',')
        .every((each) => each === '3'),
    ).toBe(true);
    expect(corners.length / 3).toBe(list('faceVertexCounts').split(',').length);
    expect(Math.max(...corners)).toBe(count('points') - 1);
    expect(count('normals')).toBe(count('points'));
    if (mesh.includes('primvars:st')) expect(count('primvars:st')).toBe(count('points'));
    expect(mesh).not.toMatch(/NaN|Infinity|undefined/);
  }
});

test('an IFC file contains the storeys, rooms, walls and windows of the house, and the chosen materials with the builder’s names for them', async () => {
  const { bytes, headers } = await file(`${HOUSE}.ifc?${WHERE}&answers=`);
  expect(headers.get('Content-Type')).toBe('application/x-step');
  expect(bytes.length).toBeLessThan(1_000_000);
  const text = new TextDecoder().decode(bytes);
  expect(text).toMatch(/^ISO-10303-21;[\s\S]*FILE_SCHEMA\(\('IFC4'\)\);[\s\S]*END-ISO-10303-21;\n$/);
  const plan = range.houses.find(({ key }) => key === 'bjorkliden-142')?.plan;
  expect(text.split('IFCBUILDINGSTOREY(')).toHaveLength((plan?.storeys.length ?? 0) + 1);
  for (const type of ['IFCWALL', 'IFCWINDOW', 'IFCDOOR', 'IFCSLAB', 'IFCROOF', 'IFCSPACE']) expect(text).toContain(`=${type}(`);
  expect(text).toContain("IFCMATERIAL('Lockpanel',$,$)");
  expect(text).toContain("'Ytterv\\X2\\00E4\\X0\\gg'");
  const black = await file(`${HOUSE}.ifc?${WHERE}&answers=${answer('Linoljevit')}`);
  expect(new TextDecoder().decode(black.bytes)).toContain("IFCMATERIAL('Linoljevit',$,$)");
});

test('if an answer in the address changes the look of the house, it changes the 3D file; if only the municipality in the address changes, the 3D file is unchanged', async () => {
  const usual = await file(`${HOUSE}.glb?${WHERE}&answers=`);
  const black = await file(`${HOUSE}.glb?${WHERE}&answers=${answer('Linoljevit')}`);
  expect(black.headers.get('ETag')).not.toBe(usual.headers.get('ETag'));
  const elsewhere = await file(`${HOUSE}.glb?municipality=0180&answers=`);
  expect(elsewhere.headers.get('ETag')).toBe(usual.headers.get('ETag'));
});

test('caches may store a 3D file for 300 seconds; a HEAD request returns the size of the file, and a second HTTP request for the unchanged file gets 304', async () => {
  const { headers, bytes } = await file(`${HOUSE}.usdz?${WHERE}&answers=`);
  expect(headers.get('Content-Type')).toBe('model/vnd.usdz+zip');
  expect(headers.get('Cache-Control')).toBe('public, max-age=300');
  const head = await server.app.request(`${HOUSE}.usdz?${WHERE}&answers=`, { method: 'HEAD' });
  expect(head.headers.get('Content-Length')).toBe(String(bytes.length));
  const again = await server.app.request(`${HOUSE}.usdz?${WHERE}&answers=`, {
    headers: { 'If-None-Match': headers.get('ETag') ?? '' },
  });
  expect(again.status).toBe(304);
});

test.each([
  ['/media/model/slottet.glb?municipality=1280&answers=', 404, 'unknown-picture'],
  ['/media/model/bjorkliden-142.fbx?municipality=1280&answers=', 404, 'unknown-picture'],
  ['/media/model/bjorkliden-142.glb?municipality=Malmo&answers=', 400, 'malformed-query'],
  ['/media/model/bjorkliden-142.glb?municipality=1280&answers=a.b', 400, 'malformed-query'],
  ['/media/model/bjorkliden-142.glb?municipality=9999&answers=', 404, 'unknown-municipality'],
])('the server refuses the 3D file %s with status %i', async (address, status, code) => {
  const response = await server.app.request(address);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ code });
});

test('an HTTP request for a 3D file counts towards the limit of the client only if the file is not in memory', async () => {
  const made: string[] = [];
  const counted = aServerOf(range, {
    limits: { ...server.dependencies.limits, pictures: async (client) => void made.push(client) },
  });
  const address = `${HOUSE}.glb?${WHERE}&answers=`;
  await counted.app.request(address);
  await counted.app.request(address);
  await counted.app.request(address, { method: 'HEAD' });
  expect(made).toHaveLength(1);
  await counted.app.request(address.replace('.glb', '.usdz'));
  await counted.app.request(address.replace('.glb', '.ifc'));
  expect(made).toHaveLength(3);
});

test('if the same 3D file is requested twice at the same time, it is made only once', async () => {
  const house = range.houses.find(({ key }) => key === 'bjorkliden-142');
  if (!house?.plan) throw new Error('the house has no plan');
  const { key, title, plan, drawing } = house;
  const described = { key, title, plan, building: buildingOf(drawing), answers: chosenAnswers(plan, new Map()) };
  const files = modelFiles();
  const counted = Promise.withResolvers<void>();
  const both = [1, 2].map(() => files({ ...described, builder: 'Provhus', texts: {} }, 'ifc', () => counted.promise));
  counted.resolve();
  const [one, other] = await Promise.all(both);
  expect(other).toBe(one);
});
