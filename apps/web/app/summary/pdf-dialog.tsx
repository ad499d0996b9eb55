import { Dialog } from '@base-ui/react/dialog';
import { generalTexts, summaryTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useTexts } from '../texts/use-texts.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useView } from '../visit/use-view.ts';
import '../ui/dialog.css';
import './pdf-dialog.css';

interface PdfDialogProps {
  readonly open: boolean;
  onClose(): void;
  onPrint(): void;
}

/** A PDF is for those who are logged in; this says so, and leads there or to the printer. */
export function PdfDialog({ open, onClose, onPrint }: PdfDialogProps) {
  const t = useTexts(summaryTexts);
  const general = useTexts(generalTexts);
  const { open: show } = useView();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className="veil summary-veil" />
        <Dialog.Popup className="dialog summary-dialog">
          <Dialog.Close className="dialog-close" render={<IconButton label={general('close')} />}>
            <Icon icon={X} />
          </Dialog.Close>
          <Dialog.Title className="dialog-title">{t('pdfHeading')}</Dialog.Title>
          <Dialog.Description className="dialog-text">{t('pdfText')}</Dialog.Description>
          <div className="dialog-actions">
            <Button onClick={onPrint}>{t('print')}</Button>
            <Button kind="primary" onClick={() => show('login')}>
              {t('logIn')}
            </Button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
