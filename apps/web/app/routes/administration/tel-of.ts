/** A telephone number as a link calls it. */
export function telOf(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A mobile number in the groups in which it is read; another one as it was written. */
export function shownPhone(phone: string): string {
  const [, ...groups] = /^(07\d)(\d{3})(\d{2})(\d{2})$/.exec(phone.replace(/[\s-]/g, '')) ?? [];
  return groups.length === 0 ? phone : `${groups[0]}-${groups.slice(1).join(' ')}`;
}
