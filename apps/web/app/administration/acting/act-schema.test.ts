import { administrationTexts, createTexts } from '@gavel/texts';
import { expect, test } from 'vitest';
import { actSchema } from './act-schema.ts';

const t = createTexts().of(administrationTexts);

test('actSchema requires a customer and a reason of at most 500 characters', () => {
  const said = (customerNumber: string | null, reason: string) =>
    actSchema(t)
      .safeParse({ customerNumber, reason })
      .error?.issues.map(({ message }) => message);
  expect(said('1002', 'x'.repeat(500))).toBeUndefined();
  expect(said(null, ' ')).toEqual(['Välj en kund', 'Ange varför, till exempel ”Genomgång på telefon”']);
  expect(said('1002', 'x'.repeat(501))).toEqual(['Anledningen får ha högst 500 tecken']);
});
