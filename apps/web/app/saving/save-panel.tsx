import { Dialog } from '@base-ui/react/dialog';
import { generalTexts, saveTexts, shareTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { MadeLinks } from '../sharing/made-links.tsx';
import { ShareLink } from '../sharing/share-link.tsx';
import { useShareLink } from '../sharing/use-share-link.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useView, type ViewProps } from '../visit/use-view.ts';
import '../ui/dialog.css';
import './save-panel.css';

/** Says where the house is kept after a save, and makes a link to it for other devices and people. */
export function SavePanel({ open, onClose }: ViewProps) {
  const t = useTexts(saveTexts);
  const share = useTexts(shareTexts);
  const general = useTexts(generalTexts);
  const isSaved = useConfigurator(({ storageFails }) => !storageFails);
  const { progress, seen } = useShareLink();
  const { open: openView } = useView();
  useEffect(() => {
    if (open && progress.kind === 'made') seen();
  }, [open, progress, seen]);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="veil" />
        <Dialog.Popup className="dialog">
          <Dialog.Title className="dialog-title">{t(isSaved ? 'heading' : 'failedHeading')}</Dialog.Title>
          <Dialog.Description className="dialog-text">{t(isSaved ? 'text' : 'failedText')}</Dialog.Description>
          <section className="save-part">
            <h3>{share('heading')}</h3>
            <p>{t('linkText')}</p>
            <ShareLink />
            <MadeLinks />
          </section>
          <section className="save-part">
            <h3>{t('accountHeading')}</h3>
            <p>{t('accountText')}</p>
            <Button onClick={() => openView('login')}>{t('logIn')}</Button>
          </section>
          <div className="dialog-actions">
            <Dialog.Close render={<Button kind="primary" />}>{t('done')}</Dialog.Close>
          </div>
          <Dialog.Close className="dialog-close" render={<IconButton label={general('close')} />}>
            <Icon icon={X} />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
