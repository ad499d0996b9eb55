// Code for the pictures that visitors take of the 3D model. Pages load this code with the 3D model or with the summary.
export * from './endpoints/own-picture-endpoints.ts';
export * from './own-picture-bodies.ts';
