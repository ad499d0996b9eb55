import type { Material as Described } from '@gavel/house-model';
import { Color, MeshLambertMaterial, MeshStandardMaterial } from 'three';
import { type SurfaceTextures, texturesOf } from './surface-textures.ts';

/** What surfaces look like; the same description gives the same material, and the same look the same textures. */
export interface Surfaces {
  of(described: Described): SurfaceMaterial;
  dispose(): void;
}

export function createSurfaces(): Surfaces {
  const textures = new Map<string, SurfaceTextures | null>();
  const materials = new Map<string, SurfaceMaterial>();
  const texturesFor = ({ look, form }: Described) => {
    const key = `${look} ${form}`;
    const known = textures.get(key);
    if (known !== undefined) return known;
    const made = texturesOf(look, form);
    textures.set(key, made);
    return made;
  };
  return {
    of(described) {
      const key = `${described.look} ${described.form} ${described.colour}`;
      const known = materials.get(key);
      if (known) return known;
      const made = materialOf(described, texturesFor(described));
      materials.set(key, made);
      return made;
    },
    dispose() {
      for (const material of materials.values()) material.dispose();
      for (const made of textures.values()) {
        made?.shade.dispose();
        made?.normals.dispose();
      }
    },
  };
}

type SurfaceMaterial = MeshLambertMaterial | MeshStandardMaterial;

/** What reflects the sky costs many times as much as what is dull: paint, wood, stone and tiles are. */
function materialOf(described: Described, textures: SurfaceTextures | null): SurfaceMaterial {
  const { look, form, colour } = described;
  const drawn = { color: new Color(colour), ...(textures && { map: textures.shade, normalMap: textures.normals }) };
  const isShiny = look === 'glass' || look === 'metal' || look === 'solar' || (look === 'roofing' && form === 'metal');
  if (isShiny) return shiny(described, new MeshStandardMaterial(drawn));
  const dull = new MeshLambertMaterial(drawn);
  if (look === 'light') dull.emissive = new Color(colour);
  return dull;
}

function shiny({ look, form }: Described, material: MeshStandardMaterial): MeshStandardMaterial {
  switch (look) {
    case 'glass':
      // A pane reflects the sky, and lets one see into a room that is darker than the day.
      material.roughness = 0.02;
      material.metalness = form === 'clear' ? 0.3 : 0.55;
      material.transparent = true;
      material.depthWrite = false;
      material.opacity = form === 'clear' ? 0.22 : 0.62;
      return material;
    case 'solar':
      material.roughness = 0.12;
      return material;
    default:
      material.roughness = look === 'roofing' ? 0.58 : 0.45;
      material.metalness = 0.1;
      return material;
  }
}
