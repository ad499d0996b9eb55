import { rangeRuleTexts } from '@gavel/texts';
import { Plus, X } from 'lucide-react';
import { useTexts } from '../../../texts/use-texts.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { RangeNames } from '../parts/range-names.ts';
import { newCondition, otherSubjects, subjectOf, valuesOf, withValues } from './new-condition.ts';
import type { Condition } from './picked-rule.ts';

interface ConditionPickerProps {
  readonly condition: Condition;
  /** The number of the condition: `2`, or `2.1` in a group. */
  readonly at: string;
  readonly names: RangeNames;
  /** The question that has the rule, itself or on an answer. The rule must not contain a condition about it. Null: any is allowed. */
  readonly own: string | null;
  change(condition: Condition): void;
  remove(): void;
}

/** Edits one condition: the question or other subject, the answers, and whether the condition must be true or false. */
export function ConditionPicker({ condition, at, names, own, change, remove }: ConditionPickerProps) {
  const t = useTexts(rangeRuleTexts);
  return (
    <li className="rule-condition">
      <select
        className="desk-field"
        aria-label={t('subject', { at })}
        value={subjectOf(condition)}
        onChange={({ target }) => change(newCondition(target.value, names))}
      >
        <optgroup label={t('other')}>
          {otherSubjects
            .filter((subject) => subject !== 'bases' || names.bases.size > 0)
            .map((subject) => (
              <option key={subject} value={subject}>
                {t(`subject_${subject}`)}
              </option>
            ))}
        </optgroup>
        <QuestionOptions names={names} own={own} />
      </select>
      <Relation condition={condition} at={at} names={names} change={change} />
      <Values condition={condition} at={at} names={names} change={change} />
      <IconButton label={t('remove', { at })} className="rule-remove" onClick={remove}>
        <Icon icon={X} />
      </IconButton>
    </li>
  );
}

/** Lists each question once, in its first section. */
function QuestionOptions({ names, own }: Pick<ConditionPickerProps, 'names' | 'own'>) {
  const questions = [...names.questions.values()].filter(({ key }) => key !== own);
  const bySection = Map.groupBy(questions, ({ parents }) => names.sections.find(({ key }) => parents.includes(key))?.key ?? '');
  return names.sections.map(({ key, title }) => {
    const listed = bySection.get(key);
    return (
      listed && (
        <optgroup key={key} label={title}>
          {listed.map((question) => (
            <option key={question.key} value={question.key}>
              {question.title}
            </option>
          ))}
        </optgroup>
      )
    );
  });
}

type Part = Pick<ConditionPickerProps, 'condition' | 'at' | 'names' | 'change'>;

function Relation({ condition, at, names, change }: Part) {
  const t = useTexts(rangeRuleTexts);
  const label = t('relation', { at });
  const is = condition.is ? 'is' : 'isNot';
  if (condition.kind === 'answers' || condition.kind === 'answered') {
    const { question } = condition;
    const isAsked = condition.kind === 'answered';
    const relate = (relation: string) => {
      if (relation === 'answered' || relation === 'notAnswered')
        return change({ kind: 'answered', question, is: relation === 'answered' });
      change({ ...(isAsked ? newCondition(question, names) : condition), is: relation === 'is' });
    };
    return (
      <select
        className="desk-field"
        aria-label={label}
        value={isAsked ? (condition.is ? 'answered' : 'notAnswered') : is}
        onChange={({ target }) => relate(target.value)}
      >
        {(['is', 'isNot', 'answered', 'notAnswered'] as const).map((relation) => (
          <option key={relation} value={relation}>
            {t(relation)}
          </option>
        ))}
      </select>
    );
  }
  const words =
    condition.kind === 'bases'
      ? ([t('baseIs'), t('baseIsNot')] as const)
      : condition.kind === 'sideBuilding'
        ? ([t('isSideBuilding'), t('isNoSideBuilding')] as const)
        : ([t('is'), t('isNot')] as const);
  return (
    <select
      className="desk-field"
      aria-label={label}
      value={is}
      onChange={({ target }) => change({ ...condition, is: target.value === 'is' })}
    >
      <option value="is">{words[0]}</option>
      <option value="isNot">{words[1]}</option>
    </select>
  );
}

function Values({ condition, at, names, change }: Part) {
  const t = useTexts(rangeRuleTexts);
  const values = valuesOf(condition, names);
  if (!values) return null;
  const { chosen, options } = values;
  const free = options.filter(({ key }) => !chosen.includes(key));
  const more = free[0];
  return (
    <span className="rule-values">
      {chosen.map((value, index) => (
        <span key={value} className="rule-value">
          {index > 0 && <span>{t('or')}</span>}
          <select
            className="desk-field"
            aria-label={t('value', { at: String(index + 1), condition: at })}
            value={value}
            onChange={({ target }) => change(withValues(condition, chosen.with(index, target.value)))}
          >
            {options
              .filter(({ key }) => key === value || !chosen.includes(key))
              .map(({ key, title }) => (
                <option key={key} value={key}>
                  {title}
                </option>
              ))}
          </select>
          {chosen.length > 1 && (
            <IconButton
              label={t('lessOne', { at: String(index + 1), condition: at })}
              className="rule-less"
              onClick={() => change(withValues(condition, chosen.toSpliced(index, 1)))}
            >
              <Icon icon={X} />
            </IconButton>
          )}
        </span>
      ))}
      {more && (
        <IconButton
          label={t('orMore', { at })}
          className="rule-more"
          onClick={() => change(withValues(condition, [...chosen, more.key]))}
        >
          <Icon icon={Plus} />
        </IconButton>
      )}
    </span>
  );
}
