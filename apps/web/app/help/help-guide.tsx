import { Dialog } from '@base-ui/react/dialog';
import { guideTexts } from '@gavel/texts';
import { useEffect, useRef, useState } from 'react';
import { useOverview } from '../overview/use-overview.tsx';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { RichText } from '../ui/rich-text.tsx';
import type { ViewProps } from '../visit/use-view.ts';
import { useSpotlight } from './use-spotlight.ts';
import './help-guide.css';

/** The help guide: seven steps, each with a spotlight on an element. */
export function HelpGuide({ open, onClose }: ViewProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()} disablePointerDismissal>
      <Dialog.Portal>{open && <Steps onClose={onClose} />}</Dialog.Portal>
    </Dialog.Root>
  );
}

/** The selectors of the element to highlight, for each step. The spotlight uses the first selector that has a visible element. */
const TARGETS: readonly (readonly string[])[] = [
  ['.has-overview .configurator-side', '.navigation-count'],
  ['.profile-box', '.navigation-count'],
  ['.navigation-cell'],
  ['.samples-frame', '.bundles', '.palette'],
  ['.title-block'],
  ['.camera-bar'],
  ['.title-summary', '.title-block'],
];
/** The number, from 1, of the step about the profile. On a phone, the profile button is in the overview. */
const PROFILE = 2;
const NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const;

function Steps({ onClose }: Pick<ViewProps, 'onClose'>) {
  const t = useTexts(guideTexts);
  const { helpGuide } = useSite().brand;
  const { show: showOverview } = useOverview();
  const [at, setAt] = useState(0);
  const card = useRef<HTMLDivElement>(null);
  const spotlight = useSpotlight(TARGETS[at] ?? NOWHERE, card);
  const number = NUMBERS[at] ?? 1;
  const own = helpGuide[at];
  const title = own?.title ?? t(`title${number}`);
  const total = NUMBERS.length;
  const isLast = number === total;
  // Open the overview for the first step, which highlights it.
  useEffect(() => {
    if (at === 0) showOverview();
  }, [at, showOverview]);

  return (
    <>
      <div className="guide-veil" />
      {spotlight?.target && <div className="guide-spot" style={spotlight.target} />}
      <Dialog.Popup ref={card} className="guide-card" style={spotlight?.card}>
        <div aria-live="polite" aria-atomic="true">
          <p className="guide-count num">
            <span aria-hidden="true">{t('step', { n: String(number), total: String(total) })}</span>
            <span className="visually-hidden">{t('announced', { n: String(number), total: String(total) })}</span>
          </p>
          <Dialog.Title className="guide-title">{title}</Dialog.Title>
          {own ? <RichText html={own.text} /> : <p>{t(`text${number}`)}</p>}
          {number === PROFILE && spotlight?.found === 1 && <p className="guide-note">{t('profileInOverview')}</p>}
        </div>
        <div className="guide-actions">
          {at > 0 && <Button onClick={() => setAt(at - 1)}>{t('back')}</Button>}
          <Button kind="primary" onClick={() => (isLast ? onClose() : setAt(at + 1))}>
            {t(isLast ? 'begin' : 'next')}
          </Button>
        </div>
        <Dialog.Close className="text-link guide-end">{t('end')}</Dialog.Close>
      </Dialog.Popup>
    </>
  );
}

const NOWHERE: readonly string[] = [];
