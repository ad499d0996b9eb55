import type { Position } from '@gavel/core';
import { formatMetres } from '@gavel/core';
import { castShadow, compassPoint, type Spot } from '@gavel/core/placement';
import { placementTexts } from '@gavel/texts';
import { useState } from 'react';
import { serverNow } from '../network/server-time.ts';
import { municipalityPlace } from '../sun/municipality-places.ts';
import { instantOf, shadowDays, sunAt } from '../sun/sun-at.ts';
import { clock, dayAndMonth } from '../sun/sun-words.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import type { PlacedHouse } from './use-placed-house.ts';
import type { ChosenPlot } from './use-placement.ts';

export interface ShadowControl {
  readonly days: readonly string[];
  /** The chosen day, yyyy-MM-dd; null: no shadow is shown. */
  readonly day: string | null;
  /** Minutes since midnight in Stockholm. */
  readonly minutes: number;
  /** The polygons of the shadow; none while the sun is down. */
  readonly parts: readonly (readonly Position[])[];
  /** A text about the direction and the length of the shadow, or that the sun is down; empty if no day is chosen. */
  readonly words: string;
  chooseDay(day: string | null): void;
  chooseMinutes(minutes: number): void;
}

const NOON = 12 * 60;
/** If the shadow is at least this long, in m, an exact number is of no use: the shadow falls over the whole neighbourhood. */
const FAR = 100;

/** Returns the shadow of the house on its plot at a chosen day and hour, and the functions that choose them. */
export function useShadow(plot: ChosenPlot, house: PlacedHouse, spot: Spot): ShadowControl {
  const t = useTexts(placementTexts);
  const municipality = useConfigurator((state) => state.configuration.municipalityId);
  const [days] = useState(() => shadowDays(serverNow()));
  const [day, chooseDay] = useState<string | null>(null);
  const [minutes, chooseMinutes] = useState(NOON);
  const control = { days, day, minutes, chooseDay, chooseMinutes };
  if (day === null) return { ...control, parts: [], words: '' };
  const shadow = castShadow(house, spot, plot.border, sunAt(instantOf(day, minutes), municipalityPlace(municipality)));
  const when = { time: clock(minutes), day: dayAndMonth(day) };
  if (!shadow) return { ...control, parts: [], words: t('sunDown', when) };
  const { parts, direction, reach, isOverBorder } = shadow;
  const far = reach < FAR ? formatMetres(reach) : t('shadowFar', { reach: formatMetres(FAR) });
  const said = t('shadowSaid', { ...when, reach: far, direction: t(compassPoint(direction)) });
  return { ...control, parts, words: isOverBorder ? `${said} ${t('shadowOver')}` : said };
}
