import { phoneDigits } from '@gavel/contract';

/** Returns the `tel:` link of a telephone number. */
export function telOf(phone: string): string {
  return `tel:${phoneDigits(phone)}`;
}

/**
 * Formats a Swedish mobile number in the usual groups of digits; returns other numbers unchanged. Some stored numbers contain no spaces.
 */
export function shownPhone(phone: string): string {
  const [, ...groups] = /^(?:(?:\+|00)46|0)(7\d)(\d{3})(\d{2})(\d{2})$/.exec(phoneDigits(phone)) ?? [];
  return groups.length === 0 ? phone : `0${groups[0]}-${groups.slice(1).join(' ')}`;
}
