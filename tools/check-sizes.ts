import { type Exceptions, findLongFiles } from './find-long-files.ts';
import { root } from './run-node.ts';

const beingSplit = 'it is being split by what it draws';

/** Few, each with its reason. */
const exceptions: Exceptions = {
  'apps/web/app/administration/requests/request-table.tsx': 'it is being split with the room of requests',
  'packages/drawings/src/cut/draw-cut.ts': beingSplit,
  'packages/drawings/src/cut/draw-installations.ts': beingSplit,
  'packages/drawings/src/facade/draw-outside.ts': beingSplit,
  'packages/drawings/src/facade/draw-roof.ts': beingSplit,
};

const faults = findLongFiles(root, exceptions);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;
