/** The error for a text that is not a readable date or time. */
export class TimeError extends Error {
  constructor(text: string) {
    super(`expected a date, a time or a time with offset, found '${text}'`);
    this.name = 'TimeError';
  }
}

const written =
  /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):([0-5]\d)(?::([0-5]\d)(?:[.,](\d{1,9}))?)?\s*(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?)?$/;
const DAY = 86_400_000;

/**
 * Parses a date (a day in Stockholm), a time without offset (Stockholm's clock) or a time with offset, into milliseconds since 1970.
 * `isWholeDay`: the text is a date, or midnight without offset. `nextDay`: when the next day begins in Stockholm; not valid for a time with
 * offset. Throws `TimeError`.
 */
export function readTime(text: string): { readonly start: number; readonly isWholeDay: boolean; readonly nextDay: number } {
  const match = written.exec(text.trim());
  if (!match) throw new TimeError(text);
  const [, year, month, day, hour = '0', minute = '0', second = '0', fraction = '0', offset] = match;
  const clock = Date.UTC(
    Number(year),
    Number(month) - 1,
    Number(day),
    Number(hour),
    Number(minute),
    Number(second),
    Math.floor(Number(`0.${fraction}`) * 1000),
  );
  // `Date` moves a day or hour that does not exist, such as 31 February, to another day. Refuse such a time.
  if (new Date(clock).toISOString().slice(0, 10) !== `${year}-${month}-${day}`) throw new TimeError(text);
  if (offset) return { start: clock - offsetOf(offset), isWholeDay: false, nextDay: clock };
  return { start: fromStockholm(clock), isWholeDay: clock % DAY === 0, nextDay: fromStockholm(clock - (clock % DAY) + DAY) };
}

/** Returns the calendar day in Stockholm, yyyy-MM-dd. */
export function stockholmDay(time: number): string {
  return new Date(toStockholm(time)).toISOString().slice(0, 10);
}

/** Returns the moment that is a number of days earlier, at the same time of day in Stockholm. */
export function daysBefore(time: number, days: number): number {
  return fromStockholm(toStockholm(time) - days * DAY);
}

function offsetOf(text: string): number {
  if (text === 'Z') return 0;
  const sign = text.startsWith('-') ? -1 : 1;
  return sign * (Number(text.slice(1, 3)) * 60 + Number(text.slice(-2))) * 60_000;
}

/**
 * Converts a time on Stockholm's clock to an instant. A repeated hour in autumn means its first occurrence; a skipped hour in spring
 * moves one hour later.
 */
function fromStockholm(clock: number): number {
  const before = toStockholm(clock - DAY) - (clock - DAY);
  const after = toStockholm(clock + DAY) - (clock + DAY);
  const candidates = [clock - before, clock - after].filter((instant) => toStockholm(instant) === clock);
  return candidates.length > 0 ? Math.min(...candidates) : clock - before;
}

const stockholm = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Stockholm',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Returns the time on Stockholm's clock at an instant, as if that time were UTC. */
function toStockholm(instant: number): number {
  const parts = Object.fromEntries(stockholm.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const clock = new Date(0);
  clock.setUTCFullYear(year, month - 1, day);
  clock.setUTCHours(hour, minute, second, ((instant % 1000) + 1000) % 1000);
  return clock.getTime();
}
