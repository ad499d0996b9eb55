import type { Piece } from '@gavel/core/plan';
import type { Flat } from '../geometry/vector.ts';
import type { WallFace } from '../room-walls.ts';
import { buildCounter } from './kitchen.ts';
import { buildHob, buildSink } from './kitchen-tops.ts';
import { buildOverCounter } from './kitchen-wall.ts';
import type { PieceBuilder } from './piece-builder.ts';

/** The width of the sink, of a small and of a large hob, m. As in the floor plan, the sink is at the end with the larger `u`. */
const WIDE = { sink: 0.74, small: 0.34, large: 0.6 } as const;

/** Builds a small kitchen: a counter with a sink and a hob. */
export function buildPentry(builder: PieceBuilder, faces: readonly WallFace[]): void {
  const { along, piece } = builder;
  const sink: Flat = [along - WIDE.sink - 0.03, along - 0.03];
  const hob: Flat = [0.03, 0.03 + (along > 2 ? WIDE.large : WIDE.small)];
  const inside = [
    { piece: partOf(piece, 'sink'), u: sink },
    { piece: partOf(piece, 'hob'), u: hob },
  ];
  buildCounter({ builder, inside });
  if (builder.isPlain) return;
  buildOverCounter({ builder, inside }, faces);
  buildSink(builder.part(sink));
  buildHob(builder.part(hob));
}

function partOf({ box, facing }: Piece, kind: 'sink' | 'hob'): Piece {
  return { kind, box, facing, form: kind === 'hob' ? 'zones' : undefined };
}
