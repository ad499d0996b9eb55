import type { ListedMunicipality } from '@gavel/contract';
import { createTexts, logInTexts, registerTexts } from '@gavel/texts';
import { expect, test } from 'vitest';
import { choosePasswordSchema, forgotSchema } from './log-in-schema.ts';
import { registerSchema } from './register-schema.ts';

const texts = createTexts();
const malmo: ListedMunicipality = {
  id: '1280',
  name: 'Malmö',
  county: 'Skåne län',
  priceListAreaCode: 'S',
  priceListName: 'Syd',
  denied: false,
};
const filled = {
  firstName: 'Anna',
  lastName: 'Öberg',
  email: 'anna@example.com',
  cellphone: '070-123 45 67',
  municipality: malmo,
  password: 'korrekt häst',
  confirmPassword: 'korrekt häst',
  consent: true,
  newsletter: false,
};

/** Returns the errors of the registration form, as "field: message". */
function said(changed: Partial<Record<keyof typeof filled, unknown>>): string[] {
  const { error } = registerSchema(texts.of(registerTexts)).safeParse({ ...filled, ...changed });
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

const PHONE = 'cellphone: Fyll i giltigt telefonnummer. Numret ska starta med antingen +, 00, eller 0 (ex. +46, 0046, 07).';

test('registerSchema accepts a complete registration', () => {
  expect(said({})).toEqual([]);
  for (const cellphone of ['+46 70 123 45 67', '0046701234567', '0701234567']) expect(said({ cellphone })).toEqual([]);
});

test('registerSchema reports each missing field of an empty registration', () => {
  const empty = { firstName: '', lastName: ' ', email: '', cellphone: '', municipality: null, password: '', consent: false };
  expect(said({ ...empty, confirmPassword: '' })).toEqual([
    'firstName: Ange ett förnamn',
    'lastName: Ange ett efternamn',
    'email: Ange en E-postadress',
    PHONE,
    'municipality: Ange kommun',
    'password: Det måste vara minst 8 tecken',
    'consent: Kryssa i ”Jag ger mitt samtycke till användarvillkoren” för att skapa ett konto.',
  ]);
});

test('registerSchema reports an invalid e-mail address and an invalid telephone number', () => {
  expect(said({ email: 'anna@' })).toEqual(['email: Ange en giltig E-postadress']);
  expect(said({ cellphone: '46 70 123 45 67' })).toEqual([PHONE]);
});

test('registerSchema compares the passwords as soon as the first password is long enough, even if other fields are invalid', () => {
  expect(said({ password: 'sju tec', confirmPassword: 'annat' })).toEqual(['password: Det måste vara minst 8 tecken']);
  expect(said({ confirmPassword: 'annat' })).toEqual(['confirmPassword: Lösenorden matchar inte']);
  expect(said({ confirmPassword: 'annat', municipality: null })).toEqual([
    'municipality: Ange kommun',
    'confirmPassword: Lösenorden matchar inte',
  ]);
  expect(said({ email: '', confirmPassword: 'annat lösenord' })).toHaveLength(2);
});

test('choosePasswordSchema requires the old password, and a new password of at least eight characters, entered twice', () => {
  const change = (values: { oldPassword: string; newPassword: string; confirmation: string }) =>
    choosePasswordSchema(texts.of(logInTexts))
      .safeParse(values)
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  expect(change({ oldPassword: 'x', newPassword: '12345678', confirmation: '12345678' })).toBeUndefined();
  expect(change({ oldPassword: '', newPassword: 'kort', confirmation: 'annat' })).toEqual([
    'oldPassword: Ange ditt lösenord',
    'newPassword: Minst 8 tecken långt',
    'confirmation: Lösenorden måste matcha',
  ]);
});

test('forgotSchema requires a valid e-mail address', () => {
  const schema = forgotSchema(texts.of(logInTexts));
  expect(schema.safeParse({ email: 'anna@example.com' }).success).toBe(true);
  expect(schema.safeParse({ email: 'anna' }).error?.issues.map(({ message }) => message)).toEqual([
    'Ange en giltig E-postadress',
  ]);
});
