import { publishRange } from '@gavel/range/publishing';

// The process that reads a range folder. `readApart` starts it, and disconnects after the response, which ends it.

process.on('disconnect', () => process.exit(0));

const [folder = '', now] = process.argv.slice(2);
process.send?.(await publishRange(folder, Number(now)));
