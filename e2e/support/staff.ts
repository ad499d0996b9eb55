import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What `npm run admin` printed for Sara Lind, who sells, before the server started (`playwright.config.ts`). It holds once. */
export async function oneTimePassword(): Promise<string> {
  const printed = await readFile(join(process.env.GAVEL_E2E_DATA ?? '', 'sara.txt'), 'utf8');
  return /: ([a-z0-9-]{35})$/m.exec(printed)?.[1] ?? '';
}
