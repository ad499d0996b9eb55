import { questionId, selections, z } from '@gavel/contract';
import { storedHistory } from './formats.ts';

/** The id of a question, or 0 for the page before the first question. */
const visitedStep = z.union([z.literal(0), questionId]);

const moment = z.object({ selections, visited: z.array(visitedStep), replaced: z.array(visitedStep) });

const undoHistory = z.object({
  /** The number of the visit: `Bootstrap.startedAt`. */
  startedAt: z.number(),
  /** The version of the web configuration in which the steps were made. Another version may not have their answers. */
  webConfigurationVersion: z.int(),
  /** The states to which undo (`past`) and redo (`future`) lead. The nearest state is last. */
  past: z.array(moment),
  future: z.array(moment),
});

/** The undo and redo steps of a tab. */
export type UndoHistory = z.output<typeof undoHistory>;

/** Stores the history for the next page load of this tab. If the browser refuses, there is nothing to undo after that page load. */
export function keepHistory(history: UndoHistory): void {
  storedHistory.write('sessionStorage', z.encode(undoHistory, history));
}

/** Returns the history of this visit in this version; null if there is none. */
export function readHistory(of: Pick<UndoHistory, 'startedAt' | 'webConfigurationVersion'>): UndoHistory | null {
  const { data } = undoHistory.safeParse(storedHistory.read('sessionStorage'));
  return data?.startedAt === of.startedAt && data.webConfigurationVersion === of.webConfigurationVersion ? data : null;
}
