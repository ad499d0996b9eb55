import { facingOf, plotsOf } from '@gavel/core';
import { useEffect, useMemo, useState } from 'react';
import { serverNow } from '../../../network/server-time.ts';
import { municipalityPlace } from '../../../sun/municipality-places.ts';
import { instantOf, type SunDay, type SunPosition, sunAt, sunDayOf, sunDays } from '../../../sun/sun-at.ts';
import { useConfigurator } from '../../../visit/use-configurator.tsx';
import { usePlots } from '../../../visit/use-plots.ts';
import type { ModelView } from '../scene/create-view.ts';

/** A day (yyyy-MM-dd) and the minutes since midnight, on Stockholm’s clock. */
interface SunTime {
  readonly day: string;
  readonly minutes: number;
}

export interface Sun {
  readonly time: SunTime;
  readonly days: readonly string[];
  readonly position: SunPosition;
  readonly sunDay: SunDay;
  /**
   * The direction in which the front of the house faces, in degrees clockwise from north, and the address of the plot that determines this
   * direction. `isPlaced` means that the visitor has placed the house on this plot. Null if no plot determines the direction.
   */
  readonly facing: { readonly degrees: number; readonly address: string; readonly isPlaced: boolean } | null;
  choose(change: Partial<SunTime>): void;
}

/** The assumed direction of the front if no plot determines it: south. */
const ASSUMED_FACING = 180;
const NOON = 12 * 60;

/**
 * Returns the sun over the house at the chosen day and hour. Returns null until `isWanted` is true for the first time. From then on, this
 * sun lights the view.
 */
export function useSun(view: ModelView | null, isWanted: boolean): Sun | null {
  const configuration = useConfigurator((state) => state.configuration);
  const [now] = useState(serverNow);
  const [time, setTime] = useState<SunTime | null>(null);
  const days = useMemo(() => sunDays(now), [now]);
  if (isWanted && time === null) setTime({ day: days[0] ?? '', minutes: NOON });
  const { progress } = usePlots(time !== null && configuration.plotIds.length > 0);
  const plots = progress.kind === 'loaded' ? plotsOf(configuration, progress.value) : [];
  const facing = facingOf(plots, configuration.placement);
  const place = municipalityPlace(configuration.municipalityId);
  const position = time && sunAt(instantOf(time.day, time.minutes), place);
  const [turn, height] = [(facing?.degrees ?? ASSUMED_FACING) - (position?.azimuth ?? 0), position?.height ?? null];
  useEffect(() => {
    if (view && height !== null) view.shine({ turn, height });
  }, [view, turn, height]);
  if (!time || !position) return null;
  return {
    time,
    days,
    position,
    sunDay: sunDayOf(time.day, place),
    facing: facing && {
      degrees: facing.degrees,
      address: facing.plot.address,
      isPlaced: configuration.placement?.plotId === facing.plot.id,
    },
    choose: (change) => setTime({ ...time, ...change }),
  };
}
