import type { Material, MaterialKey } from '@gavel/house-model';
import { type Buffer as Bytes, Document, type Material as FileMaterial, WebIO } from '@gltf-transform/core';
import { linearColour, type SurfacePictures } from './surface-picture.ts';
import { shineOf } from './surface-shine.ts';
import type { WeldedHouse, WeldedSurface } from './weld-parts.ts';

/**
 * Returns a house as GLB (glTF 2.0, one file): a node for each kind of part, with a surface for each material.
 * @param title the name of the scene
 */
export async function writeGlb(
  { surfaces, materials }: WeldedHouse,
  title: string,
  pictures: SurfacePictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new Document();
  const bytes = document.createBuffer();
  const made = new Map<MaterialKey, FileMaterial>();
  for (const [key, material] of materials) made.set(key, materialIn(document, key, material, await pictures(material)));
  const house = document.createNode(title);
  for (const [name, own] of Map.groupBy(surfaces, (surface) => surface.name)) {
    const mesh = document.createMesh(name);
    for (const surface of own) mesh.addPrimitive(primitiveIn(document, bytes, surface, made.get(surface.material)));
    house.addChild(document.createNode(name).setMesh(mesh));
  }
  document.getRoot().setDefaultScene(document.createScene(title).addChild(house));
  return (await new WebIO().writeBinary(document)) as Uint8Array<ArrayBuffer>;
}

function materialIn(
  document: Document,
  key: MaterialKey,
  material: Material,
  picture: Uint8Array<ArrayBuffer> | null,
): FileMaterial {
  const { roughness, metalness, opacity } = shineOf(material);
  const made = document.createMaterial(key).setRoughnessFactor(roughness).setMetallicFactor(metalness);
  const colour = linearColour(material.colour);
  if (picture) made.setBaseColorTexture(document.createTexture(key).setImage(picture).setMimeType('image/jpeg'));
  else made.setBaseColorFactor([...colour, opacity]);
  if (material.look === 'light') made.setEmissiveFactor([...colour]);
  if (opacity < 1) made.setAlphaMode('BLEND');
  return made;
}

function primitiveIn(document: Document, bytes: Bytes, surface: WeldedSurface, material: FileMaterial | undefined) {
  const { positions, normals, coordinates, corners } = surface;
  const accessor = (
    type: 'SCALAR' | 'VEC2' | 'VEC3',
    values: Float32Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>,
  ) => document.createAccessor().setBuffer(bytes).setType(type).setArray(values);
  const primitive = document
    .createPrimitive()
    .setAttribute('POSITION', accessor('VEC3', positions))
    .setAttribute('NORMAL', accessor('VEC3', normals))
    .setIndices(accessor('SCALAR', positions.length / 3 < MOST_SHORT ? new Uint16Array(corners) : corners));
  if (coordinates) primitive.setAttribute('TEXCOORD_0', accessor('VEC2', coordinates));
  if (material) primitive.setMaterial(material);
  return primitive;
}

/**
 * The number of corners that a 16-bit index can address. The largest 16-bit number is not available, because it marks the start of a new
 * strip.
 */
const MOST_SHORT = 65_535;
