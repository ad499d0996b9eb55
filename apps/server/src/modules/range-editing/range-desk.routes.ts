import type { RangeDeskEndpoint } from '@gavel/contract/staff';
import { AppError } from '../../http/app-error.ts';
import { memberOf } from '../../http/identity.ts';
import type { Handlers } from '../../http/serve-endpoint.ts';
import { findRevision, listRevisions, readRevision } from '../range/revisions.repository.ts';
import { keepChange, takeBack } from './change-draft.ts';
import { draftJudge } from './judge.ts';
import { publishDraft, restoreVersion } from './publish-version.ts';
import { type RangeEditing, rememberedPlaces } from './range-editing.ts';
import { readDesk, versionsOf } from './read-desk.ts';
import { savePrices } from './save-prices.ts';

/** As many versions are listed. */
const MOST_VERSIONS = 200;

/** How the builder changes and publishes the range. */
export function rangeDeskRoutes(editing: RangeEditing): Handlers<RangeDeskEndpoint> {
  const { db } = editing;
  const readPrices = rememberedPlaces(editing);
  const judge = draftJudge(editing);
  const revisionOf = async (id: number) => {
    const revision = await findRevision(db, id);
    if (!revision) throw new AppError('unknown-version');
    return readRevision(db, revision);
  };
  return {
    readRangeDesk: ({ identity }) => readDesk(editing, readPrices, memberOf(identity)),
    saveRangePrices: async ({ body, identity }) => {
      const member = memberOf(identity);
      const conflicts = await savePrices(editing, readPrices, body.prices, member.userId);
      return { desk: await readDesk(editing, readPrices, member), conflicts };
    },
    takeBackRangeChange: async ({ parameters: { change }, identity }) => {
      const member = memberOf(identity);
      await takeBack(editing, change, member.userId);
      return readDesk(editing, readPrices, member);
    },
    keepRangeChange: async ({ parameters: { change }, identity }) => {
      const member = memberOf(identity);
      await keepChange(editing, readPrices, change, member.userId);
      return readDesk(editing, readPrices, member);
    },
    readRangeEffects: async () => (await judge()).effects,
    publishDraft: async ({ body: { message }, header, identity }) => {
      const member = memberOf(identity);
      await publishDraft(editing, judge, header('If-Match').replaceAll('"', ''), { by: member.userId, message });
      return readDesk(editing, readPrices, member);
    },
    listRangeVersions: async () => ({ versions: await versionsOf(db, await listRevisions(db, MOST_VERSIONS)) }),
    compareRangeVersions: async ({ parameters: { version, from } }) => {
      const [before, after] = await Promise.all([revisionOf(from), revisionOf(version)]);
      return { differences: await editing.rangeWork.compare(before, after) };
    },
    restoreRangeVersion: async ({ parameters: { version }, body: { message }, identity }) => {
      const member = memberOf(identity);
      await restoreVersion(editing, version, { by: member.userId, message });
      return readDesk(editing, readPrices, member);
    },
  };
}
