import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
// As in `main.ts`: before all others.
import '../../app/production.ts';

/**
 * The server of the journeys, of a builder who has sold houses for a while. In one process, which has then loaded and compiled what it needs once.
 * What Sara Lind, who has never been in, logs in with once is written into the file that is named as its first argument. With `plain` as its second,
 * most pictures of the demo range are of one colour.
 */
const [, , passwordFile = '', pictures] = process.argv;
if (pictures === 'plain') {
  const { copyPlain } = await import('./plain-range.ts');
  process.env.RANGE = join(process.env.GAVEL_DATA ?? '', 'range');
  await copyPlain('ranges/bjorkvik', process.env.RANGE);
}
const { fillOffice } = await import('./fill-office.ts');
writeFileSync(passwordFile, await fillOffice());
await import('../../serve.ts');
