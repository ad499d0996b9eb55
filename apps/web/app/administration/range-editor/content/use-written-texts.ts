import type { DeskField, DeskPart, TypedValue } from '@gavel/contract/staff';
import { useState } from 'react';

/** Texts that the user has written and not saved yet. */
export interface WrittenTexts {
  /** Returns the current value of a text: the value that the user has written, or the value in the draft if the user has not changed it. */
  valueOf(part: DeskPart, name: string): string;
  write(part: DeskPart, name: string, value: string): void;
  /** The values that the user has changed, if they differ from the values of the draft. */
  readonly changed: readonly TypedValue[];
  /** Whether a name is empty. */
  readonly isIncomplete: boolean;
  revert(): void;
}

/**
 * Keeps the texts that the user writes on one page of the editor.
 * @param parts the section or house, or the question with its answers, that this page edits
 */
export function useWrittenTexts(parts: readonly DeskPart[]): WrittenTexts {
  const [written, setWritten] = useState<ReadonlyMap<string, string>>(new Map());
  const all = parts.flatMap((part) => part.fields.map((field) => ({ part, field })));
  const changed = all.flatMap(({ part, field }): TypedValue[] => {
    const value = written.get(nameOf(part, field.name));
    if (value === undefined || value === (field.draft ?? '')) return [];
    return [{ kind: part.kind, key: part.key, field: field.name, read: field.draft, value }];
  });
  return {
    valueOf: (part, name) => written.get(nameOf(part, name)) ?? draftOf(part, name),
    write: (part, name, value) => setWritten((before) => new Map([...before, [nameOf(part, name), value]])),
    changed,
    isIncomplete: changed.some(({ field, value }) => field === 'title' && value.trim() === ''),
    revert: () => setWritten(new Map()),
  };
}

function draftOf({ fields }: DeskPart, name: string): string {
  return fields.find((field: DeskField) => field.name === name)?.draft ?? '';
}

function nameOf({ kind, key }: DeskPart, name: string): string {
  return JSON.stringify([kind, key, name]);
}
