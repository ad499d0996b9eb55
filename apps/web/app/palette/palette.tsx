import type { Step } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { Suspense } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { RichText } from '../ui/rich-text.tsx';
import { useIsSheet } from '../ui/use-layout.ts';
import { whenLoaded } from '../ui/when-loaded.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useQuestion } from '../visit/use-question.ts';
import { useView } from '../visit/use-view.ts';
import { MoreInformation, useHasInformation, type useMoreInformation } from './more-information.tsx';
import { Samples } from './samples.tsx';
import { SectionIntroduction } from './section-introduction.tsx';
import { useSamples } from './use-samples.ts';
import { useSectionSheet } from './use-section-sheet.ts';
import './palette.css';

/** The browser loads the code of `SectionEnd` only when the last step of a section needs it. */
const SectionEnd = whenLoaded(async () => (await import('./section-end.tsx')).SectionEnd);

/** The answers of a question as samples, followed by a card with the builder’s tip and a card about the products. */
export function Palette({ step, information }: { step: Step; information: Information }) {
  const { question, answers } = useQuestion(step);
  const choose = useConfigurator((state) => state.choose);
  const { open } = useView();
  const hasCard = question.hasProductInformation && question.productInformation !== '';
  return (
    <Samples
      key={question.id}
      label={question.title}
      samples={useSamples(step)}
      hasArrows={answers.length > 4 || hasCard}
      onChoose={(answerId) => choose([{ questionId: question.id, answerId }])}
      onWay={(answerId) => open('way', { answer: answerId })}
    >
      <Reading step={step} information={information} />
      {(question.tip || hasCard) && (
        <div className="samples-cards">
          {question.tip && <TipCard html={question.tip} />}
          {hasCard && (
            <ProductCard html={question.productInformation} onOpen={() => open('product', { question: question.id })} />
          )}
        </div>
      )}
    </Samples>
  );
}

type Information = Pick<ReturnType<typeof useMoreInformation>, 'isOpen' | 'wasAsked'>;

/** The texts about the section and the selected answer: in a panel beside the house or, on a phone, above and below the samples. */
function Reading({ step, information }: { step: Step; information: Information }) {
  const { introduced, ended, close } = useSectionSheet(step);
  const hasInformation = useHasInformation(step) && information.isOpen;
  const { selected } = useQuestion(step);
  // On a phone, the head of the sheet may cut off the second text of the answer (`altText`), so repeat that text here.
  const alternative = useIsSheet() && !hasInformation && selected?.altText;
  if (!introduced && !ended && !hasInformation && !alternative) return null;
  return (
    <div className="reading sheet">
      {introduced && <SectionIntroduction section={introduced} onClose={close} />}
      {ended && (
        <Suspense>
          <SectionEnd {...ended} onClose={close} />
        </Suspense>
      )}
      {hasInformation && <MoreInformation step={step} wasAsked={information.wasAsked} />}
      {alternative && <p className="samples-alternative">{alternative}</p>}
    </div>
  );
}

function TipCard({ html }: { html: string }) {
  const t = useTexts(paletteTexts);
  return (
    <div className="samples-card">
      <h2>{t('tip')}</h2>
      <RichText html={html} />
    </div>
  );
}

/** The last card of the palette. It opens the information about the products. */
function ProductCard({ html, onOpen }: { html: string; onOpen(): void }) {
  const t = useTexts(paletteTexts);
  return (
    <div className="samples-card samples-card-last">
      <RichText html={html} />
      <button type="button" className="text-link" aria-label={t('readMoreNamed')} onClick={onOpen}>
        {t('readMore')}
      </button>
    </div>
  );
}
