// Code that only the page of a final order loads.
export * from './endpoints/order-endpoints.ts';
export type { FinalOrder } from './order-bodies.ts';
