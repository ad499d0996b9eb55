import { type Exceptions, findLongFiles } from './find-long-files.ts';
import { findLongFunctions } from './find-long-functions.ts';
import { root } from './run-node.ts';

/** Files and functions that may be longer than the limit, each with the reason. */
const files: Exceptions = {};
const functions: Exceptions = {};

const faults = [...findLongFiles(root, files), ...findLongFunctions(root, functions)];
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
