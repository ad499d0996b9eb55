import { type Body, body } from '../../body.ts';
import { flag, list, text, textOrNull } from '../../values.ts';
import { z } from '../../zod.ts';
import { type RangeDesk, rangeDeskBody } from './range-desk-bodies.ts';
import { exampleOrNull, type HealthExample } from './range-objection-bodies.ts';

/** The kinds of parts of the range, for which the builder can change texts, rules and campaigns. `base` is a base answer. */
export const partKinds = ['section', 'question', 'answer', 'base', 'house', 'campaign'] as const;
/** The types of values. An amount is in kr. `weeks`: 0 is the week in which the range is published, -3 is three weeks earlier. */
export const fieldTypes = ['line', 'html', 'rule', 'amount', 'weeks', 'date', 'flag'] as const;

/** Identifies one value of the range. */
export interface FieldName {
  readonly kind: (typeof partKinds)[number];
  readonly key: string;
  /** The path of the value inside its part, such as `title`, `price.1.when` or `levels.2.discount`; list entries are counted from 1. */
  readonly field: string;
}

/** One value as text, as published and in the draft of the range; null: the published range or the draft does not have the value. */
export interface DeskField {
  readonly name: string;
  readonly type: (typeof fieldTypes)[number];
  readonly published: string | null;
  readonly draft: string | null;
}

/** A part of the range, such as a question or a campaign, with the values that can be changed. */
export interface DeskPart {
  readonly kind: FieldName['kind'];
  readonly key: string;
  readonly title: string;
  /** For a question the keys of its sections, for an answer the key of its question. */
  readonly parents: readonly string[];
  /**
   * The keys of the houses that the part lists. Null: the part lists no houses. It then applies to the houses of its parents. A section or
   * a campaign then applies to all houses.
   */
  readonly houses: readonly string[] | null;
  readonly fields: readonly DeskField[];
}

/** The texts, rules and campaigns of the range, in range order. */
export interface RangeParts {
  /** Identifies the draft of the range that contains the parts. */
  readonly draftTag: string;
  readonly parts: readonly DeskPart[];
  /** The municipalities that rules can name. */
  readonly municipalities: readonly string[];
}

/** A value that a user typed. */
export interface TypedValue extends FieldName {
  /** The value that was shown when the user typed. */
  readonly read: string | null;
  readonly value: string;
}

/** A typed value that was not saved, because the value had become another one since the user read it. */
export interface ValueConflict extends TypedValue {
  readonly theirs: string | null;
  /** The name of the author of the other value; null: the other value is published, or the author's account is deleted. */
  readonly by: string | null;
}

export interface SavedValues {
  readonly desk: RangeDesk;
  /** The typed values that were not saved; all other typed values were saved. */
  readonly conflicts: readonly ValueConflict[];
}

/** A rule that a user typed, to be checked in place of the rule in the draft. */
export interface TypedRule extends FieldName {
  readonly rule: string;
}

/** An objection to a rule. */
export interface RuleObjection {
  /** The description in Swedish. */
  readonly sentence: string;
  /** True: a range with this fault cannot be published. False: an administrator may sign for it. */
  readonly isFatal: boolean;
  /** The titles of the houses with this fault. */
  readonly houses: readonly string[];
  readonly example: HealthExample | null;
}

/** The verdict on the draft with a typed rule. */
export interface RuleVerdict {
  /** Faults of parsing and of names in rules, in the words of `npm run range -- check`. If there are any, nothing is proven. */
  readonly faults: readonly string[];
  /** The verdicts on the decided properties in Swedish, each sentence once. */
  readonly proven: readonly string[];
  readonly objections: readonly RuleObjection[];
}

const fieldName = { kind: ['Kind', z.enum(partKinds)], key: ['Key', text], field: ['Field', text] } as const;

export const rangePartsBody: Body<RangeParts> = body<RangeParts>({
  draftTag: ['DraftTag', text],
  parts: [
    'Parts',
    list(
      body<DeskPart>({
        kind: ['Kind', z.enum(partKinds)],
        key: ['Key', text],
        title: ['Title', text],
        parents: ['Parents', list(text)],
        houses: ['Houses', z.nullable(z.array(text))],
        fields: [
          'Fields',
          list(
            body<DeskField>({
              name: ['Name', text],
              type: ['Type', z.enum(fieldTypes)],
              published: ['Published', textOrNull],
              draft: ['Draft', textOrNull],
            }),
          ),
        ],
      }),
    ),
  ],
  municipalities: ['Municipalities', list(text)],
});

/** The greatest number of values in one HTTP request, enough for a long form. */
const MOST_VALUES = 100;
/** The greatest length of a value in characters, far above the longest text of a page. */
const LONGEST = 20_000;

const typedValue = {
  ...fieldName,
  read: ['Read', textOrNull],
  value: ['Value', z.string().check(z.maxLength(LONGEST))],
} as const;

export const typedValuesBody: Body<{ values: readonly TypedValue[] }> = body<{ values: readonly TypedValue[] }>({
  values: ['Values', z.array(body<TypedValue>(typedValue)).check(z.minLength(1), z.maxLength(MOST_VALUES))],
});

export const savedValuesBody: Body<SavedValues> = body<SavedValues>({
  desk: ['Desk', rangeDeskBody],
  conflicts: ['Conflicts', list(body<ValueConflict>({ ...typedValue, theirs: ['Theirs', textOrNull], by: ['By', textOrNull] }))],
});

/** The greatest length of a rule, in characters. The range’s files have the same limit. */
const LONGEST_RULE = 5000;

export const typedRuleBody: Body<TypedRule> = body<TypedRule>({
  ...fieldName,
  rule: ['Rule', z.string().check(z.maxLength(LONGEST_RULE))],
});

export const ruleVerdictBody: Body<RuleVerdict> = body<RuleVerdict>({
  faults: ['Faults', list(text)],
  proven: ['Proven', list(text)],
  objections: [
    'Objections',
    list(
      body<RuleObjection>({
        sentence: ['Sentence', text],
        isFatal: ['IsFatal', flag],
        houses: ['Houses', list(text)],
        example: ['Example', exampleOrNull],
      }),
    ),
  ],
});
