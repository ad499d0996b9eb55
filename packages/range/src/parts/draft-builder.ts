import type { QuestionId } from '@gavel/core';
import { buildModels, type ModelRange } from '../build/build-models.ts';
import { checkRules } from '../check/check-rules.ts';
import { editTexts, type TextEdit } from '../edit/edit-texts.ts';
import { pathOf } from '../edit/key-path.ts';
import { isSameValue, withValueAt } from '../edit/yaml-value.ts';
import { parseTexts, type WrittenRange } from '../read/read-written.ts';
import { collectFaults, type Fault } from '../source/fault.ts';
import { noValidFiles, parseSource } from '../source/parse-source.ts';
import { baseKeysOf } from '../source/price-entries.ts';
import { indexRange, type RangeIndex, rememberRules } from '../source/range-index.ts';
import type { PartKind } from './written-part.ts';

/** A range with edits, and a rule that somebody is typing. */
export interface DraftToBuild {
  readonly texts: WrittenRange['texts'];
  /** The saved changes of the draft, without `typed`. */
  readonly edits: readonly TextEdit[];
  readonly typed: TextEdit;
  /** The part of the range that contains the rule. */
  readonly part: { readonly kind: PartKind; readonly key: string };
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface BuiltDraft {
  /** Faults of parsing, and of rules (`checkRules`); nothing else is checked. */
  readonly faults: readonly Fault[];
  /** Null: there are faults. */
  readonly range: ModelRange | null;
  /**
   * The question that is the part or contains the part; for a base answer: all questions with an answer that provides it. Empty: there are
   * faults.
   */
  readonly questions: ReadonlySet<QuestionId>;
}

/**
 * Returns a function that builds a draft each time somebody changes a rule while typing, in some tens of milliseconds, so that the proof
 * can judge the rule. It keeps the parsed files of the draft in memory, and puts the typed rule into their values without writing and
 * parsing a text. The function throws if building fails because of a fault that it does not check (`BuiltDraft.faults`).
 */
export function draftBuilder(): (draft: DraftToBuild) => BuiltDraft {
  const known = noValidFiles();
  const ruleOf = rememberRules();
  let base: (Pick<DraftToBuild, 'texts' | 'edits'> & ReturnType<typeof parseTexts>) | null = null;
  return ({ texts, edits, typed, part, now }) => {
    if (!base || !isSameText(base.texts, texts) || !isSameValue(base.edits, edits))
      base = { texts, edits, ...parseTexts(new Map([...texts, ...editTexts(texts, edits).texts])) };
    if (base.faults.length > 0) return { faults: base.faults, range: null, questions: new Set() };
    const { source, faults } = parseSource(withTyped(base.files, typed), known);
    if (!source) return { faults, range: null, questions: new Set() };
    const index = { ...indexRange(source), ruleOf };
    const found = collectFaults((report) => checkRules(index, report));
    if (found.length > 0) return { faults: found, range: null, questions: new Set() };
    return { faults: [], ...buildModels(index, questionsOf(index, part), now) };
  };
}

function isSameText(one: WrittenRange['texts'], other: WrittenRange['texts']): boolean {
  return one.size === other.size && [...one].every(([file, text]) => other.get(file) === text);
}

/**
 * Returns the files with the typed value in place of the value in the file. Returns them unchanged if `pathOf` finds no path to it.
 */
function withTyped(
  files: ReturnType<typeof parseTexts>['files'],
  { file, keys, value }: TextEdit,
): ReturnType<typeof parseTexts>['files'] {
  const written = files.get(file);
  const path = written && pathOf(written.value, keys);
  return path ? new Map([...files, [file, { ...written, value: withValueAt(written.value, path, value) }]]) : files;
}

function questionsOf({ source, answers }: RangeIndex, { kind, key }: DraftToBuild['part']): readonly string[] {
  if (kind === 'question') return [key];
  const owner = answers.get(key)?.question.key;
  if (kind === 'answer') return owner === undefined ? [] : [owner];
  return source.questions
    .filter((question) => question.answers.some((answer) => baseKeysOf(answer).includes(key)))
    .map((one) => one.key);
}
