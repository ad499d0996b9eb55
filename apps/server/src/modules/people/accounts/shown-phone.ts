import { phoneDigits } from '@gavel/contract';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/**
 * Returns a telephone number in the form that pages show. Examples: `070-123 45 67` for a Swedish number, `+47 22 12 34 56` for a number of
 * another country. Digits that are not a number of any country are returned without spaces, because the specification of the site accepts
 * them as a telephone number.
 */
export function shownPhone(written: string): string {
  const digits = phoneDigits(written);
  const number = parsePhoneNumberFromString(digits, 'SE');
  if (!number?.isValid()) return digits;
  return number.countryCallingCode === '46' ? number.formatNational() : number.formatInternational();
}
