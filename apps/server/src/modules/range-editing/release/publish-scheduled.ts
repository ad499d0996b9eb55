import type { Job } from '../../../adapters/jobs/jobs.ts';
import { AppError } from '../../../http/app-error.ts';
import { findUser } from '../../people/accounts/accounts.repository.ts';
import { addAuditEntry } from '../../people/accounts/audit-log.repository.ts';
import { findLatestRevision, readRevision } from '../../range/revisions.repository.ts';
import { storeRange } from '../../range/store-range.ts';
import { healthOfRevision, judgeText } from '../health/judge.ts';
import { hindrancesOf, proofToStore } from '../health/range-health.ts';
import { reviewReasons } from '../health/review-reasons.ts';
import { latestRevision, type RangeEditing } from '../range-editing.ts';
import { titleOf } from './read-release.ts';
import { publicationStoppedMail } from './release-mails.ts';
import { endSchedule, listDueSchedules, type Schedule, stopSchedule } from './schedules.repository.ts';
import type { Stopped } from './schedules.tables.ts';

/** How often the server looks for scheduled changes that are due, in ms. */
const LOOK_EVERY_MS = 5000;
/** The longest pause after a failed publication, in ms. Each try checks the whole range, which takes seconds. */
const LONGEST_PAUSE_MS = 15 * 60_000;

/**
 * Returns the job that publishes scheduled changes when their time has come. Every process runs the job. The transaction that
 * publishes the changes also deletes the schedule, so they are published once. A publication that fails is retried with growing pauses.
 */
export function publishScheduledJob(editing: RangeEditing): Job {
  const { db, now, logger } = editing;
  /** The publications that have failed, by id: their last pause, and when they are tried again. */
  const failed = new Map<number, { readonly pause: number; readonly nextAt: number }>();
  const publish = async (schedule: Schedule) => {
    const { id } = schedule;
    try {
      await publishSchedule(editing, schedule);
      failed.delete(id);
    } catch (error) {
      // Another process was faster, or somebody has published a version meanwhile. The next run of the job tries again.
      if (error instanceof AppError && error.code === 'range-conflict') return;
      const pause = Math.min(LONGEST_PAUSE_MS, 2 * (failed.get(id)?.pause ?? LOOK_EVERY_MS));
      failed.set(id, { pause, nextAt: now() + pause });
      logger.error({ err: error, schedule: id, pause }, 'a scheduled publication failed and is tried again');
    }
  };
  return {
    name: 'publish-scheduled-range',
    schedule: { firstAfter: 0, every: LOOK_EVERY_MS },
    async run() {
      for (const schedule of await listDueSchedules(db, new Date(now())))
        if (now() >= (failed.get(schedule.id)?.nextAt ?? 0)) await publish(schedule);
    },
  };
}

/**
 * Applies scheduled changes to the latest version, checks the result and publishes it. If the result may not be published, stores
 * the reason and e-mails it to the person who scheduled the changes. Throws `range-conflict` if somebody has published a version or
 * withdrawn the changes meanwhile.
 */
async function publishSchedule(editing: RangeEditing, schedule: Schedule): Promise<void> {
  const { db, now, rangeWork, reviewAbove } = editing;
  const revision = await latestRevision(db);
  const published = await healthOfRevision(editing, revision);
  const edits = schedule.changes.map(({ before, value, ...change }) => ({ ...change, before: before?.is, value: value.is }));
  const base = await readRevision(db, revision);
  const { range: served, judgement, health } = await judgeText(editing, base, edits);
  const { range, written, stale, faults } = judgement;
  if (stale.length > 0) {
    const places = await rangeWork.listPlaces(base);
    const titles = schedule.changes.filter((_, at) => stale.includes(at)).map((change) => titleOf(places, change));
    return stop(editing, schedule, 'stale', [...new Set(titles)].join(', '));
  }
  if (!range || !written || !health) return stop(editing, schedule, 'faults', faults[0]?.message);
  const { refusals, toSign } = hindrancesOf(health, published, schedule.signature?.warnings);
  if (refusals[0]) return stop(editing, schedule, 'refused', refusals[0].sentence);
  if (toSign[0]) return stop(editing, schedule, 'unsigned', toSign[0].sentence);
  const { approval, message, scheduledBy: authorId } = schedule;
  if (!approval && reviewReasons(reviewAbove, served, judgement).length > 0) return stop(editing, schedule, 'unreviewed');
  const at = new Date(now());
  const signature = schedule.signature && { by: schedule.signature.by, reason: schedule.signature.reason };
  const proof = proofToStore(health);
  await storeRange(db, range, at, {
    revision: { written, origin: 'scheduled', restores: null, message, authorId, proof, signature, approval },
    before: async (tx) => {
      const isLatest = (await findLatestRevision(tx))?.id === revision.id;
      if (!isLatest || !(await endSchedule(tx, schedule.id))) throw new AppError('range-conflict');
      await addAuditEntry(tx, { actorId: authorId, subjectId: null, action: 'range-published' }, at);
    },
  });
}

async function stop(
  { db, mails, now, logger }: RangeEditing,
  { id, publishAt, scheduledBy }: Schedule,
  why: Stopped['why'],
  detail = '',
): Promise<void> {
  const at = now();
  const to = await findUser(db, scheduledBy);
  const mail = to && (await mails.write(publicationStoppedMail({ to, publishAt, why, detail })));
  const isFirst = await db.transaction(async (tx) => {
    if (!(await stopSchedule(tx, id, { at, why, detail }))) return false;
    await addAuditEntry(tx, { actorId: null, subjectId: null, action: 'range-stopped', details: { why } }, new Date(at));
    if (mail) await mails.queue(tx, mail);
    return true;
  });
  if (isFirst) logger.warn({ schedule: id, why }, 'a scheduled publication was stopped');
}
