import { domainToUnicode } from 'node:url';

/**
 * How the owner of an address writes it, where that is not its stored form; null: it is. Some browsers send a domain in ASCII whatever was
 * typed, so it is read back from ASCII then.
 */
export function typedEmail(email: string, typed: string | undefined): string | null {
  if (typed !== undefined && typed !== '' && typed !== email) return typed;
  const at = email.lastIndexOf('@') + 1;
  const shown = `${email.slice(0, at)}${domainToUnicode(email.slice(at))}`;
  return shown === email || shown.length === at ? null : shown;
}
