import type { DeskField, DeskPart, TypedValue } from '@gavel/contract/staff';
import { keyOf, useKept, type WrittenText } from '../parts/use-kept.ts';
import type { PartsWork } from '../parts/use-range-parts.ts';
import { useYielded } from '../parts/use-yielded.ts';

/** Texts that the user has written and not saved yet. */
export interface WrittenTexts {
  /** Returns the current value of a text: the value that the user has written, or the value in the draft if the user has not changed it. */
  valueOf(part: DeskPart, name: string): string;
  write(part: DeskPart, name: string, value: string): void;
  /** The values that the user has changed, if they differ from the values of the draft. */
  readonly changed: readonly TypedValue[];
  /** Whether a name is empty. */
  readonly isIncomplete: boolean;
  /** Saves the changed values with this function, which returns whether all were saved without conflicts. */
  save(send: (values: readonly TypedValue[]) => Promise<boolean>): Promise<void>;
  revert(): void;
}

/** If the user continued to write while a text was being saved, the next save refers to the saved text. */
function afterSave(written: ReadonlyMap<string, WrittenText>, sent: readonly TypedValue[]): ReadonlyMap<string, WrittenText> {
  const saved = new Map(sent.map((one) => [keyOf(one), one]));
  return new Map(
    [...written].map(([name, text]) => {
      const one = saved.get(name);
      return [name, one && one.read === text.read ? { ...text, read: one.value.normalize('NFC') } : text];
    }),
  );
}

/**
 * Keeps the texts that the user writes on one page of the editor.
 * @param parts the section or house, or the question with its answers, that this page edits
 * @param yielded when the user keeps a colleague’s text, this page drops the user’s own text
 */
export function useWrittenTexts(
  parts: readonly DeskPart[],
  { yielded, unsaved }: Pick<PartsWork, 'yielded' | 'unsaved'>,
): WrittenTexts {
  const page = parts.map((part) => nameOf(part, '')).join(' ');
  const [written, setWritten] = useKept(unsaved.texts, page, new Map());
  const all = parts.flatMap((part) => part.fields.map((field) => ({ part, field, name: nameOf(part, field.name) })));
  // A text that equals the draft is saved. If the user changes it again, `read` is the text that the draft has then.
  const isSaved = (name: string, draft: string) => written.get(name)?.value.normalize('NFC') === draft;
  const saved = all.flatMap(({ field, name }) => (isSaved(name, field.draft ?? '') ? [name] : []));
  const drop = (names: readonly string[]) =>
    setWritten((before) => new Map([...before].filter(([name]) => !names.includes(name))));
  if (saved.length > 0) drop(saved);
  useYielded(yielded, (conflicts) => drop(conflicts.map(keyOf)));
  const changed = all.flatMap(({ part, field, name }): TypedValue[] => {
    const own = saved.includes(name) ? undefined : written.get(name);
    return own ? [{ kind: part.kind, key: part.key, field: field.name, ...own }] : [];
  });
  return {
    valueOf: (part, name) => written.get(nameOf(part, name))?.value ?? draftOf(part, name) ?? '',
    write: (part, name, value) =>
      setWritten((before) => {
        const own = nameOf(part, name);
        const { read } = before.get(own) ?? { read: draftOf(part, name) };
        return new Map([...before, [own, { value, read }]]);
      }),
    changed,
    isIncomplete: changed.some(({ field, value }) => field === 'title' && value.trim() === ''),
    save: async (send) => {
      if (await send(changed)) setWritten((before) => afterSave(before, changed));
    },
    revert: () => setWritten(new Map()),
  };
}

function draftOf({ fields }: DeskPart, name: string): string | null {
  return fields.find((field: DeskField) => field.name === name)?.draft ?? null;
}

function nameOf({ kind, key }: DeskPart, name: string): string {
  return keyOf({ kind, key, field: name });
}
