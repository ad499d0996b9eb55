import { domainToUnicode } from 'node:url';

/**
 * Returns the e-mail address as its owner writes it; null: it equals the stored form. If the browser sent the domain in ASCII, the function
 * decodes the domain.
 */
export function typedEmail(email: string, typed: string | undefined): string | null {
  if (typed !== undefined && typed !== '' && typed !== email) return typed;
  const at = email.lastIndexOf('@') + 1;
  const shown = `${email.slice(0, at)}${domainToUnicode(email.slice(at))}`;
  return shown === email || shown.length === at ? null : shown;
}
