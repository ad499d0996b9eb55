import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A word that names in code must not contain, because the glossary replaced it with another word (docs/glossary.md). */
interface ReplacedWord {
  readonly word: string;
  readonly instead: string;
  /** Matches files in which the word has another meaning and is allowed. */
  readonly except: RegExp;
}

const replaced: readonly ReplacedWord[] = [
  { word: 'lead', instead: 'request', except: /^packages\/drawings\// },
  {
    word: 'offer',
    instead: 'quote',
    except: /^(packages\/range\/|packages\/core\/src\/(?:campaigns|visit)\/|apps\/web\/app\/(?:bundles|overview)\/|tools\/)/,
  },
  { word: 'letter', instead: 'mail', except: /^(packages\/(?:core|drawings|range)\/|apps\/web\/|tools\/|e2e\/)/ },
];

/** Matches the exported types, functions, components and constants of a file. */
const declaration = /^export (?:async )?(?:const|function|interface|type|class) (\w+)/gm;

/**
 * Finds exported names that use a word which the glossary replaced. Names of fields on the wire, of tables and of texts are not checked,
 * because code does not export them.
 * @returns one line for each name
 */
export function findOtherWords(root: string): readonly string[] {
  return globSync('{apps,packages,tools,e2e,bench}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules', '**/build', '**/.react-router'],
  })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(declaration)].flatMap(([, name = '']) =>
        replaced
          .filter(({ word, except }) => !except.test(file) && wordsOf(name).some((part) => part === word || part === `${word}s`))
          .map(({ word, instead }) => `${file}: ${name} says “${word}”, docs/glossary.md says “${instead}”`),
      ),
    );
}

/** Splits `newLead`, `NewLead` or `NEW_LEAD` into new, lead. */
function wordsOf(name: string): readonly string[] {
  return name.split(/_|(?<=[a-z\d])(?=[A-Z])/).map((part) => part.toLowerCase());
}
