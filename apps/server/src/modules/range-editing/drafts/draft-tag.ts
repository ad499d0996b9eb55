import type { Revision } from '../../range/revisions.repository.ts';
import type { Draft } from './drafts.repository.ts';

/** Returns a tag that identifies a draft together with the published version of the range that it changes. */
export function draftTag({ id }: Pick<Revision, 'id'>, { version }: Pick<Draft, 'version'>): string {
  return `${id}-${version}`;
}
