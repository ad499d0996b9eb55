import { publishRange } from '@gavel/range/publishing';

// The program of the process that reads a range folder. `readApart` starts it, and ends it by disconnecting after the response.

process.on('disconnect', () => process.exit(0));

const [folder = '', now] = process.argv.slice(2);
process.send?.(await publishRange(folder, Number(now)));
