import type { DeskPart } from '@gavel/contract/staff';
import { rangeRuleTexts } from '@gavel/texts';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { questionOf, type RangeNames } from '../parts/range-names.ts';
import { readRule } from './check-rule.ts';
import { type Condition, isGroup, type PickedRule, pickedRule } from './picked-rule.ts';

interface RuleSentenceProps {
  readonly part: DeskPart;
  /**
   * The field of `part` that contains the rule: `rule`; `price.1.when`, the condition of its first price; or `price.1.units.2.when`, the
   * condition under which this price is multiplied by its second quantity.
   */
  readonly field: string;
  /** The rule in the rule language. An empty rule is always true. */
  readonly rule: string;
  readonly names: RangeNames;
}

/** Shows a rule as a sentence: `Frågan Panel visas bara om Fasad är Trä.` If conditions cannot express it: in the rule language. */
export function RuleSentence({ part, field, rule, names }: RuleSentenceProps) {
  const t = useTexts(rangeRuleTexts);
  const subject = useRuleSubject();
  const picked = pickedFrom(rule, names);
  const start = subject(part, field, names, rule.trim() === '');
  if (rule.trim() === '') return part.kind === 'answer' && field === 'rule' ? `${start}.` : `${start} ${t('always')}.`;
  if (!picked)
    return (
      <>
        {start} {t('asText')} <code translate="no">{rule}</code>
      </>
    );
  return (
    <>
      {start} {t('onlyIf')} <RuleWords rule={picked} names={names} />.
    </>
  );
}

interface RuleInWordsProps {
  readonly rule: string;
  readonly names: RangeNames | null;
}

/** Shows the conditions of a rule: `Fasad är Trä`. Without names, or if conditions cannot express it, shows it in the rule language. */
export function RuleInWords({ rule, names }: RuleInWordsProps) {
  const picked = names && pickedFrom(rule, names);
  return names && picked ? <RuleWords rule={picked} names={names} /> : <code translate="no">{rule}</code>;
}

/** Returns a rule as conditions; null if the rule has a fault, or if conditions cannot express it. */
function pickedFrom(rule: string, names: RangeNames): PickedRule | null {
  const { syntax, faults } = readRule(rule, names, null);
  return faults.length > 0 ? null : pickedRule(syntax, (answer) => names.answers.get(answer)?.parents[0]);
}

/** Returns a function that returns the start of the sentence, such as `Svaret Panel: Lockpanel kan väljas`. */
function useRuleSubject() {
  const t = useTexts(rangeRuleTexts);
  return (part: DeskPart, field: string, names: RangeNames, isAlways: boolean): string => {
    const question = part.kind === 'answer' ? questionOf(names, part)?.title : undefined;
    const title = question === undefined ? part.title : `${question}: ${part.title}`;
    const [, entry = '', units, at = ''] = field.split('.');
    if (field === 'rule')
      return t(part.kind === 'question' ? 'of_question' : isAlways ? 'of_answerAlways' : 'of_answer', { title });
    if (units === 'units') return t('of_units', { title, at });
    return entry === '1' ? t('of_price', { title }) : t('of_entry', { title, at: entry });
  };
}

function RuleWords({ rule, names }: { rule: PickedRule; names: RangeNames }) {
  return (
    <Chain kind={rule.kind}>
      {rule.parts.map((part) =>
        isGroup(part) ? (
          <Fragment key={JSON.stringify(part)}>
            (
            <Chain kind={part.kind}>
              {part.parts.map((condition) => (
                <ConditionWords key={JSON.stringify(condition)} condition={condition} names={names} />
              ))}
            </Chain>
            )
          </Fragment>
        ) : (
          <ConditionWords key={JSON.stringify(part)} condition={part} names={names} />
        ),
      )}
    </Chain>
  );
}

function Chain({ kind, children }: { kind: 'and' | 'or'; children: readonly ReactNode[] }) {
  const t = useTexts(rangeRuleTexts);
  return children.map((child, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and a changed rule renders all of them again
    <Fragment key={at}>
      {at > 0 && ` ${t(kind)} `}
      {child}
    </Fragment>
  ));
}

function ConditionWords({ condition, names }: { condition: Condition; names: RangeNames }) {
  const t = useTexts(rangeRuleTexts);
  const { is } = condition;
  switch (condition.kind) {
    case 'sideBuilding':
      return t(is ? 'sideBuilding' : 'noSideBuilding');
    case 'answered':
      return (
        <>
          <b>{names.questions.get(condition.question)?.title}</b> {t(is ? 'answered' : 'notAnswered')}
        </>
      );
    case 'bases':
      return (
        <>
          {t('base')} <Values titles={condition.bases.map((key) => names.bases.get(key)?.title ?? key)} />{' '}
          {t(is ? 'baseIs' : 'baseIsNot')}
        </>
      );
    case 'municipality':
      return (
        <>
          {t('municipality')} <Relation is={is} count={condition.names.length} /> <Values titles={condition.names} />
        </>
      );
    case 'answers':
      return (
        <>
          <b>{names.questions.get(condition.question)?.title}</b> <Relation is={is} count={condition.answers.length} />{' '}
          <Values titles={condition.answers.map((key) => names.answers.get(key)?.title ?? key)} />
        </>
      );
  }
}

function Relation({ is, count }: { is: boolean; count: number }) {
  const t = useTexts(rangeRuleTexts);
  return t(is ? 'is' : count > 1 ? 'isNeither' : 'isNot');
}

/** Shows titles as `A, B eller C`, each in bold. */
function Values({ titles }: { titles: readonly string[] }) {
  const parts = disjunction.formatToParts(titles);
  return parts.map(({ type, value }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence have no ids
    <Fragment key={at}>{type === 'element' ? <b>{value}</b> : value}</Fragment>
  ));
}

const disjunction = new Intl.ListFormat('sv-SE', { type: 'disjunction' });
