import type { Placement } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { decimal, plotId } from './values.ts';

/**
 * The position of the house on a plot; null: the visitor has not placed the house yet. The server checks that the position is within the
 * border of the plot.
 */
export const placementOrNull: Body<Placement | null> = lenient<Placement | null>(
  body<Placement>({
    plotId: ['PlotId', plotId],
    east: ['East', decimal],
    north: ['North', decimal],
    turn: ['Turn', decimal],
  }),
  null,
);
