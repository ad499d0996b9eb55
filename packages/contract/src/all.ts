// `allEndpoints`, the bodies for other systems, and everything for staff. Only the server and tools import this file.
export * from './endpoints/program-endpoints.ts';
export * from './record-bodies.ts';
export * from './staff/request-records.ts';
export * from './staff.ts';
