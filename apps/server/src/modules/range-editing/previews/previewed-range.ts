import { guideOf } from '@gavel/range';
import { AppError } from '../../../http/app-error.ts';
import { contentHash } from '../../range/content-hash.ts';
import type { CurrentRange } from '../../range/current-range.ts';
import { findLatestVersions } from '../../range/range.repository.ts';
import { findRevision, readRevision } from '../../range/revisions.repository.ts';
import { publishedPart } from '../health/judge.ts';
import type { RangeEditing } from '../range-editing.ts';
import type { StoredPreview } from './previews.repository.ts';

/**
 * The version number of a house model that the draft adds or changes, so that it equals no published version. Saved houses refer to
 * the numbers of published versions, which never become so large.
 */
const DRAFT_VERSION = 1_000_000_000;

/**
 * Builds the range of a preview in the form in which the server keeps a published range in memory. A house that differs from its newest
 * version gets the version number `DRAFT_VERSION`. Throws `range-refused` if this program finds faults in the range.
 */
export async function previewedRange(
  { db, rangeWork, currentRange, now }: Pick<RangeEditing, 'db' | 'rangeWork' | 'currentRange' | 'now'>,
  { revision: id, edits }: Pick<StoredPreview, 'revision' | 'edits'>,
): Promise<CurrentRange> {
  const revision = await findRevision(db, id);
  if (!revision) throw new Error(`revision ${id} is not in the database`);
  const { range, faults } = await rangeWork.build({
    written: await readRevision(db, revision),
    edits,
    before: publishedPart(await currentRange()),
    visits: [],
    now: now(),
  });
  if (!range) throw new AppError('range-refused', faults[0]?.message);
  const versions = await findLatestVersions(db);
  const houses = range.houses.map((house) => {
    const { webConfiguration } = house;
    const newest = versions.get(webConfiguration.id);
    const isNew = !newest || newest.contentHash !== contentHash(webConfiguration);
    return {
      ...house,
      webConfigurationVersion: isNew ? DRAFT_VERSION : newest.version,
      guide: guideOf(webConfiguration, range.pictures),
    };
  });
  return { ...range, houses, contentHash: contentHash(range) };
}
