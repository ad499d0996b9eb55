const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * How long a session lasts, in ms: `afterMs` counts from the login, `unusedAfterMs` from the last use. Staff see data of other people, so
 * they log in every working day.
 */
export const sessionEnds = {
  ofCustomers: { afterMs: 30 * DAY_MS, unusedAfterMs: 14 * DAY_MS },
  ofStaff: { afterMs: 12 * HOUR_MS, unusedAfterMs: 3 * HOUR_MS },
};
