// Code that only the customer’s page of a quote loads.
export * from './endpoints/quote-endpoints.ts';
export { type CustomerQuote, longestQuestion } from './quote-bodies.ts';
