/** A line of a Markdown page with what a check needs to know about it. */
export interface Line {
  /** 1-based. */
  readonly number: number;
  readonly text: string;
  readonly isCode: boolean;
  readonly isTable: boolean;
}

/** The lines of a page. Fenced blocks are code, with their fences. */
export function linesOf(page: string): readonly Line[] {
  let isInCode = false;
  return page.split('\n').map((text, at) => {
    const isFence = /^\s*```/.test(text);
    const isCode = isInCode || isFence;
    if (isFence) isInCode = !isInCode;
    return { number: at + 1, text, isCode, isTable: !isCode && text.trimStart().startsWith('|') };
  });
}

/** What a person reads in a line: without inline code, addresses of links and marks. */
export function proseOf(line: string): string {
  return line
    .replace(/`[^`]*`/g, ' ')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[[\]|*#>!]/g, ' ');
}

/** Words outside fenced code. Inline code counts as the words that it replaces. */
export function countWords(page: string): number {
  return linesOf(page)
    .filter(({ isCode }) => !isCode)
    .reduce((sum, { text }) => sum + (text.replace(/\]\([^)]*\)/g, ']').match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0), 0);
}

/** The anchors that links may name, as forges make them from headings. */
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
