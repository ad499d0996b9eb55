import { createInterface } from 'node:readline/promises';
import { z } from 'zod';

/** The least contrast of white text on a button: WCAG 2.2, success criterion 1.4.3. */
const LEAST_CONTRAST = 4.5;

const someText = z.string().trim().min(1, 'write something');

/** The facts that only the builder knows, and their valid forms. */
const builder = z.object({
  name: someText,
  email: z.string().trim().pipe(z.email('an e-mail address has an @ and a domain: hej@example.com')),
  phone: someText,
  address: someText,
  colour: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, 'a colour is # and six digits 0–9, a–f: #2f5d50')
    .refine(
      (colour) => contrastWithWhite(colour) >= LEAST_CONTRAST,
      'white text is not readable on this colour; choose a darker one',
    ),
});

export type Builder = z.output<typeof builder>;
type Field = keyof Builder;

/** The questions in their order; the keys are also the names of the flags. */
const builderQuestions: Readonly<Record<Field, string>> = {
  name: 'What is your company called?',
  email: 'Which e-mail address answers customers?',
  phone: 'Which telephone number?',
  address: 'Which address?',
  colour: 'Which colour do buttons have, as #rrggbb?',
};

export const builderFields = Object.keys(builderQuestions) as Field[];

/**
 * Asks at the terminal for each fact that no flag contains, one line each, and repeats a question until its answer is valid. `wrong` names
 * an invalid flag or a question without an answer.
 */
export async function askBuilder(
  flags: Readonly<Partial<Record<Field, string | undefined>>>,
): Promise<{ readonly builder: Builder } | { readonly wrong: string }> {
  const given = builderFields.filter((field) => flags[field] !== undefined);
  for (const field of given) {
    const wrong = wrongWith(field, flags[field] ?? '');
    if (wrong !== null) return { wrong: `--${field}: ${wrong}` };
  }
  const missing = builderFields.filter((field) => !given.includes(field));
  const answers: Record<string, string | undefined> = { ...flags };
  if (missing.length > 0) {
    const lines = createInterface({ input: process.stdin, output: process.stdout });
    const typed = lines[Symbol.asyncIterator]();
    for (const field of missing) {
      const answer = await askOne(field, typed);
      if (answer === null) return { wrong: `nobody answered; give ${missing.map((one) => `--${one}`).join(', ')}` };
      answers[field] = answer;
    }
    lines.close();
  }
  return { builder: builder.parse(answers) };
}

/** Asks one question until its answer is valid. Returns null if the input has no more lines. */
async function askOne(field: Field, typed: AsyncIterator<string>): Promise<string | null> {
  for (;;) {
    process.stdout.write(`${builderQuestions[field]} `);
    const { value, done } = await typed.next();
    if (done) return null;
    const wrong = wrongWith(field, value);
    if (wrong === null) return value;
    console.log(wrong);
  }
}

function wrongWith(field: Field, value: string): string | null {
  return builder.shape[field].safeParse(value).error?.issues[0]?.message ?? null;
}

/** Returns the contrast with white, 1 to 21, by WCAG's relative luminance of sRGB. */
function contrastWithWhite(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}
