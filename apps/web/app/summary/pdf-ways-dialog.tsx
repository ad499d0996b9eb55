import { Dialog } from '@base-ui/react/dialog';
import type { DocumentLink } from '@gavel/contract';
import { formatTimeOfDay } from '@gavel/core';
import { generalTexts, pdfTexts, shareTexts } from '@gavel/texts';
import { X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type CopyResult, LinkField } from '../sharing/link-field.tsx';
import { useTexts } from '../texts/use-texts.ts';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
import type { Progress } from '../ui/use-loaded.ts';
import { whenLoaded } from '../ui/when-loaded.ts';
import { useOwnPictures } from './use-own-pictures.ts';
import './pdf-dialog.css';
import '../ui/dialog.css';

/** The form is in a separate script, because the form is larger than the rest of the dialog. */
const PdfMailForm = whenLoaded(async () => (await import('./pdf-mail-form.tsx')).PdfMailForm);

interface PdfWaysDialogProps {
  readonly open: boolean;
  /** The token of the house in the PDF. */
  readonly id: string;
  readonly link: Progress<DocumentLink>;
  onClose(): void;
}

/** Other ways to get the PDF than a download in this browser: by e-mail, or through the address of the PDF in another browser. */
export function PdfWaysDialog({ open, id, link, onClose }: PdfWaysDialogProps) {
  const t = useTexts(pdfTexts);
  const close = useTexts(generalTexts)('close');
  const { pictures } = useOwnPictures();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className="veil summary-veil" />
        <Dialog.Popup className="dialog summary-dialog">
          <Dialog.Close className="dialog-close" render={<IconButton label={close} />}>
            <Icon icon={X} />
          </Dialog.Close>
          <Dialog.Title className="dialog-title">{t('waysHeading')}</Dialog.Title>
          <Dialog.Description className="dialog-text">{t('mailText')}</Dialog.Description>
          {pictures.length > 0 && <p className="dialog-text">{t('waysWithoutOwn')}</p>}
          <Suspense>
            <PdfMailForm id={id} />
          </Suspense>
          <section className="pdf-link">
            <h3>{t('linkHeading')}</h3>
            {link.kind === 'failed' && <Message kind="error">{t('linkFailed')}</Message>}
            {link.kind === 'loaded' && <Link {...link.value} />}
          </section>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Link({ address, expiresAt }: DocumentLink) {
  const t = useTexts(pdfTexts);
  const share = useTexts(shareTexts);
  const [copied, setCopied] = useState<CopyResult | null>(null);
  return (
    <>
      <p className="dialog-text">{t('linkText', { time: formatTimeOfDay(expiresAt) })}</p>
      <LinkField
        link={new URL(address, location.origin).href}
        label={t('link')}
        title={t('link')}
        isNew={false}
        onCopied={setCopied}
      />
      <p role="status">{copied && share(copied)}</p>
    </>
  );
}
