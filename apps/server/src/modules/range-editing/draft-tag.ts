import type { Revision } from '../range/revisions.repository.ts';
import type { Draft } from './drafts.repository.ts';

/** Returns the identity of a draft and of the revision that it changes. */
export function draftTag({ id }: Pick<Revision, 'id'>, { version }: Pick<Draft, 'version'>): string {
  return `${id}-${version}`;
}
