import type { ShownCount } from '@gavel/core/statistics';
import { statisticsTexts } from '@gavel/texts';
import { useMemo } from 'react';
import { useTexts } from '../../texts/use-texts.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** Returns the formatters that the statistics pages use. */
export function useStatisticsWords() {
  const t = useTexts(statisticsTexts);
  return useMemo(
    () => ({
      /** Formats yyyy-MM-dd as `3 nov. 2026`. */
      day: (day: string) => days.format(Date.parse(day)),
      /** Formats a count: `1 250`; 0 as `inga` (none); null as `färre än fem` (fewer than five). */
      count: (count: ShownCount) => (count === null ? t('few') : count === 0 ? t('none') : numbers.format(count)),
      /** Formats a share between 0 and 1 as `25 %`; null becomes a dash. */
      share: (share: number | null) => (share === null ? t('dash') : t('share', { percent: String(Math.round(share * 100)) })),
      /** Formats how a count has changed since the previous period: `+12 %`. */
      change(now: ShownCount, before: ShownCount) {
        if (now === null || before === null || before === 0) return t('dash');
        const percent = Math.round((100 * (now - before)) / before);
        if (percent === 0) return t('asBefore');
        return t(percent > 0 ? 'moreThanBefore' : 'lessThanBefore', { percent: String(Math.abs(percent)) });
      },
      /** Formats minutes as `25 min`, `3 tim`, `2,5 dygn`. */
      duration(minutes: number | null) {
        if (minutes === null) return t('dash');
        if (minutes < HOUR) return t('minutes', { count: String(Math.round(minutes)) });
        if (minutes < 2 * DAY) return t('hours', { count: numbers.format(Math.round(minutes / HOUR)) });
        return t('days', { count: numbers.format(Math.round((10 * minutes) / DAY) / 10) });
      },
      decimal: (number: number | null) => (number === null ? t('dash') : numbers.format(number)),
    }),
    [t],
  );
}

const numbers = new Intl.NumberFormat('sv-SE', { maximumFractionDigits: 1 });
const days = new Intl.DateTimeFormat('sv-SE', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
