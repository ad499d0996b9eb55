import type { Material } from '@gavel/house-model';

/** How a material reflects light. GLB and USDZ files use the same three values, from 0 to 1. */
export interface Shine {
  readonly roughness: number;
  readonly metalness: number;
  readonly opacity: number;
}

/**
 * Returns how a material reflects light. The 3D model on the screen (`apps/web/app/stage/model/scene/surfaces.ts`) looks similar, but
 * describes its materials with other values.
 */
export function shineOf({ look, form }: Material): Shine {
  switch (look) {
    case 'glass':
      return { roughness: 0.05, metalness: 0.3, opacity: form === 'clear' ? 0.25 : 0.62 };
    case 'solar':
      return { roughness: 0.15, metalness: 0, opacity: 1 };
    case 'metal':
      return { roughness: 0.45, metalness: 0.1, opacity: 1 };
    case 'roofing':
      return { roughness: form === 'metal' ? 0.58 : 0.9, metalness: 0, opacity: 1 };
    default:
      return { roughness: 0.88, metalness: 0, opacity: 1 };
  }
}
