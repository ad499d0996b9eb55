import type {
  RangeDeskEndpoint,
  RangePartEndpoint,
  RangePictureEndpoint,
  RangePreviewEndpoint,
  RangeReleaseEndpoint,
} from '@gavel/contract/staff';
import { AppError } from '../../http/app-error.ts';
import { memberOf } from '../../http/identity.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { findRevision, listRevisions, readRevision } from '../range/revisions.repository.ts';
import { keepChange, takeBack } from './drafts/change-draft.ts';
import { rangePartRoutes } from './drafts/range-parts.routes.ts';
import { savePrices } from './drafts/save-prices.ts';
import { draftJudge } from './health/judge.ts';
import { rangeHealthRoutes } from './health/range-health.routes.ts';
import { rangePictureRoutes } from './pictures/range-pictures.routes.ts';
import { rangePreviewRoutes } from './previews/previews.routes.ts';
import { type RangeEditing, rememberedPlaces } from './range-editing.ts';
import { readDesk, versionsOf } from './read-desk.ts';
import { publishDraft, restoreVersion } from './release/publish-version.ts';
import { rangeReleaseRoutes } from './release/range-release.routes.ts';

/** The greatest number of versions in the list of versions. */
const MOST_VERSIONS = 200;

/** Returns the handlers with which the builder edits and publishes the range. */
export function rangeDeskRoutes(
  editing: RangeEditing & { readonly secrets: Pick<Secrets, 'newKey'> },
): Handlers<RangeDeskEndpoint | RangePartEndpoint | RangePictureEndpoint | RangePreviewEndpoint | RangeReleaseEndpoint> {
  const { db } = editing;
  const readPlaces = rememberedPlaces(editing);
  const judge = draftJudge(editing);
  const revisionOf = async (id: number) => {
    const revision = await findRevision(db, id);
    if (!revision) throw new AppError('unknown-version');
    return readRevision(db, revision);
  };
  return {
    ...rangePartRoutes(editing, readPlaces, judge),
    ...rangeReleaseRoutes(editing, readPlaces, judge),
    ...rangePictureRoutes(editing, readPlaces),
    ...rangePreviewRoutes(editing, judge),
    readRangeDesk: ({ identity }) => readDesk(editing, readPlaces, memberOf(identity)),
    saveRangePrices: async ({ body, identity }) => {
      const member = memberOf(identity);
      const conflicts = await savePrices(editing, readPlaces, body.prices, member.userId);
      return { desk: await readDesk(editing, readPlaces, member), conflicts };
    },
    takeBackRangeChange: async ({ parameters: { change }, identity }) => {
      const member = memberOf(identity);
      await takeBack(editing, change, member.userId);
      return readDesk(editing, readPlaces, member);
    },
    keepRangeChange: async ({ parameters: { change }, identity }) => {
      const member = memberOf(identity);
      await keepChange(editing, readPlaces, change, member.userId);
      return readDesk(editing, readPlaces, member);
    },
    ...rangeHealthRoutes(editing, judge),
    readRangeEffects: async () => (await judge()).effects,
    publishDraft: async ({ body: { message, reason }, header, identity }) => {
      const member = memberOf(identity);
      const publication = { by: member.userId, message, reason: member.role === 'Admin' ? reason : '' };
      await publishDraft(editing, judge, header('If-Match').replaceAll('"', ''), publication);
      return readDesk(editing, readPlaces, member);
    },
    listRangeVersions: async () => ({ versions: await versionsOf(db, await listRevisions(db, MOST_VERSIONS)) }),
    compareRangeVersions: async ({ parameters: { version, from } }) => {
      const [before, after] = await Promise.all([revisionOf(from), revisionOf(version)]);
      return { differences: await editing.rangeWork.compare(before, after) };
    },
    restoreRangeVersion: async ({ parameters: { version }, body: { message }, identity }) => {
      const member = memberOf(identity);
      await restoreVersion(editing, version, { by: member.userId, message });
      return readDesk(editing, readPlaces, member);
    },
  };
}
