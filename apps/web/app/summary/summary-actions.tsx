import { formatDate } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { ArrowRight, Check, FileDown, Printer } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import { PdfDialog } from './pdf-dialog.tsx';
import { PaperFoot } from './summary-paper.tsx';
import { usePdfDialog } from './use-pdf-dialog.ts';
import { usePrint } from './use-print.ts';
import './summary-actions.css';

/** What can be done with the whole house: keep it on paper or as a PDF, or send it to a salesperson. On paper, where it can be opened again. */
export function SummaryActions() {
  const t = useTexts(summaryTexts);
  const { open } = useView();
  const pdf = usePdfDialog();
  const { print, isPreparing } = usePrint();
  return (
    <footer className="summary-actions">
      <Saved />
      <Button className="summary-print" onClick={print} disabled={isPreparing}>
        <Icon icon={Printer} />
        <span>{t('print')}</span>
      </Button>
      <Button onClick={pdf.open} aria-label={t('makePdf')}>
        <Icon icon={FileDown} />
        {t('pdf')}
      </Button>
      <Button kind="primary" data-opens="offer" onClick={() => open('offer')}>
        {t('submit')}
        <Icon icon={ArrowRight} small />
      </Button>
      <PaperFoot />
      <PdfDialog open={pdf.isOpen} onClose={pdf.close} onPrint={print} />
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
