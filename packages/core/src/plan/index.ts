export * from './drawn-parts.ts';
export * from './house-plan.ts';
export * from './lay-out-storey.ts';
export * from './place-roof-windows.ts';
export { GOING, type Stairs } from './place-stairs.ts';
export * from './plan-faults.ts';
export * from './rect.ts';
