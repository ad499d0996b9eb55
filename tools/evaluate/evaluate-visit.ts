import { modelBody } from '@gavel/contract';
import {
  type CompiledModel,
  choose,
  compileModel,
  listSections,
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
const step = z.union([z.strictObject({ choose: ids }), z.strictObject({ bundle: z.int() })]);
const moment = z.string().regex(/(Z|[+-]\d\d:?\d\d)$/, 'expected a time with offset or Z');
const visitFile = z.object({ Configuration: modelBody, Now: moment, Steps: z.array(step) });

/** What the summary's static sections are called on the screen. */
const staticTitles = { house: 'Husmodell', other: 'Övrigt' };

/**
 * Plays one visit through the core: one configuration and some steps in, where it ends out. Amounts are kr.
 * Throws an error whose message is one line that names the place of the fault.
 */
export function evaluateVisit(input: unknown): object {
  const { Configuration: model, Now, Steps } = readFile(input);
  const now = readTime(Now).start;
  const compiled = compileModel(model);
  model.campaigns.forEach(checkDates);

  let { visit } = startVisit(compiled);
  const transitions = Steps.map((picked, index) => {
    const transition = choose(
      compiled,
      visit,
      named(`step ${index + 1}`, () => picksOf(compiled, picked)),
    );
    visit = transition.visit;
    return transition;
  });
  const totals = totalsOf(compiled, visit, now);
  const selections = selectionsOf(compiled, visit);
  const titles = titlesOf(compiled);
  return {
    Selections: selections,
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
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join('.') || 'the file'}: ${issue?.message}`);
}

function picksOf({ model, questionAt, answerAt, answers }: CompiledModel, picked: z.output<typeof step>): QuestionAnswer[] {
  const bundle = 'bundle' in picked ? model.bundles.find(({ id }) => id === picked.bundle) : null;
  if (bundle === undefined) throw new Error(`unknown bundle ${'bundle' in picked ? picked.bundle : ''}`);
  const pairs =
    'choose' in picked
      ? Object.entries(picked.choose).map(([id, answerId]) => ({ questionId: Number(id), answerId }))
      : (bundle?.answers ?? []);
  for (const { questionId, answerId } of pairs) {
    const question = questionAt.get(questionId);
    if (question === undefined) throw new Error(`unknown question ${questionId}`);
    if (answers[answerAt.get(answerId) ?? -1]?.question !== question)
      throw new Error(`unknown answer ${answerId} of question ${questionId}`);
  }
  return [...pairs];
}

function checkDates({ id, validFrom, validTo }: { id: number; validFrom: string; validTo: string }): void {
  if (validFrom) named(`campaign ${id} ValidFrom`, () => readTime(validFrom));
  if (validTo) named(`campaign ${id} ValidTo`, () => readTime(validTo));
}

function pricesOf(compiled: CompiledModel, visit: Visit, selections: Selections): Record<string, number> {
  return Object.fromEntries(Object.keys(selections).map((id) => [id, toKr(priceOfQuestion(compiled, visit, Number(id)))]));
}

function titlesOf({ answers }: CompiledModel): ReadonlyMap<number, string> {
  return new Map(answers.map(({ answer }) => [answer.id, answer.title]));
}

function noticeOf({ questionId, from, to }: Notice, titles: ReadonlyMap<number, string>): object {
  return { QuestionId: questionId, From: titles.get(from), To: titles.get(to) };
}

function named<Value>(where: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    throw new Error(`${where}: ${error instanceof Error ? error.message : error}`);
  }
}
