import type { Material as Described } from '@gavel/house-model';
import { Color, MeshStandardMaterial } from 'three';
import { type SurfaceTextures, texturesOf } from './surface-textures.ts';

/** What surfaces look like; the same description gives the same material, and the same look the same textures. */
export interface Surfaces {
  of(described: Described): MeshStandardMaterial;
  dispose(): void;
}

export function createSurfaces(): Surfaces {
  const textures = new Map<string, SurfaceTextures | null>();
  const materials = new Map<string, MeshStandardMaterial>();
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

function materialOf({ look, form, colour }: Described, textures: SurfaceTextures | null): MeshStandardMaterial {
  const material = new MeshStandardMaterial({ color: new Color(colour), roughness: 0.85 });
  if (textures) {
    material.map = textures.shade;
    material.normalMap = textures.normals;
  }
  switch (look) {
    case 'glass':
      // A pane reflects the sky, and lets one see into a room that is darker than the day.
      material.roughness = 0.02;
      material.metalness = form === 'clear' ? 0.3 : 0.55;
      material.transparent = true;
      material.depthWrite = false;
      material.opacity = form === 'clear' ? 0.22 : 0.62;
      break;
    case 'metal':
      material.roughness = 0.45;
      material.metalness = 0.1;
      break;
    case 'roofing':
      material.roughness = form === 'metal' ? 0.58 : form === 'sedum' ? 1 : 0.8;
      break;
    case 'solar':
      material.roughness = 0.12;
      material.envMapIntensity = 1.4;
      break;
    case 'paint':
      material.roughness = 0.62;
      break;
    case 'light':
      material.emissive = new Color(colour);
      material.emissiveIntensity = 1.2;
      break;
    default:
  }
  return material;
}
