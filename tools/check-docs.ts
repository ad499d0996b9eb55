import { findDocFaults } from './docs/find-doc-faults.ts';
import { root } from './run-node.ts';

const { faults, words } = findDocFaults(root);
for (const fault of faults) console.error(fault);
console.log(`${words} words of prose`);
process.exitCode = faults.length === 0 ? 0 : 1;
