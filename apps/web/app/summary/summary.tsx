import { Dialog } from '@base-ui/react/dialog';
import type { QuestionId } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { memo, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { MonthlyCostExample } from '../prices/monthly-cost-example.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { useLingering } from '../ui/use-lingering.ts';
import { whenLoaded } from '../ui/when-loaded.ts';
import { useRequestActs } from '../visit/use-request.ts';
import { useView, type ViewProps } from '../visit/use-view.ts';
import { SummaryActions } from './summary-actions.tsx';
import { SummaryCampaigns } from './summary-campaigns.tsx';
import { SummaryFooter, SummaryHead } from './summary-facts.tsx';
import { type ListView, SummaryList } from './summary-list.tsx';
import { SummaryOwnPictures } from './summary-own-pictures.tsx';
import { PaperDrawings, PaperHead } from './summary-paper.tsx';
import { SummaryGallery, SummaryPictures, useSummaryPictures } from './summary-pictures.tsx';
import { SummaryPrice } from './summary-price.tsx';
import { SummaryRoad } from './summary-road.tsx';
import { SummaryTotals } from './summary-totals.tsx';
import { useAfter } from './use-after.ts';
import { useForgottenPdf } from './use-pdf.ts';
import { SummarySheetContext, useSheetOfVisit, useSummarySheet } from './use-summary-sheet.ts';
import { useSummaryTitle } from './use-summary-title.ts';
import './summary.css';
import './summary-print.css';

/** The plots show only after they have loaded, so their component can load later too. */
const SummaryPlots = whenLoaded(async () => (await import('./summary-plots.tsx')).SummaryPlots);

/** The estimate of the whole project's cost loads late, because it is below the visible part of the page. */
const SummaryProject = whenLoaded(async () => (await import('./summary-project.tsx')).SummaryProject);

const CLEARED_AFTER_MS = 500;
/** The time in ms after which the page empties the quote form, when the visitor has left the summary. */
const QUOTE_RESET_AFTER_MS = 1000;
/** The time in ms between the opening of the summary and the loading of its pictures. So the text shows first. */
const PICTURES_AFTER_MS = 100;

/**
 * The whole house on one page: pictures, price and all choices. If the visitor goes from a row to its question, Back leads to this row
 * again. If a button opens another view, Back leads to this button again.
 */
export const Summary = memo(({ open, onClose }: ViewProps) => {
  const [list, setList] = useState<ListView>({ filter: 'all', open: new Set() });
  const changed = useRef<number | null>(null);
  const { view } = useView();
  const ledTo = useRef<string | null>(null);
  const opener = useRef<Element | null>(null);
  // The visitor has left the summary when the configurator shows again. A view that opens from the summary only covers the summary.
  const [isLeft, setLeft] = useState(!open);
  if (open && isLeft) setLeft(false);
  if (view === null && !isLeft) setLeft(true);
  const popup = useRef<HTMLDivElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const lingers = useLingering(!isLeft, CLEARED_AFTER_MS);
  useQuoteReset(isLeft);
  useForgottenPdf(isLeft);
  const firstFocus = () => {
    if (ledTo.current === null) opener.current = document.activeElement;
    const find = (selector: string) => popup.current?.querySelector<HTMLElement>(selector);
    const link = find(`[data-change="${changed.current}"]`);
    const button = find(`[data-opens="${ledTo.current}"]`);
    changed.current = null;
    if (!link && button) {
      // Prevent scrolling, because an ordinary focus could scroll the summary although the button is visible: on a phone it is in a footer
      // at the lower edge.
      requestAnimationFrame(() => button.focus({ preventScroll: true }));
      return false;
    }
    return link ?? close.current;
  };
  const lastFocus = () => {
    if (view !== null) return false;
    return opener.current instanceof HTMLElement && opener.current.isConnected ? opener.current : true;
  };
  useEffect(() => {
    if (!open) ledTo.current = view;
  }, [open, view]);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal keepMounted={lingers}>
        <Dialog.Popup ref={popup} className="summary" initialFocus={firstFocus} finalFocus={lastFocus}>
          {lingers && (
            <SummaryContent
              isOpen={open}
              closeButton={close}
              list={list}
              onList={setList}
              onChange={(questionId) => {
                changed.current = questionId;
              }}
            />
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

function useQuoteReset(isLeft: boolean): void {
  const { forget } = useRequestActs('Quote');
  useEffect(() => {
    if (!isLeft) return;
    const waiting = setTimeout(forget, QUOTE_RESET_AFTER_MS);
    return () => clearTimeout(waiting);
  }, [isLeft, forget]);
}

interface SummaryContentProps {
  readonly isOpen: boolean;
  readonly closeButton: RefObject<HTMLButtonElement | null>;
  readonly list: ListView;
  onList(list: ListView): void;
  onChange(questionId: QuestionId): void;
}

function SummaryContent(props: SummaryContentProps) {
  const sheet = useSheetOfVisit();
  return (
    <SummarySheetContext value={sheet}>
      <SheetContent {...props} />
    </SummarySheetContext>
  );
}

function SheetContent({ isOpen, closeButton, list, onList, onChange }: SummaryContentProps) {
  const t = useTexts(summaryTexts);
  const { disclaimer, price } = useSummarySheet();
  const gallery = useSummaryPictures();
  const withPictures = useAfter(PICTURES_AFTER_MS);
  useSummaryTitle(isOpen);
  return (
    <>
      <PaperHead />
      <SummaryPictures gallery={gallery} mayFetch={withPictures} />
      <div className="summary-body">
        <div className="summary-top">
          <p>{t('heading')}</p>
          <Dialog.Close ref={closeButton} render={<IconButton label={t('close')} />}>
            <Icon icon={X} />
          </Dialog.Close>
        </div>
        <SummaryHead />
        <SummaryPrice />
        <SummaryRoad />
        <SummaryCampaigns />
        <SummaryList list={list} withPictures={withPictures} onList={onList} onChange={onChange} />
        <SummaryTotals />
        <MonthlyCostExample price={price.total} />
        <Suspense>
          <SummaryProject />
        </Suspense>
        <SummaryOwnPictures />
        {disclaimer && <RichText className="summary-disclaimer" html={disclaimer} />}
        <Suspense>
          <SummaryPlots />
        </Suspense>
        <SummaryFooter />
      </div>
      <SummaryActions />
      <SummaryGallery gallery={gallery} mayFetch={withPictures} />
      <PaperDrawings />
    </>
  );
}
