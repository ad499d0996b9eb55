import { findOtherWords } from './find-other-words.ts';
import { root } from './run-node.ts';

const faults = findOtherWords(root);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
