import { Dialog } from '@base-ui/react/dialog';
import { generalTexts, pdfTexts, saveTexts, summaryTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useTellSaver } from '../saving/use-saver.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView } from '../visit/use-view.ts';
import '../ui/dialog.css';
import './pdf-dialog.css';

/**
 * What a PDF still needs: a login (`login`), a saved house (`save`), a retry after a failure (`failed`), the removal of a picture
 * of the 3D model that the server does not print (`refused`), or only the visitor’s click (`nothing`).
 */
export type PdfNeed = 'login' | 'save' | 'nothing' | 'failed' | 'refused';

interface PdfDialogProps {
  readonly open: boolean;
  readonly need: PdfNeed;
  onClose(): void;
  onPrint(): void;
  onMake(): void;
}

/** Shows what a PDF still needs, with buttons for it, or that the PDF has failed. Printing the summary needs none of this. */
export function PdfDialog({ open, need, onClose, onPrint, onMake }: PdfDialogProps) {
  const t = useTexts(pdfTexts);
  const general = useTexts(generalTexts);
  const print = useTexts(summaryTexts)('print');
  const { open: show } = useView();
  const hasFailed = need === 'failed' || need === 'refused';
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className="veil summary-veil" />
        <Dialog.Popup className="dialog summary-dialog">
          {!hasFailed && (
            <Dialog.Close className="dialog-close" render={<IconButton label={general('close')} />}>
              <Icon icon={X} />
            </Dialog.Close>
          )}
          <Dialog.Title className="dialog-title">{t(`${need}Heading`)}</Dialog.Title>
          <Dialog.Description className="dialog-text">{t(`${need}Text`)}</Dialog.Description>
          <div className="dialog-actions">
            {!hasFailed && <Button onClick={onPrint}>{print}</Button>}
            {need === 'login' && (
              <>
                <Button onClick={() => show('login', { pdf: 1 })}>{t('logIn')}</Button>
                <Button kind="primary" onClick={() => show('login', { pdf: 1, create: 1 })}>
                  {t('register')}
                </Button>
              </>
            )}
            {need === 'save' && <Save />}
            {need === 'nothing' && (
              <Button kind="primary" onClick={onMake}>
                {t('make')}
              </Button>
            )}
            {hasFailed && (
              <Button kind="primary" onClick={onClose}>
                {general('close')}
              </Button>
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The button that saves the house. While the house is being saved, the text of the button shows this. */
function Save() {
  const t = useTexts(saveTexts);
  const tell = useTellSaver();
  const isSending = useConfigurator(({ saving }) => saving.kind === 'sending');
  return (
    <Button kind="primary" disabled={isSending} onClick={() => tell({ kind: 'asked', forced: true })}>
      {t(isSending ? 'saving' : 'save')}
    </Button>
  );
}
