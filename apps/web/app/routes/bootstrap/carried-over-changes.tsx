import type { CarriedOver } from '@gavel/contract';
import { type AnswerId, type Configuration, formatDifference, formatKr, type QuestionId } from '@gavel/core';
import { carriedOverTexts } from '@gavel/texts';
import type { ReactNode } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { guideOf } from '../../visit/guide-of.ts';
import './carried-over-changes.css';

/** How the range has changed a house since it was stored, grouped by kind: removed answers, replaced answers, changed prices. */
export function CarriedOverChanges({ configuration, carriedOver }: { configuration: Configuration; carriedOver: CarriedOver }) {
  const t = useTexts(carriedOverTexts);
  const { questions, answers } = guideOf(configuration);
  const answer = (id: AnswerId | null) => (id === null ? '' : (answers.get(id)?.title ?? ''));
  const question = (id: QuestionId) => questions.get(id)?.title ?? '';
  const exchange = (from: string, to: AnswerId | null) =>
    to === null ? t('removed', { from }) : t('exchanged', { from, to: answer(to) });
  const { gone, replaced, repriced, housePriceDifference } = carriedOver;
  return (
    <>
      <Changes heading={t('gone')}>
        {gone.map(({ questionId, questionTitle, answerTitle, replacedBy }) => (
          <li key={questionId}>
            <b>{questionTitle}</b> {exchange(answerTitle, replacedBy)}
          </li>
        ))}
      </Changes>
      <Changes heading={t('replaced')}>
        {replaced.map(({ questionId, from, to }) => (
          <li key={questionId}>
            <b>{question(questionId)}</b> {exchange(answer(from), to)}
          </li>
        ))}
      </Changes>
      <Changes heading={t('repriced')}>
        {[
          ...(housePriceDifference === 0
            ? []
            : [
                <li key="house" className="carried-over-price">
                  <span>{t('house')}</span>
                  <span className="num" translate="no">
                    {formatDifference(housePriceDifference)}
                  </span>
                </li>,
              ]),
          ...repriced.map(({ questionId, answerId, before, after }) => (
            <li key={questionId} className="carried-over-price">
              <span>
                <b>{question(questionId)}</b> {answer(answerId)}
              </span>
              <span className="num">
                <s translate="no">{formatKr(before)}</s> {formatKr(after)}
              </span>
            </li>
          )),
        ]}
      </Changes>
    </>
  );
}

function Changes({ heading, children }: { heading: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className="carried-over-changes">
      <h2>{heading}</h2>
      <ul>{children}</ul>
    </section>
  );
}
