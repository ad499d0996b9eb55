// What the customer's page of an offer alone loads.
export * from './endpoints/offer-endpoints.ts';
export { type CustomerOffer, longestQuestion } from './offer-bodies.ts';
