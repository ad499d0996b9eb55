import { publishRange } from '@gavel/range/publishing';

// The process in which a range folder is read: started by `readApart`, which ends it when it has the answer.

process.on('disconnect', () => process.exit(0));

const [folder = '', now] = process.argv.slice(2);
process.send?.(await publishRange(folder, Number(now)));
