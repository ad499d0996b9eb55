import { fingerprintOf } from './made.ts';
import type { Studio } from './studio.ts';
import type { StudioView } from './studio-views.ts';

/** Returns what the scripts must know about a view to render it. The file name of each rendering in the cache depends on `fingerprint`. */
export function whatToRender(
  studio: Studio,
  view: StudioView,
): Pick<StudioView, 'kind' | 'camera' | 'description' | 'size' | 'samples'> & { readonly fingerprint: string } {
  const { kind, camera, description, size, samples, renderedBy } = view;
  const fingerprint = fingerprintOf(studio, view, renderedBy);
  return { kind, camera, description, size, samples, fingerprint };
}
