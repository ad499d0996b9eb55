import { formatDate, formatDay } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { ArrowRight, Check, FileDown, Printer } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useQuoteAskedAt, useRequest, useRequestActs } from '../visit/use-request.ts';
import { useView } from '../visit/use-view.ts';
import { PdfDialog } from './pdf-dialog.tsx';
import { PdfStrip } from './pdf-strip.tsx';
import { PdfWaysDialog } from './pdf-ways-dialog.tsx';
import { PaperFoot } from './summary-paper.tsx';
import { useDocumentLink } from './use-document-link.ts';
import { usePdf } from './use-pdf.ts';
import { usePrint } from './use-print.ts';
import './summary-actions.css';

/**
 * The actions for the whole house: print the summary, get a PDF of it, or request a quote. A printed page shows the address that opens
 * the house again, or else the address of the site.
 */
export function SummaryActions() {
  const t = useTexts(summaryTexts);
  const pdf = usePdf();
  const { print, isPreparing } = usePrint();
  const button = useRef<HTMLButtonElement>(null);
  // The page requests the address of the PDF only when it is about to show it, because the address expires soon.
  const [isAddressed, setAddressed] = useState(false);
  const link = useDocumentLink(pdf.id, pdf.copy, isAddressed || pdf.showsWays);
  return (
    <footer className="summary-actions">
      <PdfStrip
        pdf={pdf}
        link={link.kind === 'loaded' ? link.value.address : null}
        onWays={() => setAddressed(true)}
        onGone={() => button.current?.focus()}
      />
      <Saved />
      <Button className="summary-print" onClick={print} disabled={isPreparing}>
        <Icon icon={Printer} />
        <span>{t('print')}</span>
      </Button>
      <Button ref={button} onClick={pdf.ask} aria-label={t('makePdf')} aria-busy={pdf.isMaking}>
        <Icon icon={FileDown} />
        {t('pdf')}
      </Button>
      <Quote />
      <PaperFoot />
      <PdfDialog open={pdf.isOpen} need={pdf.need} onClose={pdf.close} onPrint={print} onMake={pdf.makeFromDialog} />
      {pdf.id !== undefined && <PdfWaysDialog open={pdf.showsWays} id={pdf.id} link={link} onClose={pdf.close} />}
    </footer>
  );
}

/** The button that opens the quote form. If the visitor has requested a quote for the saved house, the date is above the button. */
function Quote() {
  const t = useTexts(summaryTexts);
  const { open } = useView();
  const askedAt = useQuoteAskedAt();
  const isSent = useRequest('Quote').sentTo !== null;
  const { forget } = useRequestActs('Quote');
  const start = () => {
    // Without this, the panel would show the confirmation of the earlier quote request.
    if (isSent) forget();
    void open('offer');
  };
  return (
    <>
      {askedAt && (
        <p className="summary-asked">
          <Icon icon={Check} small />
          {t('asked', { date: formatDay(Date.parse(askedAt)) })}
        </p>
      )}
      <Button kind={askedAt ? 'plain' : 'primary'} className="summary-quote" data-opens="offer" onClick={start}>
        {t(askedAt ? 'submitAgain' : 'submit')}
        <Icon icon={ArrowRight} small />
      </Button>
    </>
  );
}

function Saved() {
  const t = useTexts(summaryTexts);
  const unsaved = useConfigurator((state) => state.unsaved);
  const savedAt = useConfigurator((state) => state.savedAt);
  if (unsaved) return <p className="summary-saved">{t('unsaved')}</p>;
  if (savedAt === null) return null;
  return (
    <p className="summary-saved">
      <Icon icon={Check} small />
      {t('saved', { date: formatDate(new Date(savedAt).toISOString()) })}
    </p>
  );
}
