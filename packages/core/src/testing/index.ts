export * from './a-configuration.ts';
export * from './a-model.ts';
export * from './a-plan.ts';
export * from './play.ts';
export * from './random-model.ts';
export * from './reference-visit.ts';
