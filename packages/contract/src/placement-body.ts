import type { Placement } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { decimal, plotId } from './values.ts';

/** Where the house stands on a plot; null: nowhere yet. The server checks that the place is within the border of the plot. */
export const placementOrNull: Body<Placement | null> = lenient<Placement | null>(
  body<Placement>({
    plotId: ['PlotId', plotId],
    east: ['East', decimal],
    north: ['North', decimal],
    turn: ['Turn', decimal],
  }),
  null,
);
