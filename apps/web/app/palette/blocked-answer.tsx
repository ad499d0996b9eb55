import { asAnswerId, explainAnswer, findWay, type GuideAnswer, type Visit } from '@gavel/core';
import { generalTexts, wayTexts } from '@gavel/texts';
import { useMemo, useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Flyout } from '../ui/flyout.tsx';
import { guideOf } from '../visit/guide-of.ts';
import { useAsked } from '../visit/use-asked.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useReasonText } from '../visit/use-reason-text.ts';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { isFixed } from './is-fixed.ts';
import { WayPreview, WayTotal } from './way-preview.tsx';

/**
 * The view to choose a blocked answer anyway ("Välj ändå"). Before anything changes, it shows which answers would be replaced, and the
 * price.
 */
export function BlockedAnswer({ open, onClose }: ViewProps) {
  const { parameter } = useView();
  const guide = guideOf(useConfigurator((state) => state.configuration));
  const asked = open ? (guide.answers.get(asAnswerId(parameter('answer') ?? 0)) ?? null) : null;
  const kept = useAsked(asked);
  if (!kept) return null;
  return <AskedAnswer open={asked !== null} answer={kept.about} visit={kept.visit} onClose={onClose} />;
}

interface AskedAnswerProps {
  readonly open: boolean;
  readonly answer: GuideAnswer;
  /**
   * The visit as it was when the view opened. A confirmation changes the visit, but must not change the text of this view during its
   * closing animation.
   */
  readonly visit: Visit;
  onClose(): void;
}

function AskedAnswer({ open, answer, visit, onClose }: AskedAnswerProps) {
  const t = useTexts(wayTexts);
  const general = useTexts(generalTexts);
  const compiled = useConfigurator((state) => state.compiled);
  const choose = useConfigurator((state) => state.choose);
  const reasonText = useReasonText();
  const confirmed = useRef(false);
  const { id, title, parentQuestionId: questionId } = answer;
  const way = useMemo(() => findWay(compiled, visit, questionId, id), [compiled, visit, questionId, id]);
  const reasons = explainAnswer(compiled, visit, questionId, id);
  // If the builder has written a text about why this answer is blocked, show only that text instead of the reasons from the rules.
  const reason = answer.disabledText || reasonText(reasons);
  const confirm = () => {
    confirmed.current = choose([{ questionId, answerId: id }], way?.others);
    onClose();
  };
  const cancel = () => {
    confirmed.current = false;
    onClose();
  };

  return (
    <Flyout
      open={open}
      onClose={cancel}
      title={t(way ? 'heading' : 'noneHeading', { answer: title })}
      finalFocus={() => !confirmed.current || document.querySelector<HTMLElement>(`[data-answer="${id}"]`)}
    >
      {reason && <p className="flyout-lead">{t('because', { reason })}</p>}
      {way ? (
        <WayPreview way={way} questionId={questionId} />
      ) : (
        <p className="way-reason">{t(reasons.length > 0 && !reasons.some(isFixed) ? 'none' : 'noneHere')}</p>
      )}
      <div className="flyout-actions">
        {way && <WayTotal transition={way.transition} />}
        {way && (
          <Button kind="primary" onClick={confirm}>
            {t('confirm', { answer: title })}
          </Button>
        )}
        <Button onClick={cancel}>{way ? general('cancel') : t('understood')}</Button>
      </div>
    </Flyout>
  );
}
