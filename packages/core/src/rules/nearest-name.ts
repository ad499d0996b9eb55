/** Returns the name that is most similar to `written`; null: no name is similar enough. */
export function nearestName(written: string, names: Iterable<string>): string | null {
  let best: string | null = null;
  let least = written.length < 5 ? 2 : Math.max(2, Math.floor(written.length / 3)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - written.length) >= least) continue;
    const distance = editDistance(written.toLowerCase(), name.toLowerCase());
    if (distance < least) {
      best = name;
      least = distance;
    }
  }
  return best;
}

/** Returns how many letters must be inserted, removed or replaced (the Levenshtein distance). Computes the table row by row. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [index, other] of [...to].entries()) {
      const replaced = (row[index] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
