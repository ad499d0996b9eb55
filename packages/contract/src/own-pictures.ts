// Code for the pictures that visitors take of the 3D model. It loads with the model or the summary.
export * from './endpoints/own-picture-endpoints.ts';
export * from './own-picture-bodies.ts';
