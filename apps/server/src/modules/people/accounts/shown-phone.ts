import { phoneDigits } from '@gavel/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a telephone number in the form in which it is shown: a Swedish one as `070-123 45 67`, another country’s as `+47 22
 * 12 34 56`. Digits that are no number of any country stay unchanged, because the specification allows them.
 */
export function shownPhone(written: string): string {
  const digits = phoneDigits(written);
  const number = parsePhoneNumberFromString(digits, 'SE');
  if (!number?.isValid()) return digits;
  return number.countryCallingCode === '46' ? number.formatNational() : number.formatInternational();
}
