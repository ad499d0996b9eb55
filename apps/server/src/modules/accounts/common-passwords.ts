import { dictionary } from '@zxcvbn-ts/language-common';

/** Swedish ones that lists made elsewhere do not have. */
const SWEDISH = [
  'sommaren',
  'sommar123',
  'vinter123',
  'hejhejhej',
  'hemligt1',
  'hemlighet',
  'lösenord',
  'losenord',
  'lösenord1',
  'losenord1',
  'lösenord123',
  'losenord123',
  'älskling',
  'alskling',
  'fotboll1',
  'sverige1',
];

const common = new Set([...(dictionary['passwords-common'] as readonly string[]), ...SWEDISH]);

/** Whether a password is on the lists that guessers begin with, whatever its case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFC').toLocaleLowerCase('sv'));
}
