import {
  explainAnswer,
  formatDifference,
  formatKr,
  moreInformation,
  previewSection,
  priceOfQuestion,
  type Step,
} from '@gavel/core';
import { Info } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { guideOf } from './guide-of.ts';
import type { SampleAnswer } from './sample.tsx';
import { Samples } from './samples.tsx';
import { useConfigurator, useListedSections } from './use-configurator.tsx';
import { useReasonText } from './use-reason-text.ts';
import './palette.css';

/** What a question asks and what has been chosen. Stands in the navigation bar. */
export function PaletteHead({
  step,
  informationOpen,
  onInformation,
}: {
  step: Step;
  informationOpen: boolean;
  onInformation(): void;
}) {
  const t = useTranslations('palette');
  const { question, selected } = useQuestion(step);
  const price = usePriceText(step);
  const { toggleable } = moreInformation(question.moreInformationRenderMode);
  const hasInformation = useHasInformation(step);
  return (
    <div className="palette-head">
      <div className="palette-question">
        <h1>{question.title}</h1>
        <p className="palette-chosen">
          {selected ? (
            <>
              <b>{selected.title}</b>
              {selected.altText && `, ${selected.altText}`}
              {price && <i className="num">{price}</i>}
            </>
          ) : (
            t('notAnswered')
          )}
        </p>
      </div>
      {toggleable && hasInformation && (
        <button
          type="button"
          className="palette-more"
          aria-expanded={informationOpen}
          aria-controls="more-information"
          onClick={onInformation}
        >
          <Icon icon={Info} />
          <span>{t('moreInformation')}</span>
        </button>
      )}
    </div>
  );
}

/** The answers of a question as a board of material samples. */
export function Palette({ step }: { step: Step }) {
  const { question, answers } = useQuestion(step);
  const choose = useConfigurator((state) => state.choose);
  const samples = useSamples(step);
  const pick = (answerId: number) => {
    choose([{ questionId: question.id, answerId }]);
  };
  const card = question.hasProductInformation && question.productInformation ? question.productInformation : null;
  return (
    <Samples
      key={question.id}
      label={question.title}
      samples={samples}
      productInformation={card}
      hasMore={answers.length > 4}
      onChoose={pick}
    />
  );
}

/** What there is to read about the chosen answer; opens and closes as the question says. */
export function MoreInformation({ step }: { step: Step }) {
  const t = useTranslations('palette');
  const { question, selected } = useQuestion(step);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <aside id="more-information" className="more-information sheet" aria-label={t('moreInformation')} tabIndex={0}>
      {selected?.detailText && (
        <>
          <h2>{t('about', { answer: selected.title })}</h2>
          {selected.productImage && <img src={selected.productImage} alt="" />}
          <RichText html={selected.detailText} />
        </>
      )}
      {question.tip && <RichText html={question.tip} className="more-information-tip" />}
    </aside>
  );
}

/** Whether the panel of this question is open: as its mode says on entry, then as the visitor toggles it. */
export function useMoreInformation(step: Step | null) {
  const configuration = useConfigurator((state) => state.configuration);
  const question = guideOf(configuration).questions.get(step?.questionId ?? 0);
  const { open, toggleable } = moreInformation(question?.moreInformationRenderMode ?? 0);
  const [toggled, setToggled] = useState<{ readonly questionId: number; readonly open: boolean } | null>(null);
  const isOpen = toggled && toggled.questionId === question?.id && toggleable ? toggled.open : open;
  const toggle = () => question && setToggled({ questionId: question.id, open: !isOpen });
  return { isOpen, toggle };
}

/** Something can be read about the chosen answer or the question. */
export function useHasInformation(step: Step): boolean {
  const { question, selected } = useQuestion(step);
  return Boolean(selected?.detailText || question.tip);
}

function useQuestion({ questionId }: Step) {
  const configuration = useConfigurator((state) => state.configuration);
  const listed = useListedSections()
    .flatMap(({ questions }) => questions)
    .find((one) => one.questionId === questionId);
  const visitQuestion = useConfigurator((state) => state.visitQuestion);
  useEffect(() => visitQuestion(questionId), [visitQuestion, questionId]);
  const question = guideOf(configuration).questions.get(questionId);
  if (!question) throw new Error(`The step leads to question ${questionId}, which the configuration does not have`);
  return {
    question,
    answers: listed?.answers ?? [],
    selected: guideOf(configuration).answers.get(listed?.selectedAnswerId ?? 0),
  };
}

function usePriceText({ questionId }: Step): string | null {
  const t = useTranslations('palette');
  const { compiled, visit, configuration } = useConfigurator((state) => state);
  if (guideOf(configuration).questions.get(questionId)?.hidePrice) return null;
  const price = priceOfQuestion(compiled, visit, questionId);
  return price === 0 ? t('included') : formatKr(price);
}

/** Every listed answer with its price against the current choice, and why it cannot be chosen. */
function useSamples(step: Step): readonly SampleAnswer[] {
  const t = useTranslations('palette');
  const reasonText = useReasonText();
  const { question, answers, selected } = useQuestion(step);
  const compiled = useConfigurator((state) => state.compiled);
  const visit = useConfigurator((state) => state.visit);
  const ownPrice = usePriceText(step);
  const previews = useMemo(() => previewSection(compiled, visit, step.sectionId), [compiled, visit, step.sectionId]);

  return answers.flatMap(({ answerId, disabled }) => {
    const answer = question.answers.find(({ id }) => id === answerId);
    if (!answer) return [];
    const difference = previews.get(answerId)?.priceDifference;
    const same = ownPrice === t('included') ? t('included') : t('noDifference');
    const price =
      answerId === selected?.id ? ownPrice : difference === undefined || difference === 0 ? same : formatDifference(difference);
    const isDisabled = disabled || previews.get(answerId)?.accepted === false;
    const reason = answer.disabledText || (isDisabled ? reasonText(explainAnswer(compiled, visit, question.id, answerId)) : '');
    return [
      {
        id: answerId,
        title: answer.title,
        image: answer.paletteImage,
        selected: answerId === selected?.id,
        note: isDisabled ? reason : question.hidePrice ? '' : (price ?? ''),
        disabled: isDisabled,
      },
    ];
  });
}
