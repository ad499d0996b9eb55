import { type AnyEndpointName, allEndpoints } from '@gavel/contract/all';
import { AppError } from '../../http/app-error.ts';

/**
 * The endpoints that a preview serves in addition to those with the same response for everybody (`kept`). None of them stores or sends
 * anything.
 */
const SERVED: ReadonlySet<AnyEndpointName> = new Set([
  'startConfiguration',
  'readConfiguration',
  'readOffer',
  'listSalespersons',
  'readAccount',
  'downloadPicture',
  'makePreviewDocument',
]);

/**
 * Throws `preview-only` for every endpoint that a preview does not serve. A new endpoint is refused until somebody adds it to
 * `SERVED`.
 */
export function refuseInPreview(name: AnyEndpointName): void {
  const endpoint = allEndpoints[name];
  const isKept = 'kept' in endpoint && endpoint.kept;
  if (!isKept && !SERVED.has(name)) throw new AppError('preview-only');
}
