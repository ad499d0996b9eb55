import { keysWithoutId } from '../build/ids.ts';
import type { Report } from '../source/fault.ts';
import { idSpaces } from '../source/ids-lock.ts';
import type { Source } from '../source/source.ts';

/** Reports ids that two keys share. A house with two questions of the same id cannot be configured. */
export function checkSharedIds({ idsLock, places }: Source, report: Report): void {
  for (const space of idSpaces) {
    const owners = new Map<number, string>();
    for (const [key, id] of Object.entries(idsLock[space] ?? {})) {
      const before = owners.get(id);
      if (before)
        report(
          places.of(idsLock, space, key),
          `${space}: '${before}' and '${key}' both have the id ${id}; remove the later line and run \`npm run range -- ids\``,
        );
      else owners.set(id, key);
    }
  }
}

/** Reports keys without an id. */
export function checkMissingIds(source: Source, report: Report): void {
  for (const space of idSpaces) {
    const missing = keysWithoutId(source, source.idsLock, space);
    if (missing.length === 0) continue;
    const keys = missing
      .slice(0, 3)
      .map((key) => `'${key}'`)
      .join(', ');
    const rest = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
    report(
      { file: 'ids.lock.yaml', line: 1 },
      `${space} without id: ${keys}${rest}; run \`npm run range -- ids FOLDER\` and commit the file`,
    );
  }
}
