// What the page of a final order alone loads.
export * from './endpoints/order-endpoints.ts';
export type { FinalOrder } from './order-bodies.ts';
