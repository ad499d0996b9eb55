import { RuleError, type RuleReference, referencesIn } from '@gavel/core';
import type { Report } from '../source/fault.ts';
import { nearMiss } from '../source/near-miss.ts';
import { baseKeysOf } from '../source/price-entries.ts';
import type { RangeIndex } from '../source/range-index.ts';
import { type WrittenRule, writtenRules } from '../source/written-rules.ts';

/** Reports rules that cannot be parsed, that contain unknown names, or in which a question depends on its own answer. */
export function checkRules(index: RangeIndex, report: Report): void {
  for (const rule of writtenRules(index.source)) {
    try {
      for (const reference of referencesIn(index.ruleOf(rule.text))) {
        for (const name of namesOf(reference)) checkName(index, name, rule, report);
        checkSelfReference(index, reference, rule, report);
      }
    } catch (error) {
      if (!(error instanceof RuleError)) throw error;
      report(rule.place, `rule not readable: ${error.message}${commonMistake(rule.text)}`);
    }
  }
}

type Kind = 'answer' | 'base answer' | 'question' | 'municipality';

interface WrittenName {
  readonly kind: Kind;
  readonly name: string;
  readonly position: number;
}

function namesOf(reference: RuleReference): WrittenName[] {
  switch (reference.kind) {
    case 'answers':
      return reference.ids.map(({ id, position }) => ({ kind: 'answer', name: String(id), position }));
    case 'bases':
      return reference.ids.map(({ id, position }) => ({ kind: 'base answer', name: String(id), position }));
    case 'answered':
      return [{ kind: 'question', name: String(reference.id.id), position: reference.id.position }];
    case 'municipality':
      return reference.names.map(({ name, position }) => ({ kind: 'municipality', name, position }));
    case 'sideBuilding':
      return [];
  }
}

function checkName(index: RangeIndex, { kind, name, position }: WrittenName, rule: WrittenRule, report: Report): void {
  const known = knownNames(index);
  if (known[kind].has(name)) return;
  const other = (['answer', 'base answer', 'question', 'municipality'] as const).find((some) => known[some].has(name));
  const hint = other ? `; '${name}' is ${phrases[other]}` : nearMiss(name, known[kind].keys());
  report(rule.place, `rule: there is no ${kind} '${name}' (character ${position})${hint}`);
}

const phrases: Record<Kind, string> = {
  answer: 'an answer: answer("…")',
  'base answer': 'a base answer: base("…")',
  question: 'a question: answered("…") asks whether it has an answer',
  municipality: 'a municipality: municipality == "…"',
};

function knownNames({ answers, baseAnswers, questions, municipalities }: RangeIndex) {
  return { answer: answers, 'base answer': baseAnswers, question: questions, municipality: municipalities };
}

/** Reports a rule in which a question depends on its own answer. Only the rule of a price may read the answer to its own question. */
function checkSelfReference(
  index: RangeIndex,
  reference: RuleReference,
  { decides, answer, place }: WrittenRule,
  report: Report,
): void {
  if (!decides) return;
  const own = `of the question '${decides.key}' that the rule belongs to`;
  if (reference.kind === 'answered' && reference.id.id === decides.key)
    report(place, `rule: it asks whether '${decides.key}' is answered, its own question`);
  if (reference.kind === 'answers') {
    for (const { id } of reference.ids) {
      if (index.answers.get(String(id))?.question === decides) report(place, `rule: it asks about '${id}', an answer ${own}`);
    }
  }
  if (reference.kind === 'bases') {
    for (const base of reference.ids.map(({ id }) => String(id))) {
      const providers = [...index.answers.values()].filter((some) => baseKeysOf(some.answer).includes(base));
      const isOwn = providers.length > 0 && providers.every(({ question }) => question === decides);
      if (isOwn || (answer && baseKeysOf(answer).includes(base))) {
        report(
          place,
          `rule: it asks about the base answer '${base}', which ${isOwn ? 'only answers' : 'an answer'} ${own} provide${isOwn ? '' : 's'}`,
        );
      }
    }
  }
}

function commonMistake(text: string): string {
  if (/(^|[^=!<>])=([^=]|$)/.test(text)) return '; a comparison is ==';
  if (/\b(and|or|not)\b/i.test(text.replace(/"[^"]*"/g, ''))) return '; and is &&, or is ||, not is !';
  return '';
}
