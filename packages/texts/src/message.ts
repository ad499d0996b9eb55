/**
 * A parsed sentence in ICU's message syntax: words, `#`, and placeholders. Supports the part of the syntax that our sentences need:
 * `{name}`, `{n, number}`, `{n, plural, =0 {…} one {…} other {…}}`, `{kind, select, … other {…}}`, `<mark>…</mark>`, and apostrophes
 * around literal text. intl-messageformat parses the whole syntax, but takes a tenth of a page's download.
 */
export type Message = readonly Part[];

type Part =
  | string
  | { readonly kind: 'count' }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'number'; readonly name: string }
  | { readonly kind: 'plural' | 'select'; readonly name: string; readonly options: ReadonlyMap<string, Message> }
  | { readonly kind: 'mark'; readonly name: string; readonly inside: Message };

/** Parses a sentence. Throws a SyntaxError with the position if the text is not a valid message. */
export function readMessage(text: string): Message {
  let at = 0;

  const message = parts(false);
  if (at < text.length) throw fault('nothing more');
  return message;

  function parts(isPlural: boolean): Message {
    const found: Part[] = [];
    let words = '';
    const add = (part: Part) => {
      if (words) found.push(words);
      words = '';
      found.push(part);
    };
    while (at < text.length && text[at] !== '}' && !text.startsWith('</', at)) {
      if (text[at] === "'") words += quoted(isPlural);
      else if (text[at] === '{') add(argument());
      else if (/^<[a-z]/i.test(text.slice(at, at + 2))) add(mark(isPlural));
      else if (text[at] === '#' && isPlural) {
        at += 1;
        add({ kind: 'count' });
      } else {
        words += text[at];
        at += 1;
      }
    }
    if (words) found.push(words);
    return found;
  }

  /**
   * Handles an apostrophe. Two apostrophes give one. An apostrophe before a character of the syntax starts literal text. Every other
   * apostrophe stays as it is.
   */
  function quoted(isPlural: boolean): string {
    at += 1;
    if (text[at] === "'") {
      at += 1;
      return "'";
    }
    if (!'{}<>'.includes(text[at] ?? ' ') && !(isPlural && text[at] === '#')) return "'";
    const [whole = '', words = ''] = /^((?:[^']|'')*)'?/.exec(text.slice(at)) ?? [];
    at += whole.length;
    return words.replaceAll("''", "'");
  }

  function argument(): Part {
    expect('{');
    const name = word('a name');
    if (text[at] === '}') {
      at += 1;
      return { kind: 'value', name };
    }
    expect(',');
    const kind = word('a kind');
    if (kind === 'number') {
      expect('}');
      return { kind, name };
    }
    if (kind !== 'plural' && kind !== 'select') throw fault('number, plural or select');
    expect(',');
    const options = new Map<string, Message>();
    while (text[at] !== '}') {
      const option = word('an option');
      expect('{');
      options.set(option, parts(kind === 'plural'));
      expect('}');
      space();
    }
    if (!options.has('other')) throw fault('other {…}');
    at += 1;
    return { kind, name, options };
  }

  function mark(isPlural: boolean): Part {
    expect('<');
    const name = word('a name');
    expect('>');
    const inside = parts(isPlural);
    const end = `</${name}>`;
    if (!text.startsWith(end, at)) throw fault(end);
    at += end.length;
    return { kind: 'mark', name, inside };
  }

  function word(wanted: string): string {
    space();
    const [found] = /^[^\s{},<>#']+/.exec(text.slice(at)) ?? [];
    if (found === undefined) throw fault(wanted);
    at += found.length;
    space();
    return found;
  }

  function expect(character: string): void {
    if (text[at] !== character) throw fault(character);
    at += 1;
  }

  function space(): void {
    while (/\s/.test(text[at] ?? '')) at += 1;
  }

  function fault(wanted: string): SyntaxError {
    return new SyntaxError(`Expected ${wanted} at character ${at + 1} of: ${text}`);
  }
}
