import { readTime, stockholmDay } from '@gavel/core';
import { getPosition, getTimes } from 'suncalc';

/** A position on the earth, in degrees north and degrees east. */
export interface SunPlace {
  readonly latitude: number;
  readonly longitude: number;
}

export interface SunPosition {
  /** The compass direction in degrees, clockwise from north: 90 is east. */
  readonly azimuth: number;
  /** The height above the horizon in degrees, with the refraction of the atmosphere. Negative if the sun has set. */
  readonly height: number;
}

/**
 * Returns the position of the sun.
 * @param instant milliseconds since 1970
 */
export function sunAt(instant: number, { latitude, longitude }: SunPlace): SunPosition {
  const { azimuth, altitude } = getPosition(new Date(instant), latitude, longitude);
  return { azimuth, height: altitude };
}

/** When the sun rises and sets on a day, in milliseconds since 1970, or whether it stays up or down all day. */
export type SunDay =
  | { readonly kind: 'usual'; readonly rise: number; readonly set: number }
  | { readonly kind: 'alwaysUp' | 'alwaysDown' };

/**
 * Returns when the sun rises and sets.
 * @param day yyyy-MM-dd
 */
export function sunDayOf(day: string, { latitude, longitude }: SunPlace): SunDay {
  const { sunrise, sunset, alwaysUp } = getTimes(new Date(instantOf(day, NOON)), latitude, longitude);
  if (!sunrise || !sunset) return { kind: alwaysUp ? 'alwaysUp' : 'alwaysDown' };
  return { kind: 'usual', rise: sunrise.getTime(), set: sunset.getTime() };
}

const NOON = 12 * 60;

/**
 * Returns the instant at which Stockholm’s clock shows a time, in milliseconds since 1970.
 * @param day yyyy-MM-dd
 * @param minutes since midnight
 */
export function instantOf(day: string, minutes: number): number {
  const two = (value: number) => String(value).padStart(2, '0');
  return readTime(`${day}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`).start;
}

/**
 * Returns today, and the days of this year on which spring, summer, autumn and winter begin.
 * @param now milliseconds since 1970
 */
export function sunDays(now: number): readonly string[] {
  const today = stockholmDay(now);
  return [today, ...seasonDays(now, ['03', '06', '09', '12']).filter((day) => day !== today)];
}

/**
 * Returns the days of this year on which summer, autumn and winter begin. Leaves out spring, because its shadows nearly equal those of
 * autumn.
 */
export function shadowDays(now: number): readonly string[] {
  return seasonDays(now, ['06', '09', '12']);
}

function seasonDays(now: number, months: readonly string[]): readonly string[] {
  return months.map((month) => `${stockholmDay(now).slice(0, 4)}-${month}-21`);
}
