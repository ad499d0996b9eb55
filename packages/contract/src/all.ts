// What the server alone knows: every call there is.
export * from './endpoints/program-endpoints.ts';
export * from './lead-records.ts';
export * from './record-bodies.ts';
export * from './staff.ts';
