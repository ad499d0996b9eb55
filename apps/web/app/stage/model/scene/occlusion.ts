import type { HouseSolids, HouseView, Part } from '@gavel/house-model';
import { type Material, Vector3, type WebGLProgramParametersWithUniforms } from 'three';
import { createShadeMap, FARTHEST, type Heights, HIGHEST } from './shade-map.ts';

/**
 * Ambient occlusion: the surfaces of a house that little light reaches are darker. In rooms these are the surfaces close to another wall,
 * to the floor, to the ceiling or to furniture; outside, the walls below the eaves and close to the ground.
 */
export interface Occlusion {
  /** Computes where little light reaches this house in this view. */
  fit(house: HouseSolids, view: HouseView): void;
  /**
   * Darkens a material where little light reaches it.
   * @param key differs for materials with different shaders
   * @param more changes the shader further
   */
  darken(material: Material, key: string, more?: (shader: WebGLProgramParametersWithUniforms) => void): void;
  dispose(): void;
}

export function createOcclusion(): Occlusion {
  const map = createShadeMap();
  const uniforms = {
    shadeMap: { value: map.texture },
    shadeBox: { value: map.box },
    /**
     * x and y: the heights of the floor and of the ceiling of the visible storey, m. z: 1 if a storey is shown; 0 if the house is
     * shown from outside, with its roof.
     */
    storey: { value: new Vector3() },
    /** x: half the length of the house, m. y: half its depth, m. z is not used. */
    walls: { value: new Vector3() },
  };
  return {
    fit({ parts, measures: { length, depth } }, view) {
      const heights = view.kind === 'outside' ? null : heightsOf(parts, view.storey);
      if (heights) map.mapStorey(parts, heights, length, depth);
      else map.mapRoof(parts, length, depth);
      uniforms.storey.value.set(heights?.floor ?? 0, heights?.ceiling ?? 0, heights ? 1 : 0);
      uniforms.walls.value.set(length / 2, depth / 2, 0);
    },
    darken(material, key, more) {
      material.customProgramCacheKey = () => `occlusion ${key}`;
      material.onBeforeCompile = (shader) => {
        Object.assign(shader.uniforms, uniforms);
        shader.vertexShader = shader.vertexShader
          .replace('#include <common>', `#include <common>\n${VARYINGS}`)
          .replace('#include <project_vertex>', `#include <project_vertex>\n${PLACED}`);
        shader.fragmentShader = shader.fragmentShader
          .replace('#include <common>', `#include <common>\n${VARYINGS}\n${REACHED}`)
          .replace('#include <aomap_fragment>', DARKENED);
        more?.(shader);
      };
    },
    dispose: map.dispose,
  };
}

/** Returns the heights of a storey, or null if the house has no such storey. */
function heightsOf(parts: readonly Part[], storey: number): Heights | null {
  const tops = (name: Part['name']) =>
    parts
      .filter((part) => part.name === name && part.storey === storey)
      .flatMap(({ mesh }) => [...mesh.positions].filter((_, at) => at % 3 === 1));
  const floors = tops('floor');
  const floor = Math.max(...floors);
  return floors.length > 0 ? { floor, ceiling: Math.max(floor + LEAST_ROOM, ...tops('partition')) } : null;
}

/** The least height of a room, m. */
const LEAST_ROOM = 2.3;

const VARYINGS = 'varying vec3 vPlace;\nvarying vec3 vFacing;';
const PLACED = `vPlace = (modelMatrix * vec4(transformed, 1.0)).xyz;
  vFacing = mat3(modelMatrix) * objectNormal;`;

/** Shader code: the fraction of the light from the surroundings that reaches a point of a surface. */
const REACHED = `
uniform sampler2D shadeMap;
uniform vec4 shadeBox;
uniform vec3 storey;
uniform vec3 walls;

// The share of light that remains near an obstacle: least beside it, 1 at the end of its reach.
float leftAt(float least, float fraction) {
  float missing = 1.0 - clamp(fraction, 0.0, 1.0);
  return mix(1.0, least, missing * missing);
}

vec2 mapped(vec2 place) {
  return texture2D(shadeMap, (place - shadeBox.xy) * shadeBox.zw).rg;
}

float reachedInside(vec3 facing) {
  if (abs(vPlace.x) > walls.x || abs(vPlace.z) > walls.y) return 1.0;
  if (vPlace.y < storey.x - 0.05 || vPlace.y > storey.y + 0.05) return 1.0;
  // The shader reads the map this far in front of a wall, in m, so that the wall itself does not count as an obstacle.
  const float AWAY = 0.3;
  vec2 free = mapped(vPlace.xz + facing.xz * AWAY) * ${FARTHEST};
  bool isUpright = abs(facing.y) < 0.5;
  float light = leftAt(0.62, free.x / (isUpright ? AWAY : 0.55));
  if (isUpright) return light * leftAt(0.66, (vPlace.y - storey.x) / 0.45) * leftAt(0.74, (storey.y - vPlace.y) / 0.45);
  bool isFloor = facing.y > 0.5 && vPlace.y < storey.x + 0.05;
  return isFloor ? light * leftAt(0.5, free.y / 0.28) : light;
}

float reachedOutside(vec3 facing) {
  if (abs(facing.y) > 0.6 || abs(vPlace.x) > walls.x + 0.2 || abs(vPlace.z) > walls.y + 0.2) return 1.0;
  float under = mapped(vPlace.xz + facing.xz * 0.2).x * ${HIGHEST} - vPlace.y;
  return (under < -0.05 ? 1.0 : leftAt(0.55, under / 1.1)) * leftAt(0.72, vPlace.y / 0.7);
}
`;

/** Shader code that darkens a surface which little light reaches. It weakens sunlight less than the light of the sky. */
const DARKENED = `#include <aomap_fragment>
  vec3 facing = normalize(vFacing);
  float reached = storey.z > 0.5 ? reachedInside(facing) : reachedOutside(facing);
  reflectedLight.indirectDiffuse *= reached;
  reflectedLight.directDiffuse *= mix(1.0, reached, 0.5);`;
