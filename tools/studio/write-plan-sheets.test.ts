import { expect, test } from 'vitest';
import { aStudio } from './testing/a-studio.ts';
import { writePlanSheets } from './write-plan-sheets.ts';

test('if no house of the range has a given name, writePlanSheets throws an error that contains this name', async () => {
  await expect(writePlanSheets(await aStudio(), ['klippan'])).rejects.toThrow('there is no house klippan');
});
