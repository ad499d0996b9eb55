import type { HouseSolids, Part } from '@gavel/house-model';
import { BufferAttribute, BufferGeometry, Group, Mesh, MeshBasicMaterial } from 'three';
import { centre } from './house-object.ts';

/** A light over the parts of the house that a choice has changed. It shows the visitor where to look. */
export interface ChangedParts {
  /** Lights the parts of `model` that `before` does not have. If too many parts are new (`MOST`), no part is lit. */
  light(before: HouseSolids, model: HouseSolids): void;
  /** Called for each frame. Gives the light its strength at `now`, a time of `performance.now`. Returns whether the next frame differs. */
  fade(now: number): boolean;
  end(): void;
  dispose(): void;
}

/** How long the light stays as strong as it is at first, and how long it then takes to fade, in ms. */
const STAYS_MS = 250;
const FADES_MS = 600;
/** The opacity of the light at first, 0–1. */
const STRENGTH = 0.5;
/** If this share of the parts or more differs, no part is lit: the visitor sees another house and not only another choice. */
const MOST = 0.6;

/**
 * Creates the light over the changed parts.
 * @param add adds the light to the scene
 * @param ask requests that a frame is rendered
 */
export function createChangedParts(add: (group: Group) => void, ask: () => void): ChangedParts {
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
  let fading: ReturnType<typeof setTimeout> | undefined;
  return {
    light(before, model) {
      const known = new Set(before.parts.map((part) => lookOf(part, before)));
      const changed = model.parts.filter((part) => !known.has(lookOf(part, model)));
      group.visible = changed.length > 0 && changed.length < model.parts.length * MOST;
      if (!group.visible) return;
      mesh.geometry.dispose();
      mesh.geometry = geometryOf(changed);
      centre(group, model.measures);
      start = performance.now() + STAYS_MS;
      clearTimeout(fading);
      fading = setTimeout(ask, STAYS_MS);
    },
    fade(now) {
      if (!group.visible) return false;
      // In the first frame the light is visible but has no area. So its shader is compiled then, and not when the visitor waits for a
      // choice.
      if (!isCompiled) {
        isCompiled = true;
        return true;
      }
      const left = 1 - (now - start) / FADES_MS;
      group.visible = left > 0;
      material.opacity = STRENGTH * Math.min(1, Math.max(0, left));
      return group.visible && left < 1;
    },
    end() {
      group.visible = false;
    },
    dispose() {
      clearTimeout(fading);
      mesh.geometry.dispose();
      material.dispose();
    },
  };
}

/** Returns a text that is equal for parts which look the same: parts with the same name, surface and positions of their corners. */
function lookOf({ name, material, mesh }: Part, { materials }: HouseSolids): string {
  const surface = materials.get(material);
  return [name, surface?.look, surface?.form, surface?.colour, shapeOf(mesh)].join(' ');
}

/** Stores the result of `shapeOf` for each mesh. Most choices change only colours, so the mesh objects stay the same. */
const shapes = new WeakMap<Part['mesh'], string>();

/** Returns a text that is equal for meshes whose corners have the same positions. */
function shapeOf(mesh: Part['mesh']): string {
  const known = shapes.get(mesh);
  if (known !== undefined) return known;
  const { positions } = mesh;
  let sum = 0;
  for (let index = 0; index < positions.length; index++) sum += (positions[index] ?? 0) * ((index % 97) + 1);
  const shape = `${positions.length} ${sum.toFixed(3)}`;
  shapes.set(mesh, shape);
  return shape;
}

/** Returns the triangles of parts. If there are no parts, returns one triangle without an area. */
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
