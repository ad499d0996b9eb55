import type { Placement } from '@gavel/core';
import { type Body, body, lenient } from './body.ts';
import { plotId } from './values.ts';
import { z } from './zod.ts';

/** Metres; plots are far smaller. */
const metres: Body<number> = z.number().check(z.minimum(-20_000), z.maximum(20_000));

/** Where the house stands on a plot; null: nowhere yet. */
export const placementOrNull: Body<Placement | null> = lenient<Placement | null>(
  body<Placement>({
    plotId: ['PlotId', plotId],
    east: ['East', metres],
    north: ['North', metres],
    turn: ['Turn', z.number().check(z.minimum(0), z.maximum(360))],
  }),
  null,
);
