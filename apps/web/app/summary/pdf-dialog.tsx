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

/** What a PDF waits for: somebody who is logged in, a saved house, a word to begin, or another try after it went wrong. */
export type PdfNeed = 'login' | 'save' | 'nothing' | 'failed';

interface PdfDialogProps {
  readonly open: boolean;
  readonly need: PdfNeed;
  onClose(): void;
  onPrint(): void;
  onMake(): void;
}

/** Says what a PDF needs, and leads there; the printer needs nothing. */
export function PdfDialog({ open, need, onClose, onPrint, onMake }: PdfDialogProps) {
  const t = useTexts(pdfTexts);
  const general = useTexts(generalTexts);
  const print = useTexts(summaryTexts)('print');
  const { open: show } = useView();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className="veil summary-veil" />
        <Dialog.Popup className="dialog summary-dialog">
          {need !== 'failed' && (
            <Dialog.Close className="dialog-close" render={<IconButton label={general('close')} />}>
              <Icon icon={X} />
            </Dialog.Close>
          )}
          <Dialog.Title className="dialog-title">{t(`${need}Heading`)}</Dialog.Title>
          <Dialog.Description className="dialog-text">{t(`${need}Text`)}</Dialog.Description>
          <div className="dialog-actions">
            {need !== 'failed' && <Button onClick={onPrint}>{print}</Button>}
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
            {need === 'failed' && (
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

/** Once the house is saved, the dialog says so. */
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
