// Exports for the tests of other packages.
export { type WrongEdit, wrongEditor } from './wrong-edits.ts';
