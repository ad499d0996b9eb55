/**
 * Returns a text for the log without what looks like a secret, an e-mail address or a value of a query. Use this function for the
 * messages of libraries, databases and other programs. Our own messages contain no secrets and no personal data.
 */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
}

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // Removes the values of a query, in the form in which Drizzle prints them.
  [/\nparams: [\s\S]*$/, ''],
  // Removes the user name and password from a URL.
  [/(:\/\/)[^\s/@"']+@/g, '$1…@'],
  // Removes the values of query parameters from any URL.
  [/([?&][\w.-]+=)[^\s&"']+/g, '$1…'],
  [/[^\s@<>"'=:(]+@[\w-]+(?:\.[\w-]+)+/g, '…@…'],
  [/\b(gvl|whsec)_[\w+/=-]+/g, '$1_…'],
  [/\b(Bearer|Basic) +(?!gvl_)[\w.~+/=-]+/gi, '$1 …'],
  // Removes one-time passwords.
  [/\b[a-z0-9]{5}(?:-[a-z0-9]{5}){5}\b/g, '…'],
  // Removes keys, session tokens and hashes. Our ids (UUIDs) have five groups of hexadecimal digits and stay readable.
  [/(?<![\w/.-])(?![0-9a-f]{8}-[0-9a-f]{4}-)[\w+-]{32,}={0,2}(?![\w/.-])/gi, '…'],
];
