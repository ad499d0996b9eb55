import type { HouseSolids, Part } from '@gavel/house-model';
import { BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial } from 'three';
import { centre } from './house-object.ts';

/** A light over the parts of the house that a choice has changed. It shows the visitor where to look. */
export interface ChangedParts {
  /** Lights the parts that the model did not have before. A house that is entirely different has no light. */
  light(before: HouseSolids, model: HouseSolids): void;
  /** Weakens the light by one frame. Returns whether there is any left. */
  fade(now: number): boolean;
  end(): void;
  dispose(): void;
}

/** How long the light takes to fade in ms, and how strong it is at first. */
const LASTS_MS = 600;
const STRENGTH = 0.5;
/** The largest share of the parts that may be lit. More than this is another house and not another choice. */
const MOST = 0.6;

export function createChangedParts(add: (group: Group) => void): ChangedParts {
  const group = new Group();
  const material = new MeshBasicMaterial({
    color: '#ffd873',
    transparent: true,
    depthWrite: false,
    fog: false,
    polygonOffset: true,
    polygonOffsetFactor: -2,
    polygonOffsetUnits: -2,
  });
  const mesh = new Mesh(geometryOf([]), material);
  group.add(mesh);
  add(group);
  let start = 0;
  let isCompiled = false;
  return {
    light(before, model) {
      const known = new Set(before.parts.map((part) => lookOf(part, before)));
      const changed = model.parts.filter((part) => !known.has(lookOf(part, model)));
      group.visible = changed.length > 0 && changed.length < model.parts.length * MOST;
      if (!group.visible) return;
      mesh.geometry.dispose();
      mesh.geometry = geometryOf(changed);
      centre(group, model.measures);
      start = performance.now();
    },
    fade(now) {
      if (!group.visible) return false;
      // Visible in the first frame, without an area: its shader is compiled then, and not when the visitor waits for a choice.
      if (!isCompiled) {
        isCompiled = true;
        return true;
      }
      const left = 1 - (now - start) / LASTS_MS;
      group.visible = left > 0;
      material.opacity = STRENGTH * Math.max(0, left);
      return group.visible;
    },
    end() {
      group.visible = false;
    },
    dispose() {
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}

/** Returns a text that two parts share if they look the same: their surface, and the places of their corners. */
function lookOf({ name, material, mesh: { positions } }: Part, { materials }: HouseSolids): string {
  const surface = materials.get(material);
  let sum = 0;
  for (let index = 0; index < positions.length; index++) sum += (positions[index] ?? 0) * ((index % 97) + 1);
  return [name, surface?.look, surface?.form, surface?.colour, positions.length, sum.toFixed(3)].join(' ');
}

/** Returns the triangles of parts; without parts one triangle without an area. */
function geometryOf(parts: readonly Part[]): BufferGeometry {
  const positions = new Float32Array(
    Math.max(
      9,
      parts.reduce((sum, { mesh }) => sum + mesh.positions.length, 0),
    ),
  );
  let from = 0;
  for (const { mesh } of parts) {
    positions.set(mesh.positions, from);
    from += mesh.positions.length;
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  return geometry;
}
