import { expect, test } from 'vitest';
import { aStudio } from './testing/a-studio.ts';
import { writePlanSheets } from './write-plan-sheets.ts';

test('writePlanSheets throws an error that contains a name which no house has', async () => {
  await expect(writePlanSheets(await aStudio(), ['klippan'])).rejects.toThrow('there is no house klippan');
});
