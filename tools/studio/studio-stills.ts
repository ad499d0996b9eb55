import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { hashOf } from './hash-of.ts';
import type { Job } from './made.ts';
import type { Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';

/** A picture that is cut out of a view, such as the cover picture of a house. */
export interface StudioStill extends Job {
  readonly kind: 'still';
  readonly view: StudioView;
  /** The keys of the still by category, but only the keys that differ from those of the view's base picture. */
  readonly keys: Readonly<Record<string, string>>;
  /** Width and height in pixels. */
  readonly size: Size;
  /** The margin around the view's subject, as a share of the subject's size. `all`: show as much of the view as fits. */
  readonly margin: number | 'all';
}

export type Size = readonly [number, number];

type Keys = StudioStill['keys'];

/** The format of studio/stills.yaml. */
interface Plan {
  readonly card: { readonly size: Size; readonly margin: number };
  readonly garden: { readonly size: Size };
  readonly thumbnail: { readonly size: Size; readonly margin: number };
  readonly repainted: Readonly<Record<string, Keys>>;
  readonly bundles: PlannedKind;
  readonly sections: PlannedKind;
}

interface PlannedKind {
  readonly size: Size;
  readonly pictures: Readonly<Record<string, { readonly view: string; readonly keys?: Keys }>>;
}

/** Parts of the house that a cover picture shows although the house's base picture does not, because the house's texts mention them. */
const SHOWN = ['porch', 'chimney'] as const;

/**
 * Returns the cover pictures, the garden pictures, the thumbnails, the pictures of bundles and the backgrounds of sections. Throws when a
 * bundle or a section needs a view that is not described.
 */
export async function studioStills({ root }: Studio, views: readonly StudioView[]): Promise<StudioStill[]> {
  const plan: Plan = parse(await readFile(join(root, 'studio/stills.yaml'), 'utf8'));
  const fronts = views.filter(({ kind, camera }) => kind === 'exterior' && camera === 'front');
  return [
    ...fronts.flatMap((front) => {
      const { name } = front;
      const keys = Object.fromEntries(SHOWN.filter((part) => part in front.description).map((part) => [part, 'on']));
      const back = views.find((view) => view.name === name && view.camera === 'back');
      const side: [StudioView, Keys] = back
        ? [back, { chimney: keys.chimney ?? 'none' }]
        : [front, { ...keys, ...plan.repainted[name] }];
      return [
        still(`houses/${name}/card`, front, keys, plan.card.size, plan.card.margin),
        still(`houses/${name}/garden`, front, keys, plan.garden.size, 'all'),
        still(`houses/${name}/thumb-1`, ...side, plan.thumbnail.size, plan.thumbnail.margin),
      ];
    }),
    ...planned('bundles', plan.bundles),
    ...planned('sections', plan.sections),
  ];

  function planned(kind: string, { size, pictures }: PlannedKind): StudioStill[] {
    return Object.entries(pictures).map(([key, { view: id, keys = {} }]) => {
      const view = views.find((one) => one.id === id);
      if (!view) throw new Error(`studio/stills.yaml: ${kind} ${key} is cut from ${id}, which is not described`);
      return still(`${kind}/${key}`, view, keys, size, 'all');
    });
  }

  function still(id: string, view: StudioView, keys: Keys, size: Size, margin: StudioStill['margin']): StudioStill {
    return {
      ...{ kind: 'still', id, view, keys, size, margin },
      descriptionHash: hashOf([keys, size, margin, view.id, view.descriptionHash]),
      parts: [...view.parts, 'stills'],
      guess: 4,
    };
  }
}
