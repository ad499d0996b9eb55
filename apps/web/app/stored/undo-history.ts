import { questionId, selections, z } from '@gavel/contract';
import { storedHistory } from './formats.ts';

/** A question's, or 0: the place before the first question. */
const visitedStep = z.union([z.literal(0), questionId]);

const moment = z.object({ selections, visited: z.array(visitedStep), replaced: z.array(visitedStep) });

const undoHistory = z.object({
  /** Of which visit it is: `Bootstrap.startedAt`. */
  startedAt: z.number(),
  /** In which version of the house it was made: its answers may be gone in another. */
  webConfigurationVersion: z.int(),
  /** What undo and redo lead to, the nearest last. */
  past: z.array(moment),
  future: z.array(moment),
});

/** What can be undone in a tab, and done again. */
export type UndoHistory = z.output<typeof undoHistory>;

/** Keeps it for the page that this tab loads next. A browser that refuses has nothing to undo then, no worse. */
export function keepHistory(history: UndoHistory): void {
  storedHistory.write('sessionStorage', z.encode(undoHistory, history));
}

/** That of this visit in this version; null: there is none. */
export function readHistory(of: Pick<UndoHistory, 'startedAt' | 'webConfigurationVersion'>): UndoHistory | null {
  const { data } = undoHistory.safeParse(storedHistory.read('sessionStorage'));
  return data?.startedAt === of.startedAt && data.webConfigurationVersion === of.webConfigurationVersion ? data : null;
}
