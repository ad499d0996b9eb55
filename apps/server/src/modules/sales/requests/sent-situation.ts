import type { RequestSituation } from '@gavel/contract/staff';
import { createTexts } from '@gavel/texts';
import { readRangeOf } from '../../range/range.repository.ts';
import type { Opening } from '../../visit/configurations/open-configuration.ts';
import { situationOf } from '../../visit/documents/situation.ts';
import { openSent, orUnknown, type SentHouse } from './sent-house.ts';

/** The width of the situation plan (the drawing of the house on its plot) on the page of a request, in CSS pixels. */
const SHOWN_WIDTH = 360;

/**
 * Returns the placement of a request's house on its plot, with the answers and the plot as they were on the day of the request. If the
 * range of that day cannot be read, the plot is today's. Null: the house has no placement, its plot is missing or has no border, today's
 * range has no floor plan of the house, or the house cannot be opened.
 */
export function situationOfSent(opening: Opening, sent: SentHouse): Promise<RequestSituation | null> {
  return orUnknown(async () => {
    const { placement } = sent.house;
    if (!placement) return null;
    const range = await opening.currentRange();
    const { plots } = (await readRangeOf(opening.db, sent.sentAt)) ?? range;
    const opened = await openSent(opening, sent);
    const situation = situationOf(range, { opened, placement, plots, texts: createTexts(range.texts) });
    if (!situation) return null;
    const { plot, isAllowed, verdict, facts, draw } = situation;
    return { address: plot.address, isAllowed, verdict, facts, drawing: draw(SHOWN_WIDTH).svg };
  });
}
