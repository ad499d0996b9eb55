// What the server alone knows: every call there is.
export * from './endpoints/program-endpoints.ts';
export * from './staff.ts';
