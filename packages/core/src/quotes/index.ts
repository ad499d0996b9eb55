export { type VatRate, vatRates } from '../prices/vat.ts';
export * from './quote.ts';
export * from './quote-changes.ts';
export * from './quote-state.ts';
