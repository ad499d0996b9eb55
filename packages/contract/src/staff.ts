// What the administration alone loads.
export * from './endpoints/staff-endpoints.ts';
export * from './lead-work-bodies.ts';
