/**
 * A text for the log without what might open something, or says who somebody is. What is written by us holds neither; this is for what
 * libraries, databases and other programs say.
 */
export function withoutSecrets(text: string): string {
  return SECRETS.reduce((said, [pattern, instead]) => said.replace(pattern, instead), text);
}

const SECRETS: readonly (readonly [RegExp, string])[] = [
  // A query's values, as Drizzle tells them.
  [/\nparams: [\s\S]*$/, ''],
  // A name and a password in an address.
  [/(:\/\/)[^\s/@"']+@/g, '$1…@'],
  // What follows the path of one of ours, or of anything.
  [/([?&][\w.-]+=)[^\s&"']+/g, '$1…'],
  [/[^\s@<>"'=:(]+@[\w-]+(?:\.[\w-]+)+/g, '…@…'],
  [/\b(gvl|whsec)_[\w+/=-]+/g, '$1_…'],
  [/\b(Bearer|Basic) +(?!gvl_)[\w.~+/=-]+/gi, '$1 …'],
  // One-time passwords.
  [/\b[a-z0-9]{5}(?:-[a-z0-9]{5}){5}\b/g, '…'],
  // Keys, session tokens and hashes. Ids of ours are five groups of hexadecimals.
  [/(?<![\w/.-])(?![0-9a-f]{8}-[0-9a-f]{4}-)[\w+-]{32,}={0,2}(?![\w/.-])/gi, '…'],
];
