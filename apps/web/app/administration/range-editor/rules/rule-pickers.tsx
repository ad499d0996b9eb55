import { rangeRuleTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton, TextButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { RangeNames } from '../parts/range-names.ts';
import { ConditionPicker } from './condition-picker.tsx';
import { newCondition } from './new-condition.ts';
import { type Condition, type ConditionGroup, isGroup, type PickedRule } from './picked-rule.ts';

interface RulePickersProps {
  readonly rule: PickedRule;
  readonly names: RangeNames;
  readonly own: string | null;
  /** The text to show when there is no condition. */
  readonly withoutConditions: string;
  change(rule: PickedRule): void;
}

/** Edits a rule as conditions that the user chooses from lists. */
export function RulePickers({ rule, names, own, withoutConditions, change }: RulePickersProps) {
  const t = useTexts(rangeRuleTexts);
  const { kind, parts } = rule;
  const set = (at: number, part: Condition | ConditionGroup) => change({ kind, parts: parts.with(at, part) });
  const remove = (at: number) => change({ kind, parts: parts.toSpliced(at, 1) });
  const begin = () => newCondition([...names.questions.keys()].find((key) => key !== own) ?? 'municipality', names);
  const group = (): ConditionGroup => ({ kind: kind === 'and' ? 'or' : 'and', parts: [begin()] });
  return (
    <fieldset className="rule-pickers">
      <legend>{t('pickers')}</legend>
      {parts.length === 0 && <p className="rule-none">{withoutConditions}</p>}
      {parts.length > 1 && <Joiner label={t('join')} kind={kind} change={(other) => change(withKind(rule, other))} />}
      <ul>
        {parts.map((part, at) =>
          isGroup(part) ? (
            <GroupPicker
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids, and an index keeps the focus while they change
              key={at}
              group={part}
              at={String(at + 1)}
              {...{ names, own, begin }}
              change={(changed) => (changed.parts.length === 0 ? remove(at) : set(at, changed))}
              remove={() => remove(at)}
            />
          ) : (
            <ConditionPicker
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              key={at}
              condition={part}
              at={String(at + 1)}
              names={names}
              own={own}
              change={(changed) => set(at, changed)}
              remove={() => remove(at)}
            />
          ),
        )}
      </ul>
      <div className="rule-add">
        <TextButton onClick={() => change({ kind, parts: [...parts, begin()] })}>{t('add')}</TextButton>
        {parts.length > 0 && (
          <TextButton onClick={() => change({ kind, parts: [...parts, group()] })}>{t('addGroup')}</TextButton>
        )}
      </div>
    </fieldset>
  );
}

interface GroupPickerProps {
  readonly group: ConditionGroup;
  readonly at: string;
  readonly names: RangeNames;
  readonly own: string | null;
  begin(): Condition;
  change(group: ConditionGroup): void;
  remove(): void;
}

function GroupPicker({ group, at, names, own, begin, change, remove }: GroupPickerProps) {
  const t = useTexts(rangeRuleTexts);
  const { kind, parts } = group;
  return (
    <li className="rule-group">
      <div className="rule-group-head">
        {parts.length > 1 ? (
          <Joiner label={t('joinGroup', { at })} kind={kind} change={(other) => change({ kind: other, parts })} />
        ) : (
          <span>{t('group', { at })}</span>
        )}
        <IconButton label={t('removeGroup', { at })} className="rule-remove" onClick={remove}>
          <Icon icon={X} />
        </IconButton>
      </div>
      <ul>
        {parts.map((condition, index) => (
          <ConditionPicker
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids
            key={index}
            condition={condition}
            at={`${at}.${index + 1}`}
            names={names}
            own={own}
            change={(changed) => change({ kind, parts: parts.with(index, changed) })}
            remove={() => change({ kind, parts: parts.toSpliced(index, 1) })}
          />
        ))}
      </ul>
      <TextButton onClick={() => change({ kind, parts: [...parts, begin()] })}>{t('addInGroup')}</TextButton>
    </li>
  );
}

function Joiner({ label, kind, change }: { label: string; kind: 'and' | 'or'; change(kind: 'and' | 'or'): void }) {
  const t = useTexts(rangeRuleTexts);
  return (
    <select
      className="desk-field rule-joiner"
      aria-label={label}
      value={kind}
      onChange={({ target }) => change(target.value === 'or' ? 'or' : 'and')}
    >
      <option value="and">{t('join_and')}</option>
      <option value="or">{t('join_or')}</option>
    </select>
  );
}

/**
 * Returns the rule with `kind` as its kind. Each group in the rule gets the opposite kind: a group of the rule’s own kind would have no
 * effect.
 */
function withKind({ parts }: PickedRule, kind: 'and' | 'or'): PickedRule {
  return {
    kind,
    parts: parts.map((part) => (isGroup(part) ? { ...part, kind: kind === 'and' ? 'or' : 'and' } : part)),
  };
}
