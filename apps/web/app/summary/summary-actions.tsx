import { formatDate } from '@gavel/core';
import { pdfTexts, summaryTexts } from '@gavel/texts';
import { ArrowRight, Check, FileDown, Printer } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { PdfDialog } from './pdf-dialog.tsx';
import { PaperFoot } from './summary-paper.tsx';
import { usePdf } from './use-pdf.ts';
import { usePrint } from './use-print.ts';
import './summary-actions.css';

/** What can be done with the whole house: keep it on paper or as a PDF, or send it to a salesperson. On paper, where it can be opened again. */
export function SummaryActions() {
  const t = useTexts(summaryTexts);
  const { open } = useView();
  const pdf = usePdf();
  const pdfWords = useTexts(pdfTexts);
  const { print, isPreparing } = usePrint();
  return (
    <footer className="summary-actions">
      <Saved />
      <Button className="summary-print" onClick={print} disabled={isPreparing}>
        <Icon icon={Printer} />
        <span>{t('print')}</span>
      </Button>
      <Button onClick={pdf.ask} aria-label={t('makePdf')} aria-busy={pdf.isMaking}>
        <Icon icon={FileDown} />
        {pdf.isMaking ? pdfWords('making') : t('pdf')}
      </Button>
      <span role="status" className="visually-hidden">
        {pdf.isMaking && pdfWords('isMaking')}
      </span>
      <Button kind="primary" data-opens="offer" onClick={() => open('offer')}>
        {t('submit')}
        <Icon icon={ArrowRight} small />
      </Button>
      <PaperFoot />
      <PdfDialog open={pdf.isOpen} need={pdf.need} onClose={pdf.close} onPrint={print} onMake={pdf.makeFromDialog} />
    </footer>
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
