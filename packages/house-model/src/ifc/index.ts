export type { IfcWord, SayIfc } from './ifc-words.ts';
export { type IfcHouse, writeIfc } from './write-ifc.ts';
