/**
 * The date and time at which a run of the tests begins. Several campaigns of the demo range run at that time
 * (`ranges/bjorkvik/campaigns.yaml`).
 */
export const DAY = '2026-11-20T12:00:00+01:00';
