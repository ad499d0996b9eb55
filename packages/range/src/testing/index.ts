// What tests of other packages use.
export { type WrongEdit, wrongEditor } from './wrong-edits.ts';
