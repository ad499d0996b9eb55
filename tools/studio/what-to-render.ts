import { fingerprintOf } from './made.ts';
import type { Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';

/** What the scripts need to know of a view; `fingerprint` names the renderings that are kept. */
export function whatToRender(
  studio: Studio,
  view: StudioView,
): Pick<StudioView, 'kind' | 'camera' | 'description' | 'size' | 'samples'> & { readonly fingerprint: string } {
  const { kind, camera, description, size, samples, renderedBy } = view;
  const fingerprint = fingerprintOf(studio, view, renderedBy);
  return { kind, camera, description, size, samples, fingerprint };
}
