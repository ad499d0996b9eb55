export * from './factory-lines.ts';
export * from './order-faults.ts';
export * from './order-state.ts';
