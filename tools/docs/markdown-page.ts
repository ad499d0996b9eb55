/** A line of a Markdown page, with the properties that the checks need. */
export interface Line {
  /** The number of the line; the first line is 1. */
  readonly number: number;
  readonly text: string;
  readonly isCode: boolean;
  readonly isTable: boolean;
}

/** Returns the lines of a page. Fenced blocks count as code, with their fences. */
export function linesOf(page: string): readonly Line[] {
  let isInCode = false;
  return page.split('\n').map((text, at) => {
    const isFence = /^\s*```/.test(text);
    const isCode = isInCode || isFence;
    if (isFence) isInCode = !isInCode;
    return { number: at + 1, text, isCode, isTable: !isCode && text.trimStart().startsWith('|') };
  });
}

/** Returns the text of a line that a person reads: without inline code, link addresses and markup. */
export function proseOf(line: string): string {
  return line
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[[\]|*#>!]/g, ' ');
}

/** Counts the words outside fenced code. Inline code counts as words too. */
export function countWords(page: string): number {
  return linesOf(page)
    .filter(({ isCode }) => !isCode)
    .reduce((sum, { text }) => sum + (text.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0), 0);
}

/** Returns the anchors that links may use, as code hosts make them from headings. */
export function anchorsOf(page: string): ReadonlySet<string> {
  const headings = linesOf(page).flatMap(({ text, isCode }) => (isCode ? [] : [/^#+ (.*)/.exec(text)?.[1] ?? []].flat()));
  return new Set(
    headings.map((heading) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}
