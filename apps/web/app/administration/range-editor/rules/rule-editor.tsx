import type { DeskField, DeskPart } from '@gavel/contract/staff';
import { printRule } from '@gavel/core';
import { rangeRuleTexts } from '@gavel/texts';
import { useId } from 'react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button, TextButton } from '../../../ui/button.tsx';
import { questionOf } from '../parts/range-names.ts';
import { keyOf, useForgetting, useUnsavedValues } from '../parts/unsaved-values.ts';
import type { PartsWork } from '../parts/use-range-parts.ts';
import { readRule } from './check-rule.ts';
import { pickedRule, syntaxOf } from './picked-rule.ts';
import { RuleFaults } from './rule-faults.tsx';
import { RulePickers } from './rule-pickers.tsx';
import { RuleSentence } from './rule-sentence.tsx';
import { useRuleVerdict } from './use-rule-verdict.ts';
import { Verdict } from './verdict.tsx';

interface RuleEditorProps {
  readonly part: DeskPart;
  readonly field: DeskField;
  readonly parts: PartsWork;
  readonly isBusy: boolean;
}

/** Edits one rule, shown as a sentence, as conditions and as text, and shows what the server has found about it. */
export function RuleEditor({ part, field, parts, isBusy }: RuleEditorProps) {
  const t = useTexts(rangeRuleTexts);
  const { names, unsaved } = parts;
  const saved = field.draft ?? '';
  // `read` is the rule of the draft when the user began to change it. So the server notices if a colleague has changed it since.
  const name = { kind: part.kind, key: part.key, field: field.name };
  const written = useUnsavedValues(unsaved).get(keyOf(name));
  useForgetting(unsaved, written?.value === saved ? [name] : []);
  const { read, value: text } = written ?? { read: field.draft, value: saved };
  const setText = (next: string) => unsaved.write(name, next, field.draft);
  const own = field.name === 'rule' ? (questionOf(names, part)?.key ?? null) : null;
  const { syntax, faults } = readRule(text, names, own);
  const picked = pickedRule(syntax, (answer) => names.answers.get(answer)?.parents[0]);
  const isReadable = faults.every(({ kind }) => kind === 'own' || kind === 'unknown');
  const judged = useRuleVerdict(faults.length === 0 ? { ...name, rule: text } : null);
  const isRefused =
    judged.kind === 'judged' && (judged.verdict.faults.length > 0 || judged.verdict.objections.some(({ isFatal }) => isFatal));
  const isChanged = text !== saved;
  const restore = async () => {
    const { draft, published } = field;
    // Until the restored rule has loaded, keep it as an unsaved value: the form shows it, and the next save has it as `read`.
    if (await parts.save([{ ...name, read: draft, value: published ?? '' }])) unsaved.write(name, published ?? '', published);
  };
  return (
    <div className="rule-editor">
      <p className="rule-sentence">
        <RuleSentence part={part} field={field.name} rule={text} names={names} />
      </p>
      {picked && isReadable ? (
        <RulePickers
          rule={picked}
          names={names}
          own={own}
          withoutConditions={t(alwaysKey(part, field))}
          change={(rule) => {
            const changed = syntaxOf(rule);
            setText(changed ? printRule(changed) : '');
          }}
        />
      ) : (
        <p className="rule-only-text">{t(isReadable ? 'onlyText' : 'mendFirst')}</p>
      )}
      <RuleText text={text} faults={faults} change={setText} />
      <Verdict judged={judged} />
      <div className="rule-foot">
        <Button
          kind="primary"
          disabled={isBusy || !isChanged || faults.length > 0}
          onClick={() => void parts.save([{ ...name, read, value: text }])}
        >
          {t(isRefused && isChanged ? 'saveAnyway' : 'save')}
        </Button>
        {isChanged && <Button onClick={() => unsaved.forget([name])}>{t('revert')}</Button>}
        {isRefused && <p className="range-by">{t('cannotPublish')}</p>}
      </div>
      {field.draft !== field.published && (
        <PublishedRule part={part} field={field} names={names} onRestore={() => void restore()} />
      )}
    </div>
  );
}

function alwaysKey({ kind }: DeskPart, { name }: DeskField): 'always_price' | 'always_question' | 'always_answer' {
  return name !== 'rule' ? 'always_price' : kind === 'question' ? 'always_question' : 'always_answer';
}

type PublishedRuleProps = Pick<RuleEditorProps, 'part' | 'field'> & { readonly names: PartsWork['names']; onRestore(): void };

function PublishedRule({ part, field, names, onRestore }: PublishedRuleProps) {
  const t = useTexts(rangeRuleTexts);
  return (
    <div className="rule-published">
      <p className="range-by">{t('publishedIs')}</p>
      <p>
        <RuleSentence part={part} field={field.name} rule={field.published ?? ''} names={names} />
      </p>
      <TextButton onClick={onRestore}>{t('restore')}</TextButton>
    </div>
  );
}

interface RuleTextProps {
  readonly text: string;
  readonly faults: ReturnType<typeof readRule>['faults'];
  change(text: string): void;
}

function RuleText({ text, faults, change }: RuleTextProps) {
  const t = useTexts(rangeRuleTexts);
  const id = useId();
  return (
    <div className="rule-text">
      <label htmlFor={id}>{t('text')}</label>
      <textarea
        id={id}
        className="desk-field"
        rows={3}
        spellCheck={false}
        translate="no"
        autoCapitalize="off"
        aria-invalid={faults.length > 0}
        aria-describedby={faults.length > 0 ? `${id}-faults` : undefined}
        value={text}
        onChange={({ target }) => change(target.value)}
      />
      <RuleFaults
        id={`${id}-faults`}
        faults={faults}
        replace={(wrong, right) => change(text.replaceAll(`"${wrong}"`, `"${right}"`))}
      />
    </div>
  );
}
