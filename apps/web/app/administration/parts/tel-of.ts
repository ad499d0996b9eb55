import { phoneDigits } from '@gavel/contract';

/** A telephone number as a link calls it. */
export function telOf(phone: string): string {
  return `tel:${phoneDigits(phone)}`;
}

/** A Swedish mobile number in the groups in which people read it, for numbers that were stored before the server grouped them; others as they are. */
export function shownPhone(phone: string): string {
  const [, ...groups] = /^(?:(?:\+|00)46|0)(7\d)(\d{3})(\d{2})(\d{2})$/.exec(phoneDigits(phone)) ?? [];
  return groups.length === 0 ? phone : `0${groups[0]}-${groups.slice(1).join(' ')}`;
}
