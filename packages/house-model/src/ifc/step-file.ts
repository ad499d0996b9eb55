/** A text in the form of ISO 10303-21: a reference to an entity of the same file, or a value, such as an enumeration or an integer. */
export interface Token {
  readonly text: string;
}

export type Value = string | number | boolean | null | Token | readonly Value[];

/**
 * Collects the entities of a STEP file (ISO 10303-21). Numbers become reals; `integer` writes integers. The library web-ifc could
 * write such files too. It is not used, because the code for the entities would be just as long, and it needs 24 MB on disk and 90
 * MB of memory.
 */
export class StepFile {
  readonly #lines: string[] = [];
  readonly #known = new Map<string, Token>();

  /** Adds an entity. */
  add(type: string, ...values: readonly Value[]): Token {
    return this.#write(`${type}(${values.map(written).join(',')})`);
  }

  /** Returns the entity with this content, so that equal points, directions and colours are in the file only once. */
  shared(type: string, ...values: readonly Value[]): Token {
    const content = `${type}(${values.map(written).join(',')})`;
    const known = this.#known.get(content) ?? this.#write(content);
    this.#known.set(content, known);
    return known;
  }

  /** Returns the whole file. */
  text(header: { readonly name: string; readonly organization: string; readonly system: string }): string {
    return [
      'ISO-10303-21;',
      'HEADER;',
      `FILE_DESCRIPTION(${written(['ViewDefinition [ReferenceView_V1.2]'])},'2;1');`,
      // The time is always the same: equal houses give equal bytes, which browsers can cache.
      `FILE_NAME(${written(header.name)},'1970-01-01T00:00:00',(''),${written([header.organization])},${written(header.system)},${written(header.system)},'');`,
      "FILE_SCHEMA(('IFC4'));",
      'ENDSEC;',
      'DATA;',
      ...this.#lines,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n');
  }

  #write(content: string): Token {
    const name = `#${this.#lines.length + 1}`;
    this.#lines.push(`${name}=${content};`);
    return { text: name };
  }
}

/** The symbol for an attribute whose value follows from other attributes. */
export const derived: Token = { text: '*' };

export function enumeration(value: string): Token {
  return { text: `.${value}.` };
}

export function integer(value: number): Token {
  return { text: String(Math.round(value)) };
}

/** Returns a value together with its type, such as `IFCLABEL('x')`, for an attribute that allows several types. */
export function typed(type: string, value: Value): Token {
  return { text: `${type}(${written(value)})` };
}

function written(value: Value): string {
  if (value === null) return '$';
  if (typeof value === 'boolean') return value ? '.T.' : '.F.';
  if (typeof value === 'number') return real(value);
  if (typeof value === 'string') return quoted(value);
  if (isList(value)) return `(${value.map(written).join(',')})`;
  return value.text;
}

function isList(value: Token | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value);
}

/** Writes a real number, rounded to a thousandth of a millimetre. STEP requires a decimal point in every real number. */
function real(value: number): string {
  const text = String(Math.round(value * 1e6) / 1e6 + 0);
  return text.includes('.') ? text : `${text}.`;
}

/** Writes a string. Characters outside ASCII are written as UTF-16 code units, in the form of the standard. */
function quoted(value: string): string {
  const escaped = value
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replaceAll(/\p{Cc}/gu, ' ')
    .replaceAll(/[^ -~]+/g, (others) => `\\X2\\${[...others].flatMap(unitsOf).join('')}\\X0\\`);
  return `'${escaped}'`;
}

function unitsOf(character: string): readonly string[] {
  return Array.from({ length: character.length }, (_, index) =>
    character.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0'),
  );
}
