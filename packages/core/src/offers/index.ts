export { type VatRate, vatRates } from '../prices/vat.ts';
export * from './offer.ts';
export * from './offer-changes.ts';
export * from './offer-state.ts';
