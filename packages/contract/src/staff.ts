// What the administration alone loads.
export * from './api-scopes.ts';
export * from './audit-bodies.ts';
export * from './connection-bodies.ts';
export * from './customer-bodies.ts';
export * from './endpoints/staff-endpoints.ts';
export * from './lead-board-bodies.ts';
export * from './lead-view-bodies.ts';
export * from './lead-work-bodies.ts';
export * from './live-bodies.ts';
export * from './offer-bodies.ts';
export * from './order-bodies.ts';
export * from './retention-bodies.ts';
export * from './staff-bodies.ts';
export * from './staff-offer-bodies.ts';
export * from './staff-order-bodies.ts';
export * from './staff-plot-bodies.ts';
export * from './timeline-bodies.ts';
