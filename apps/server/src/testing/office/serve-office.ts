import { writeFileSync } from 'node:fs';
// As in `main.ts`: before all others.
import '../../app/production.ts';

/**
 * The server of the journeys, of a builder who has sold houses for a while. In one process, which has then loaded and compiled what it needs once.
 * What Sara Lind, who has never been in, logs in with once is written into the file that is named as its argument.
 */
const [, , passwordFile = ''] = process.argv;
const { fillOffice } = await import('./fill-office.ts');
writeFileSync(passwordFile, await fillOffice());
await import('../../serve.ts');
