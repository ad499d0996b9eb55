import { type Exceptions, findLongFiles } from './find-long-files.ts';
import { root } from './run-node.ts';

const toBeSplit = 'to be split by what it draws';

/** Few, each with its reason. */
const exceptions: Exceptions = {
  'apps/web/app/administration/requests/request-table.tsx': 'to be split by columns and rows',
  'packages/drawings/src/cut/draw-cut.ts': toBeSplit,
  'packages/drawings/src/cut/draw-installations.ts': toBeSplit,
  'packages/drawings/src/facade/draw-outside.ts': toBeSplit,
  'packages/drawings/src/facade/draw-roof.ts': toBeSplit,
};

const faults = findLongFiles(root, exceptions);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
