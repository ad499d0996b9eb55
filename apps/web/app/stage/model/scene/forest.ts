import { hash } from '@gavel/house-model/surfaces';
import { BufferGeometry, Color, DoubleSide, Float32BufferAttribute, Mesh, MeshBasicMaterial } from 'three';

/** The edge of the forest around the garden, far behind the trees. It hides the horizon. */
export interface Forest {
  readonly mesh: Mesh;
  /** Multiplies the colours of the forest by `level`, the light that level ground reflects. */
  light(level: Color): void;
  dispose(): void;
}

/**
 * The distance of the inner ring of the forest from the house, the number of treetops in each ring, and the range of the heights of the
 * inner ring, m.
 */
const FOREST = { far: 84, tops: 190, low: 6.5, high: 13 } as const;
const [FOOT, TOP] = [new Color('#24372a'), new Color('#45614f')];

/** Creates the forest as two rings of pointed treetops, one ring behind the other, from few opaque triangles. */
export function createForest(): Forest {
  const [positions, colours]: [number[], number[]] = [[], []];
  for (const ring of [0, 1]) {
    const far = FOREST.far + ring * 14;
    for (let index = 0; index < FOREST.tops; index++) {
      const middle = ((index + 0.5 * hash(index, ring + 90)) / FOREST.tops) * 2 * Math.PI;
      const half = (Math.PI / FOREST.tops) * (1.5 + 0.5 * hash(index, ring + 91));
      const high = FOREST.low + (FOREST.high - FOREST.low) * hash(index, ring + 92) + ring * 2.5;
      const tone = 0.8 + 0.4 * hash(index, ring + 93);
      for (const [turn, y, colour] of [
        [middle - half, -1, FOOT],
        [middle + half, -1, FOOT],
        [middle, high, TOP],
      ] as const) {
        positions.push(Math.sin(turn) * far, y, Math.cos(turn) * far);
        colours.push(colour.r * tone, colour.g * tone, colour.b * tone);
      }
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(positions, 3));
  geometry.setAttribute('color', new Float32BufferAttribute(colours, 3));
  const material = new MeshBasicMaterial({ vertexColors: true, side: DoubleSide });
  const mesh = new Mesh(geometry, material);
  mesh.name = 'forest';
  return {
    mesh,
    light(level) {
      material.color.copy(level);
    },
    dispose() {
      geometry.dispose();
      material.dispose();
    },
  };
}
