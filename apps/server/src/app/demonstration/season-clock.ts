import { readTime, stockholmDay } from '@gavel/core';
import type { Ago } from './stories.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export interface SeasonClock {
  /** Returns the time to which the clock was set. The modules that make the demonstration data read this clock. */
  readonly now: () => number;
  /**
   * Sets the clock to a time today or some days ago. The clock never goes to the future, and never back within a story (an invented
   * customer's request and what happens to it).
   * @param isWork whether a member of staff acts: then a weekend becomes the next Monday, unless that is in the future
   */
  set(ago: Ago, isWork: boolean): void;
  /** Lets the next `set` go back in time, because another invented customer's story begins. */
  begin(): void;
  /** Returns the day that is this many days from today, as yyyy-MM-dd in Stockholm. */
  day(inDays: number): string;
}

/** @param today the time from which days are counted, in milliseconds since 1970 */
export function seasonClock(today: number): SeasonClock {
  let time = today;
  let earliest = 0;
  return {
    now: () => time,
    set([days, at], isWork) {
      const day = isWork ? workday(days, today) : dayAt(today, -days);
      const wanted = readTime(`${day} ${at}`).start;
      time = Math.max(Math.min(wanted, today - MINUTE_MS), earliest);
      earliest = time + 1;
    },
    begin() {
      earliest = 0;
    },
    day: (inDays) => dayAt(today, inDays),
  };
}

/** Returns the day on which staff act. If the given day is on a weekend, this is the next Monday, unless that Monday is in the future. */
function workday(days: number, today: number): string {
  const late = [0, 1, 2].map((more) => days - more).filter((ago) => ago >= 0);
  const ago = late.find((one) => !isWeekend(dayAt(today, -one))) ?? days;
  return dayAt(today, -ago);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());
}

function dayAt(today: number, inDays: number): string {
  const noon = Date.parse(`${stockholmDay(today)}T12:00:00Z`);
  return new Date(noon + inDays * DAY_MS).toISOString().slice(0, 10);
}
