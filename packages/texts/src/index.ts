export { createTexts, type Texts, type Translate } from './create-texts.ts';
export type { Messages, Surface } from './surface.ts';
export * from './surfaces.ts';
