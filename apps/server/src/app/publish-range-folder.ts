import { join } from 'node:path';
import type { ChangedPlot, HealthObjection, RangeHealth } from '@gavel/contract/staff';
import { printFault, StoredBodyError } from '@gavel/range';
import type { PublishOutcome } from '@gavel/range/publishing';
import { pino } from 'pino';
import { localPictures } from '../adapters/media/local-pictures.ts';
import { objectStore } from '../adapters/media/object-store.ts';
import { sendPictures } from '../adapters/media/stored-pictures.ts';
import { AdministrationError } from '../modules/people/accounts/administer-accounts.ts';
import { addAuditEntry } from '../modules/people/accounts/audit-log.repository.ts';
import { currentRange } from '../modules/range/current-range.ts';
import { findLatestRange } from '../modules/range/range.repository.ts';
import { rememberedVersions } from '../modules/range/remembered-versions.ts';
import { findLatestRevision, fromFolder } from '../modules/range/revisions.repository.ts';
import { storeRange } from '../modules/range/store-range.ts';
import { changedPlots } from '../modules/range-editing/health/changed-plots.ts';
import { healthOfRevision, judgeText } from '../modules/range-editing/health/judge.ts';
import { hindrancesOf, proofToStore, withVisits } from '../modules/range-editing/health/range-health.ts';
import { rangeWorkHere } from '../modules/range-editing/work/range-jobs.ts';
import type { Administering } from './administering.ts';
import { openLog } from './open-log.ts';

/**
 * The person who signs the warnings (who decides to publish the range despite them), and the reason for this decision; null: nobody signs
 * the warnings.
 */
export type Signed = { readonly by: string; readonly reason: string } | null;

/**
 * Publishes a range folder, even if a newer range was published before. The same checks apply as when a person publishes in the
 * browser. A range is refused, for example, if its rules can exclude all answers of a question, or if a price is missing. Somebody must
 * sign the warnings that the previous range version does not have. Throws `AdministrationError` with everything that prevents publishing.
 */
export async function publishRangeFolder(at: Administering, folder: string, signed: Signed): Promise<string> {
  const { env, connection, now } = at;
  const { publishRange } = await import('@gavel/range/publishing');
  const outcome = await publishRange(folder, now());
  const { range, faults, written } = outcome;
  const lines = (some: typeof faults) => some.map((fault) => `${folder}/${printFault(fault)}`);
  if (!range || !written)
    throw new AdministrationError([...lines(faults), `${folder} is broken: nothing was published.`].join('\n'));
  const { health, published, plots } = await proven(at, range, written);
  const { refusals, toSign } = hindrancesOf(health, published);
  const unsigned = signed ? [] : toSign;
  const hindrances = [...refusals, ...unsigned];
  if (hindrances.length > 0) {
    const how = refusals.length > 0 ? '' : ' Mend it, or answer for it: --name "First Last" --reason "Why".';
    const printed = hindrances.map((hindrance) => printObjection(folder, hindrance));
    throw new AdministrationError([...printed, `Nothing was published.${how}`].join('\n'));
  }
  if (env.media) await sendPictures(localPictures(join(folder, 'pictures')), objectStore(env.media));
  const signature = toSign.length > 0 ? signed : null;
  const time = new Date(now());
  const stored = await storeRange(connection.db, range, time, {
    revision: { ...fromFolder(written), proof: proofToStore(health), signature },
    before: async (tx) => {
      const details = { warnings: toSign.length };
      if (signature) await addAuditEntry(tx, { actorId: null, subjectId: null, action: 'range-signed', details }, time);
    },
  });
  const done = stored.published
    ? `${folder} is published, with new versions of ${stored.newVersions.length} of ${range.houses.length} houses. Servers that run serve it within five seconds.`
    : `${folder} is what is served already.`;
  return [...lines(outcome.pictureFaults), ...plots.flatMap(printPlot), done].join('\n');
}

interface ProvenFolder {
  readonly health: RangeHealth;
  /**
   * The findings of the checks of the range version that visitors see now; null: there is no such version, or the database does not have
   * its text.
   */
  readonly published: RangeHealth | null;
  readonly plots: readonly ChangedPlot[];
}

async function proven(
  { connection: { db }, env, now }: Administering,
  range: NonNullable<PublishOutcome['range']>,
  written: NonNullable<PublishOutcome['written']>,
): Promise<ProvenFolder> {
  const logger = openLog(env.logLevel, pino.destination(2));
  const revision = await findLatestRevision(db);
  const editing = {
    db,
    now,
    logger,
    rangeWork: rangeWorkHere,
    currentRange: currentRange({ db, now, logger }),
    readVersion: rememberedVersions(db, logger),
  };
  const judged = (await findLatestRange(db)) && (await judgeText(editing, written).catch(nullIfUnreadable));
  if (judged) {
    const { health, range: served, saved } = judged;
    const plots = changedPlots(served.plots, range.plots, saved);
    if (health) return { health, published: revision && (await healthOfRevision(editing, revision)), plots };
  }
  const first = await rangeWorkHere.judge({ written, edits: [], before: range, visits: [], now: now() });
  if (!first.health) throw new AdministrationError(first.faults.map(printFault).join('\n'));
  return { health: withVisits(first.health, range, [], []), published: null, plots: [] };
}

/**
 * Returns null if this program can read no published range, because a later program version stored them all. The range in the
 * folder then counts as the first range.
 */
function nullIfUnreadable(error: unknown): null {
  if (error instanceof StoredBodyError) return null;
  throw error;
}

/** Returns a list with one line about a changed plot; an empty list if the plot is chosen for no saved house. */
function printPlot({ address, changes, placed, lost, chosen }: ChangedPlot): readonly string[] {
  if (placed + chosen === 0) return [];
  return [
    `${address} (${changes.join(', ')}): saved houses that stand on this plot: ${placed}, of which lose their place: ${lost}; other houses with this plot: ${chosen}.`,
  ];
}

function printObjection(folder: string, { file, line, sentence, example }: HealthObjection): string {
  const where = file === null ? folder : `${folder}/${file}:${line ?? 1}`;
  const clicks = example?.clicks.map(({ question, answer }) => `${question}: ${answer}`).join(' → ');
  const visit = example ? `\n  ${example.houseTitle}, ${example.municipalityName}${clicks ? `: ${clicks}` : ''}` : '';
  return `${where}: ${sentence}${visit}`;
}
