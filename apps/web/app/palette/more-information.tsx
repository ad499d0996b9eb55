import { moreInformation, type Step } from '@gavel/core';
import { paletteTexts } from '@gavel/texts';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { rendition } from '../ui/renditions.ts';
import { RichText } from '../ui/rich-text.tsx';
import { guideOf } from '../visit/guide-of.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useQuestion } from '../visit/use-question.ts';
import { useSampleImage } from '../visit/use-sample-image.ts';
import './more-information.css';

const PANEL = 'more-information';

/**
 * The panel with information about the selected answer. The builder’s setting for the question (`moreInformationRenderMode`)
 * decides whether the panel is open at first and whether the visitor can close it.
 */
export function MoreInformation({ step, wasAsked }: { step: Step; wasAsked: boolean }) {
  const t = useTexts(paletteTexts);
  const { selected } = useQuestion(step);
  const sampleImage = useSampleImage();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // The visitor has asked for the panel, so scroll it into view.
    if (wasAsked) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [wasAsked]);
  if (!selected) return null;
  const about = t('about', { answer: selected.title });
  const picture = selected.usePaletteReference ? sampleImage(selected) : selected.productImage;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users have to reach a scrolling element
    <section id={PANEL} className="more-information" aria-label={about} tabIndex={0} ref={panel}>
      <h2>{about}</h2>
      {picture && <ProductPicture key={picture} src={rendition(picture, 'moreinformation')} />}
      {selected.detailText && selected.altText && <p className="more-information-alternative">{selected.altText}</p>}
      {selected.detailText ? <RichText html={selected.detailText} /> : <p>{selected.altText}</p>}
    </section>
  );
}

/**
 * The picture of the product. If it fails to load, a text is in its place until the network is back and it loads (`useRetriedImages`).
 */
function ProductPicture({ src }: { src: string }) {
  const t = useTexts(paletteTexts);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <img src={src} alt="" hidden={failed} onError={() => setFailed(true)} onLoad={() => setFailed(false)} />
      {failed && (
        <p className="more-information-missing" role="status">
          {t('pictureMissing')}
        </p>
      )}
    </>
  );
}

/**
 * Returns whether the information panel of the question is open. The builder’s setting for the question decides this at first. The
 * visitor can then open or close the panel, if the setting allows it.
 */
export function useMoreInformation({ questionId }: Step) {
  const { questions } = guideOf(useConfigurator((state) => state.configuration));
  const { open, toggleable } = moreInformation(questions.get(questionId)?.moreInformationRenderMode ?? 'closed');
  const [panel, setPanel] = useState({ questionId, isOpen: open });
  const entered = panel.questionId === questionId ? panel : { questionId, isOpen: open };
  if (entered !== panel) setPanel(entered);
  const toggle = () => {
    if (!toggleable) return;
    // On a phone the open panel may be below the samples. If so, the visitor presses the button to see the panel, so scroll to it instead
    // of closing it.
    const shown = entered.isOpen ? document.getElementById(PANEL) : null;
    if (shown && isOutOfSight(shown)) shown.scrollIntoView({ block: 'nearest' });
    else setPanel({ questionId, isOpen: !entered.isOpen });
  };
  return { isOpen: entered.isOpen, wasAsked: entered.isOpen && !open, toggle };
}

/** Returns whether the first lines of an element are covered, or scrolled out of view. */
function isOutOfSight(element: HTMLElement): boolean {
  const { left, top } = element.getBoundingClientRect();
  return !element.contains(document.elementFromPoint(left + 8, top + 24));
}

/** Returns whether there is information about the selected answer. */
export function useHasInformation(step: Step): boolean {
  const { selected } = useQuestion(step);
  return Boolean(selected?.detailText || selected?.altText);
}
