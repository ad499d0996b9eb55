// All endpoints; only the server imports this file.
export * from './endpoints/program-endpoints.ts';
export * from './record-bodies.ts';
export * from './staff/request-records.ts';
export * from './staff.ts';
