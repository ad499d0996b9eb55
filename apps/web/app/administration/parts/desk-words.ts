import type { WorkedRequest } from '@gavel/contract/staff';
import { stockholmDay } from '@gavel/core';
import { requestStateOn } from '@gavel/core/requests';
import { requestListTexts } from '@gavel/texts';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Returns the formatters that the pages of the administration use, mostly for requests.
 * @param now milliseconds since 1970
 */
export function useRequestWords(now: number) {
  const t = useTexts(requestListTexts);
  return useMemo(() => {
    const today = stockholmDay(now);
    /** Formats yyyy-MM-dd as `idag`, `13 juni`, `1 mars 2027`. */
    const day = (date: string) => {
      const ago = (Date.parse(today) - Date.parse(date)) / DAY_MS;
      if (ago === 0) return t('today');
      if (ago === 1) return t('yesterday');
      if (ago === -1) return t('tomorrow');
      return (date.slice(0, 4) === today.slice(0, 4) ? thisYear : anotherYear).format(Date.parse(date));
    };
    return {
      t,
      today,
      day,
      /** Formats a moment as `idag 09:30`, `13 juni 14:05`. */
      moment: (at: number) => `${day(stockholmDay(at))} ${clock.format(at)}`,
      /** Formats the time since a moment: `18 min`, `2 tim`, `3 dgr`. */
      age(since: number) {
        const ago = Math.max(0, now - since);
        if (ago < HOUR_MS) return t('minutes', { count: String(Math.floor(ago / MINUTE_MS)) });
        if (ago < DAY_MS) return t('hours', { count: String(Math.floor(ago / HOUR_MS)) });
        return t('days', { count: Math.floor(ago / DAY_MS) });
      },
      name: ({ name }: Pick<WorkedRequest, 'name'>) => name || t('erased'),
      house({ houseTitle, plotAddresses, municipalityName: municipality }: WorkedRequest) {
        const [address] = plotAddresses;
        const house = houseTitle || (address ? t('plot', { address }) : t('noHouse'));
        return municipality && (houseTitle || !address) ? t('houseIn', { house, municipality }) : house;
      },
      /** Returns the next step, its day, and whether the day has passed. The day is empty if there is none or the text contains it. */
      next(request: WorkedRequest): { readonly words: string; readonly day: string; readonly isLate: boolean } {
        const { dueOn, nextStep, dormantUntil, lostReason, milestone } = request;
        if (lostReason) return { words: t(`reason_${lostReason}`), day: '', isLate: false };
        if (isAsleep(request, today) && dormantUntil)
          return { words: t('wakes', { day: day(dormantUntil) }), day: '', isLate: false };
        if (dueOn === null) return { words: t('nothingDecided'), day: '', isLate: false };
        const isLate = dueOn < today;
        if (nextStep) return { words: nextStep, day: day(dueOn), isLate };
        return milestone === 'new'
          ? { words: t('firstContact'), day: day(dueOn), isLate }
          : { words: day(dueOn), day: '', isLate };
      },
    };
  }, [t, now]);
}

export function isAsleep({ milestone, dormantUntil }: Pick<WorkedRequest, 'milestone' | 'dormantUntil'>, today: string): boolean {
  if (dormantUntil === null) return false;
  return requestStateOn({ milestone, rest: { kind: 'dormant', until: dormantUntil } }, today).rest !== null;
}

// Create each formatter only once, because creating one takes a hundred times as long as using it, and a page formats hundreds of days.
const thisYear = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const anotherYear = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const clock = new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' });
