/** The parameters of an address for a new house, as text. Null means that the address does not have the parameter, or has it empty. */
export interface AskedHouse {
  readonly house: string | null;
  /** The four-digit code of the municipality. */
  readonly municipality: string | null;
  readonly webConfiguration: string | null;
  readonly bundle: string | null;
  /** The visitor's name for the house. */
  readonly name: string | null;
  /** The number of the customer for whom staff act. It has no effect for other users. */
  readonly customer: string | null;
  /** `QUICK_ROAD` asks only the questions that shape the house (the quick road); null asks all questions. */
  readonly road: string | null;
  /** The choices to make in the new house, as `writeChoices` writes them. */
  readonly choices: string | null;
  /** The question that the configurator opens. */
  readonly question: string | null;
}

export const QUICK_ROAD = 'quick';

/** The names of the parameters. They never change, because links on other sites contain them. */
export const ASKED_PARAMETERS = {
  house: 'h',
  municipality: 'm',
  webConfiguration: 'c',
  bundle: 'b',
  name: 'name',
  customer: 'a',
  road: 'road',
  choices: 'choices',
  question: 'question',
} as const;

export function readAsked(search: URLSearchParams): AskedHouse {
  const said = (part: keyof AskedHouse) => search.get(ASKED_PARAMETERS[part])?.trim() || null;
  return {
    house: said('house'),
    municipality: said('municipality'),
    webConfiguration: said('webConfiguration'),
    bundle: said('bundle'),
    name: said('name'),
    customer: said('customer'),
    road: said('road'),
    choices: said('choices'),
    question: said('question'),
  };
}

const askedParts = [
  'house',
  'municipality',
  'webConfiguration',
  'bundle',
  'name',
  'customer',
  'road',
  'choices',
  'question',
] as const satisfies readonly (keyof AskedHouse)[];

export type ToAsk = { readonly [Part in keyof AskedHouse]?: string | number | null | undefined };

/** Returns the query string of an address: empty, or beginning with a question mark. */
export function askedSearch(asked: ToAsk): string {
  const parts = askedParts.flatMap((part) => {
    const value = asked[part] ?? '';
    return value === '' ? [] : [[ASKED_PARAMETERS[part], String(value)]];
  });
  return parts.length === 0 ? '' : `?${new URLSearchParams(parts)}`;
}

interface Choice {
  readonly questionId: number;
  readonly answerId: number;
}

/** Writes choices as text, in the order in which they are made: `11-112.12-122` chooses answer 112 of question 11, then 122 of 12. */
export function writeChoices(choices: readonly Choice[]): string {
  return choices.map(({ questionId, answerId }) => `${questionId}-${answerId}`).join('.');
}

/** Reads the choices that `writeChoices` wrote. Skips malformed ones. */
export function readChoices(text: string | null): readonly Choice[] {
  const found = (text ?? '').matchAll(/(?<=^|\.)([1-9]\d{0,8})-([1-9]\d{0,8})(?=\.|$)/g);
  return [...found].map(([, question, answer]) => ({ questionId: Number(question), answerId: Number(answer) }));
}
