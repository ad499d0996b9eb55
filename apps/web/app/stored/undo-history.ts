import { questionId, selections, z } from '@gavel/contract';
import { storedHistory } from './formats.ts';

/** The id of a question, or 0 for the page before the first question. */
const visitedStep = z.union([z.literal(0), questionId]);

const moment = z.object({ selections, visited: z.array(visitedStep), replaced: z.array(visitedStep) });

const undoHistory = z.object({
  /** The number of the visit: `Bootstrap.startedAt`. */
  startedAt: z.number(),
  /** The version of the web configuration in which the visitor chose these answers. Another version may not have all of them. */
  webConfigurationVersion: z.int(),
  /** The states of the visit to which undo (`past`) and redo (`future`) return. The last entry of each list is the next to restore. */
  past: z.array(moment),
  future: z.array(moment),
});

/** The undo and redo steps of a tab. */
export type UndoHistory = z.output<typeof undoHistory>;

/** Stores the history until this tab opens the visit again. If the browser refuses, there is nothing to undo then. */
export function keepHistory(history: UndoHistory): void {
  storedHistory.write('sessionStorage', z.encode(undoHistory, history));
}

/** Returns the history of this visit with this version of the web configuration; null if none is stored. */
export function readHistory(of: Pick<UndoHistory, 'startedAt' | 'webConfigurationVersion'>): UndoHistory | null {
  const { data } = undoHistory.safeParse(storedHistory.read('sessionStorage'));
  return data?.startedAt === of.startedAt && data.webConfigurationVersion === of.webConfigurationVersion ? data : null;
}

export function forgetHistory(): void {
  storedHistory.forget('sessionStorage');
}
