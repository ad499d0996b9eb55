import { allTexts, placeholdersOf } from '@gavel/texts/catalogue';
import type { Report } from '../source/fault.ts';
import { nearMiss } from '../source/near-miss.ts';
import type { Source } from '../source/source.ts';

/** Reports the builder's texts whose key no text of Gavel has, and those with a syntax error or an unknown placeholder. */
export function checkTexts({ texts, places }: Source, report: Report): void {
  const known = allTexts();
  for (const [key, wording] of Object.entries(texts)) {
    const place = places.of(texts, key);
    const text = known.get(key);
    if (text === undefined) report(place, `there is no text '${key}'${nearMiss(key, known.keys())}`);
    else checkPlaceholders(wording, text, (message) => report(place, message));
  }
}

function checkPlaceholders(wording: string, text: string, report: (message: string) => void): void {
  const known = placeholdersOf(text);
  let used: ReadonlySet<string>;
  try {
    used = placeholdersOf(wording);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The parser names the fault in capitals, such as EXPECT_ARGUMENT_CLOSING_BRACE.
    report(`is no ICU message: ${error.message.toLowerCase().replaceAll('_', ' ')}`);
    return;
  }
  for (const placeholder of used.difference(known)) {
    const others = known.size === 0 ? 'this text has none' : `this text has ${[...known].join(', ')}`;
    report(`${placeholder} stands for nothing here; ${others}`);
  }
}
