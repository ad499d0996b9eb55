import { phoneDigits } from '@gavel/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a phone number in the form that everybody sees: a Swedish one as `070-123 45 67`, another country’s as `+47 22 12 34 56`.
 * Digits that are no country’s number stay unchanged, because the specification allows them.
 */
export function shownPhone(written: string): string {
  const digits = phoneDigits(written);
  const number = parsePhoneNumberFromString(digits, 'SE');
  if (!number?.isValid()) return digits;
  return number.countryCallingCode === '46' ? number.formatNational() : number.formatInternational();
}
