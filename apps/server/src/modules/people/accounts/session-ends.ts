const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * The longest time between a login and the end of its session (`afterMs`), and between the last use of a session and its end
 * (`unusedAfterMs`), in ms. Staff see data of other people, so they log in every working day.
 */
export const sessionEnds = {
  ofCustomers: { afterMs: 30 * DAY_MS, unusedAfterMs: 14 * DAY_MS },
  ofStaff: { afterMs: 12 * HOUR_MS, unusedAfterMs: 3 * HOUR_MS },
};
