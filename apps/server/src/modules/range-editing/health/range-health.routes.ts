import type { HealthObjection, ObjectionList, RangeHealth, ShownHealth } from '@gavel/contract/staff';
import { AppError } from '../../../http/app-error.ts';
import type { Handlers } from '../../../http/serve-endpoint.ts';
import { latestRevision, type RangeEditing } from '../range-editing.ts';
import { groupObjections, moreOf } from './group-objections.ts';
import { healthOfRevision, type JudgedDraft } from './judge.ts';

/** Returns the handlers that return the findings of the checks of the published range and of the draft. */
export function rangeHealthRoutes(
  editing: RangeEditing,
  judge: () => Promise<JudgedDraft>,
): Handlers<'readRangeHealth' | 'readDraftHealth' | 'readRangeObjections'> {
  const published = async () => {
    const revision = await latestRevision(editing.db);
    const health = await healthOfRevision(editing, revision);
    if (!health) throw new AppError('range-refused');
    return { tag: String(revision.id), health };
  };
  /** Returns all objections or remarks in a list of the published version or of the draft, and the tag of that version or draft. */
  const listed = async (list: ObjectionList): Promise<{ tag: string; objections: readonly HealthObjection[] }> => {
    if (list === 'published' || list === 'publishedRemarks') {
      const { tag, health } = await published();
      return { tag, objections: list === 'published' ? health.objections : health.remarks };
    }
    const { tag, health, hindrances } = await judge();
    if (list === 'refusals' || list === 'toSign') return { tag, objections: hindrances[list] };
    return { tag, objections: (list === 'draft' ? health?.objections : health?.remarks) ?? [] };
  };
  return {
    readRangeHealth: async () => {
      const { tag, health } = await published();
      return shown(health, tag, 'published', 'publishedRemarks');
    },
    readDraftHealth: async () => {
      const { tag, health, effects } = await judge();
      return { draftTag: tag, faults: effects.faults, health: health && shown(health, tag, 'draft', 'draftRemarks') };
    },
    readRangeObjections: async ({ parameters: { list, tag, from, ...group } }) => {
      const { tag: current, objections } = await listed(list);
      if (tag !== current) throw new AppError('range-conflict');
      return { objections: moreOf(objections, group, from) };
    },
  };
}

function shown(health: RangeHealth, tag: string, objections: ObjectionList, remarks: ObjectionList): ShownHealth {
  return {
    ...health,
    objections: groupObjections({ list: objections, tag }, health.objections),
    remarks: groupObjections({ list: remarks, tag }, health.remarks),
  };
}
