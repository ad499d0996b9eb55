import type { Material, MaterialKey } from '@gavel/house-model';
import { type ArchivedFile, storedArchive } from './stored-archive.ts';
import { linearColour, type SurfacePictures } from './surface-picture.ts';
import { shineOf } from './surface-shine.ts';
import type { WeldedHouse, WeldedSurface } from './weld-parts.ts';

/**
 * Returns a house as USDZ, the format that iPhones show. The archive contains the description as text, and then the pictures of
 * the materials.
 */
export async function writeUsdz(
  { surfaces, materials }: WeldedHouse,
  pictures: SurfacePictures,
): Promise<Uint8Array<ArrayBuffer>> {
  const painted: ArchivedFile[] = [];
  const described: string[] = [];
  for (const [key, material] of materials) {
    const picture = await pictures(material);
    if (picture) painted.push({ name: pictureName(key), bytes: picture });
    described.push(materialText(key, material, picture !== null));
  }
  const parts = [...Map.groupBy(surfaces, ({ name }) => name)].map(
    ([name, own]) => `    def Xform "${name}"\n    {\n${own.map(meshText).join('\n')}\n    }\n`,
  );
  const text = `#usda 1.0
(
    defaultPrim = "House"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "House" (
    kind = "component"
)
{
${parts.join('\n')}
    def Scope "Materials"
    {
${described.join('\n')}
    }
}
`;
  return storedArchive([{ name: 'house.usda', bytes: new TextEncoder().encode(text) }, ...painted]);
}

function pictureName(key: MaterialKey): string {
  return `textures/${key}.jpg`;
}

function meshText({ material, positions, normals, coordinates, corners }: WeldedSurface): string {
  const spots = coordinates
    ? `
            texCoord2f[] primvars:st = [${tuples(fromAbove(coordinates), 2, 4)}] (
                interpolation = "vertex"
            )`
    : '';
  return `        def Mesh "${material}" (
            prepend apiSchemas = ["MaterialBindingAPI"]
        )
        {
            float3[] extent = [${tuples(extentOf(positions), 3, 4)}]
            int[] faceVertexCounts = [${new Array(corners.length / 3).fill(3).join(',')}]
            int[] faceVertexIndices = [${corners.join(',')}]
            rel material:binding = </House/Materials/${material}>
            normal3f[] normals = [${tuples(normals, 3, 3)}] (
                interpolation = "vertex"
            )
            point3f[] points = [${tuples(positions, 3, 4)}]${spots}
            uniform token subdivisionScheme = "none"
        }`;
}

/** Flips texture coordinates vertically: the first row of a picture has the coordinate 1 in USDZ, and 0 in GLB. */
function fromAbove(coordinates: Float32Array): Float32Array {
  return coordinates.map((value, at) => (at % 2 === 1 ? 1 - value : value));
}

/**
 * Formats numbers as tuples in brackets.
 * @param each how many numbers a tuple has
 * @param decimals the greatest number of decimals
 */
function tuples(values: Float32Array, each: number, decimals: number): string {
  const scale = 10 ** decimals;
  const texts: string[] = [];
  for (let at = 0; at < values.length; at += each)
    texts.push(`(${Array.from(values.subarray(at, at + each), (value) => Math.round(value * scale) / scale + 0).join(',')})`);
  return texts.join(',');
}

function extentOf(positions: Float32Array): Float32Array {
  const extent = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    ...new Array<number>(3).fill(Number.NEGATIVE_INFINITY),
  ];
  for (const [index, value] of positions.entries()) {
    const axis = index % 3;
    extent[axis] = Math.min(extent[axis] ?? value, value);
    extent[axis + 3] = Math.max(extent[axis + 3] ?? value, value);
  }
  return new Float32Array(extent);
}

function materialText(key: MaterialKey, material: Material, hasPicture: boolean): string {
  const { roughness, metalness, opacity } = shineOf(material);
  const own = `/House/Materials/${key}`;
  const colour = `(${linearColour(material.colour)
    .map((part) => part.toFixed(4))
    .join(', ')})`;
  const picture = `
            def Shader "Place"
            {
                uniform token info:id = "UsdPrimvarReader_float2"
                string inputs:varname = "st"
                float2 outputs:result
            }

            def Shader "Picture"
            {
                uniform token info:id = "UsdUVTexture"
                asset inputs:file = @${pictureName(key)}@
                token inputs:sourceColorSpace = "sRGB"
                float2 inputs:st.connect = <${own}/Place.outputs:result>
                token inputs:wrapS = "repeat"
                token inputs:wrapT = "repeat"
                float3 outputs:rgb
            }
`;
  return `        def Material "${key}"
        {
            token outputs:surface.connect = <${own}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor${hasPicture ? `.connect = <${own}/Picture.outputs:rgb>` : ` = ${colour}`}
                color3f inputs:emissiveColor = ${material.look === 'light' ? colour : '(0, 0, 0)'}
                float inputs:metallic = ${metalness}
                float inputs:opacity = ${opacity}
                float inputs:roughness = ${roughness}
                token outputs:surface
            }
${hasPicture ? picture : ''}        }
`;
}
