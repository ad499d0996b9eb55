import { type AnyEndpointName, allEndpoints } from '@gavel/contract/all';
import { AppError } from '../../http/app-error.ts';

/** A preview also serves these endpoints, whose responses are not the same for everybody. None of them stores or sends anything. */
const SERVED: ReadonlySet<AnyEndpointName> = new Set([
  'startConfiguration',
  'readConfiguration',
  'readOffer',
  'listSalespersons',
  'readAccount',
  'downloadPicture',
  'makePreviewDocument',
]);

/** Throws `preview-only` for every endpoint that a preview does not serve. A new endpoint is refused until it is listed here. */
export function refuseInPreview(name: AnyEndpointName): void {
  const endpoint = allEndpoints[name];
  const isKept = 'kept' in endpoint && endpoint.kept;
  if (!isKept && !SERVED.has(name)) throw new AppError('preview-only');
}
