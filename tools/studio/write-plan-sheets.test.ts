import { expect, test } from 'vitest';
import { aStudio } from './testing/a-studio.ts';
import { writePlanSheets } from './write-plan-sheets.ts';

test('a name that is no house draws no plan, and is reported', async () => {
  await expect(writePlanSheets(await aStudio(), ['klippan'])).rejects.toThrow('there is no house klippan');
});
