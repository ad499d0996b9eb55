/** Returns a text as one word of a shell command: in quotes, if it contains a space or another character that the shell would interpret. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
