import type { Material as Described } from '@gavel/house-model';
import {
  BufferAttribute,
  type BufferGeometry,
  Color,
  type CubeTexture,
  MeshLambertMaterial,
  MeshPhongMaterial,
  MixOperation,
  type WebGLProgramParametersWithUniforms,
} from 'three';
import type { Occlusion } from './occlusion.ts';
import { paintReflectedSky } from './reflected-sky.ts';
import { type SurfaceTextures, texturesOf } from './surface-textures.ts';

/**
 * Creates the materials of surfaces. Surfaces with the same look (the kind of surface, such as `glass`) and the same form (its variant,
 * such as `clear`) share one material and its textures; lamps of the same colour share one.
 */
export interface Surfaces {
  /** Returns a material that takes its colour from the corners of the geometry (see `paint`). */
  of(described: Described): SurfaceMaterial;
  /**
   * Sets how much of the sky is reflected by window panes and solar panels.
   * @param day the fraction of a clear day’s light, 0–1
   */
  reflect(day: number): void;
  dispose(): void;
}

export function createSurfaces(occlusion: Pick<Occlusion, 'darken'>): Surfaces {
  const textures = new Map<string, SurfaceTextures | null>();
  const materials = new Map<string, SurfaceMaterial>();
  const sky = paintReflectedSky();
  let share = 1;
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
      const key = surfaceOf(described);
      const known = materials.get(key);
      if (known) return known;
      const made = materialOf(described, texturesFor(described), sky);
      occlusion.darken(made, made.envMap ? 'reflecting' : 'dull', made.envMap ? reflectAlong : undefined);
      if (made.envMap) made.reflectivity = REFLECTED * share;
      materials.set(key, made);
      return made;
    },
    reflect(day) {
      share = day;
      for (const material of materials.values()) if (material.envMap) material.reflectivity = REFLECTED * day;
    },
    dispose() {
      sky.dispose();
      for (const material of materials.values()) material.dispose();
      for (const made of textures.values()) {
        made?.shade.dispose();
        made?.normals.dispose();
      }
    },
  };
}

/** Returns the key that surfaces with the same material share. */
export function surfaceOf({ look, form, colour }: Described): string {
  // Each colour of a lamp is a surface of its own, because a lamp shines in its own colour, which cannot be set for each corner.
  return look === 'light' ? `${look} ${colour}` : `${look} ${form}`;
}

/** Gives every corner of a geometry one colour. */
export function paint(geometry: BufferGeometry, colour: string): void {
  const { r, g, b } = new Color(colour);
  const { count } = geometry.getAttribute('position');
  const colours = new Float32Array(count * 3);
  for (let index = 0; index < count; index++) colours.set([r, g, b], index * 3);
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
}

type SurfaceMaterial = MeshLambertMaterial | MeshPhongMaterial;

/** The share of the light that a glass pane or a solar panel reflects when somebody looks along its surface. */
const REFLECTED = 0.9;

/** Returns the material of a surface. Only glass and solar panels reflect the sky. */
function materialOf(described: Described, textures: SurfaceTextures | null, sky: CubeTexture): SurfaceMaterial {
  const { look, form, colour } = described;
  const drawn = { vertexColors: true, ...(textures && { map: textures.shade, normalMap: textures.normals }) };
  if (look === 'glass' || look === 'solar') return reflecting(described, new MeshPhongMaterial(drawn), sky);
  if (look === 'metal' || (look === 'roofing' && form === 'metal'))
    return new MeshPhongMaterial({ ...drawn, specular: '#3a3c3e', shininess: look === 'metal' ? 24 : 14 });
  const dull = new MeshLambertMaterial(drawn);
  if (look === 'light') dull.emissive = new Color(colour);
  return dull;
}

function reflecting({ look, form }: Described, material: MeshPhongMaterial, sky: CubeTexture): MeshPhongMaterial {
  material.envMap = sky;
  material.combine = MixOperation;
  material.specular = new Color('#555555');
  material.shininess = 180;
  if (look === 'glass') {
    // Through a pane, the visitor sees a room that is darker than the day outside.
    material.transparent = true;
    material.depthWrite = false;
    material.opacity = form === 'clear' ? 0.22 : 0.62;
  }
  return material;
}

/** Makes a material reflect the sky as glass does. */
function reflectAlong(shader: WebGLProgramParametersWithUniforms): void {
  shader.fragmentShader = shader.fragmentShader.replace('#include <envmap_fragment>', FRESNEL);
}

/** A surface reflects little if somebody looks straight at it, and almost everything if they look along it. */
const FRESNEL = `{
    float along = 1.0 - abs(dot(normal, normalize(vViewPosition)));
    specularStrength *= 0.3 + 0.7 * along * along * along;
  }
  #include <envmap_fragment>`;
