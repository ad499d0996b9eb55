/** When every journey begins: the demo range's two campaigns run, each with a month before it. */
export const DAY = '2026-11-20T12:00:00+01:00';
