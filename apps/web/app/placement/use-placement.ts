import type { Placement, Plot, Position } from '@gavel/core';
import { firstPlacement, type HouseOutline, type MeasuredPlot, type Spot } from '@gavel/core/placement';
import { useState } from 'react';
import { useConfigurator, useConfiguratorStore } from '../visit/use-configurator.tsx';
import { spotNear } from './spot-near.ts';

/** A chosen plot with a known border. */
export type ChosenPlot = Plot & MeasuredPlot;

export interface PlacementControl {
  /** The position of the house; the suggested position, until the visitor has placed the house. */
  readonly spot: Spot;
  /** Whether the visitor has placed the house on this plot. */
  readonly isPlaced: boolean;
  /** How many times in a row the house could not move, because it is already as near to the border as is allowed. */
  readonly stops: number;
  /**
   * Moves the house by metres to the east and to the north, or to the nearest allowed position (`spotNear`). If this would move the
   * house less than `LEAST_MOVE` in the wanted direction, the house stays where it is.
   */
  move(east: number, north: number): void;
  /** Turns the front of the house to a direction (0: north, 90: east), and moves the house if its position is then no longer allowed. */
  turn(degrees: number): void;
  /** Shows the house at a position while the visitor drags it, without storing it. */
  drag(position: Position): void;
  /** Stores the position to which the visitor has dragged the house. */
  drop(position: Position): void;
  /** Stores the position that the plan currently shows. */
  put(): void;
  /** Moves the house back to the suggested position. */
  restart(): void;
  remove(): void;
}

/**
 * Returns the position of the house on a plot, and the functions that change it. Before the visitor’s first change, the position is only a
 * suggestion.
 */
export function usePlacement(plot: ChosenPlot, outline: HouseOutline): PlacementControl {
  const placement = useConfigurator(({ configuration }) => configuration.placement);
  const { setState } = useConfiguratorStore();
  const place = (next: Placement | null) =>
    setState(({ configuration }) => ({ configuration: { ...configuration, placement: next }, unsaved: true }));
  const [suggestion] = useState(() => firstPlacement(plot, outline));
  const [dragged, setDragged] = useState<Spot | null>(null);
  const [stops, setStops] = useState(0);
  const isPlaced = placement?.plotId === plot.id;
  const spot: Spot = dragged ?? (isPlaced ? placement : suggestion);
  const near = (wanted: Spot) => spotNear(plot, outline, wanted, spot);
  const store = ({ east, north, turn }: Spot) => {
    setStops(0);
    place({ plotId: plot.id, east, north, turn } satisfies Placement);
  };
  return {
    spot,
    isPlaced,
    stops,
    move: (east, north) => {
      const next = near({ ...spot, east: spot.east + east, north: spot.north + north });
      const way = Math.hypot(east, north);
      const isStopped = ((next.east - spot.east) * east + (next.north - spot.north) * north) / way < LEAST_MOVE;
      store(isStopped ? spot : next);
      if (isStopped) setStops(stops + 1);
    },
    turn: (degrees) => store(near({ ...spot, turn: (degrees + 360) % 360 })),
    drag: ([east, north]) => {
      setStops(0);
      setDragged(near({ ...spot, east, north }));
    },
    drop: ([east, north]) => {
      store(near({ ...spot, east, north }));
      setDragged(null);
    },
    put: () => store(spot),
    restart: () => store(suggestion),
    remove: () => place(null),
  };
}

/**
 * The smallest movement in the wanted direction that counts as a move, in m. A smaller one is only a rounding difference of a house at the
 * limit, or a slide along a border. The smallest step of a key is longer.
 */
const LEAST_MOVE = 0.05;
