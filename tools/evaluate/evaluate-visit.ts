import { firstFault, modelBody } from '@gavel/contract';
import {
  type AnswerId,
  asAnswerId,
  asQuestionId,
  type CompiledModel,
  choose,
  compileModel,
  listSections,
  type Model,
  type Notice,
  priceOfQuestion,
  type QuestionAnswer,
  readTime,
  type Selections,
  selectedBundles,
  selectionsOf,
  startVisit,
  summarize,
  toKr,
  totalsOf,
  type Visit,
} from '@gavel/core';
import { z } from 'zod';

const ids = z.record(z.string().regex(/^\d+$/, 'expected a question id'), z.int());
const step = z.union(
  [z.strictObject({ choose: ids }), z.strictObject({ bundle: z.int() })],
  'expected {"choose": …} or {"bundle": …}',
);
const moment = z.string().regex(/(Z|[+-]\d\d:?\d\d)$/, 'expected a time with offset or Z');
const visitFile = z.object({ Configuration: modelBody, Now: moment, Steps: z.array(step) });

/** The titles, as on the screen, of the two sections of a summary that are no sections of the range. */
const staticTitles = { house: 'Husmodell', other: 'Övrigt' };

/**
 * Makes the choices of one visit, and returns the answers and prices after the last choice. `input` contains the configuration of a house,
 * the time, and the visitor's choices in order (`Steps`). Amounts are in kr. Throws an error whose message is one line that names the place
 * of the fault.
 */
export function evaluateVisit(input: unknown): object {
  const { Configuration: model, Now, Steps } = readFile(input);
  const now = named('Now', () => readTime(Now).start);
  const compiled = compileModel(model);
  model.campaigns.forEach(checkDates);

  let { visit } = startVisit(compiled);
  const transitions = Steps.map((picked, index) => {
    const transition = named(`step ${index + 1}`, () => choose(compiled, visit, picksOf(model, picked)));
    visit = transition.visit;
    return transition;
  });
  const totals = totalsOf(compiled, visit, now);
  const selections = selectionsOf(compiled, visit);
  const titles = titlesOf(compiled);
  return {
    Selections: Object.fromEntries(selections),
    Notices: transitions.map(({ notices }) => notices.map((notice) => noticeOf(notice, titles))),
    Rejected: transitions.map(({ accepted }) => !accepted),
    Sections: listSections(compiled, visit).map(({ sectionId, questions }) => ({
      Id: sectionId,
      Questions: questions.map(({ questionId, answers }) => ({
        Id: questionId,
        Answers: answers.map(({ answerId, disabled }) => ({ Id: answerId, Disabled: disabled })),
      })),
    })),
    Prices: pricesOf(compiled, visit, selections),
    AccessoryPrice: toKr(totals.accessories),
    OrdinaryPrice: toKr(totals.ordinary),
    Discount: toKr(totals.discount),
    TotalPrice: toKr(totals.total),
    Campaigns: totals.campaigns.map(({ campaignId, displayed, discount }) => ({
      Id: campaignId,
      Displayed: displayed,
      Discount: toKr(discount),
    })),
    SelectedBundles: selectedBundles(compiled, visit),
    Summary: summarize(compiled, visit).map(({ kind, title, total, rows }) => ({
      Title: kind === 'section' ? title : staticTitles[kind],
      TotalPrice: toKr(total),
      IsStatic: kind !== 'section',
      Questions: rows.map(({ questionTitle, answerTitle, price }) => ({
        QuestionTitle: questionTitle,
        AnswerTitle: answerTitle,
        Price: toKr(price),
      })),
    })),
  };
}

function readFile(input: unknown): z.output<typeof visitFile> {
  const parsed = visitFile.safeParse(input);
  if (parsed.success) return parsed.data;
  const { field, message } = firstFault(parsed.error);
  throw new Error(`${field || 'the file'}: ${message}`);
}

function picksOf({ bundles }: Model, picked: z.output<typeof step>): readonly QuestionAnswer[] {
  if ('choose' in picked) {
    return Object.entries(picked.choose).map(([questionId, answerId]) => ({
      questionId: asQuestionId(Number(questionId)),
      answerId: asAnswerId(answerId),
    }));
  }
  const bundle = bundles.find(({ id }) => id === picked.bundle);
  if (!bundle) throw new Error(`unknown bundle ${picked.bundle}`);
  return bundle.answers;
}

function checkDates({ id, validFrom, validTo }: { id: number; validFrom: string; validTo: string }): void {
  if (validFrom) named(`campaign ${id} ValidFrom`, () => readTime(validFrom));
  if (validTo) named(`campaign ${id} ValidTo`, () => readTime(validTo));
}

function pricesOf(compiled: CompiledModel, visit: Visit, selections: Selections): Record<string, number> {
  return Object.fromEntries([...selections.keys()].map((id) => [id, toKr(priceOfQuestion(compiled, visit, id))]));
}

function titlesOf({ answers }: CompiledModel): ReadonlyMap<AnswerId, string> {
  return new Map(answers.map(({ answer }) => [answer.id, answer.title]));
}

function noticeOf({ questionId, from, to }: Notice, titles: ReadonlyMap<AnswerId, string>): object {
  return { QuestionId: questionId, From: titles.get(from), To: titles.get(to) };
}

function named<Value>(where: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`);
  }
}
