import { generalTexts, pdfTexts, type Translate } from '@gavel/texts';
import type { ReactNode, Ref } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Button } from './button.tsx';
import type { FileDelivery } from './file-delivery.ts';
import { formatFileSize } from './format-file-size.ts';
import './delivery-note.css';

type Words = Translate<typeof pdfTexts.messages>;

interface DeliveryNoteProps {
  readonly delivery: FileDelivery;
  /**
   * The button at the end of the note. It cancels the running download, and after the download it closes the note. It is one element, so it
   * keeps the focus.
   */
  readonly end?: Ref<HTMLButtonElement>;
  /** Called when the visitor closes the note after the download. */
  onClose(): void;
  /** Called after the visitor has cancelled. The note and its focused button disappear, so the parent must move the focus. */
  onCancelled?(): void;
  /** More buttons. */
  readonly children?: ReactNode;
}

/**
 * The progress of the download of a PDF. Screen readers announce only four changes: the server makes the file, the file is arriving, it is
 * complete, or the visitor has cancelled. They do not announce the number of bytes that have arrived.
 */
export function DeliveryNote({ delivery, end, onClose, onCancelled, children }: DeliveryNoteProps) {
  const t = useTexts(pdfTexts);
  const general = useTexts(generalTexts);
  const isMaking = delivery.kind === 'making';
  const isShown = isMaking || delivery.kind === 'done';
  const cancel = () => {
    if (!isMaking) return;
    delivery.cancel();
    onCancelled?.();
  };
  return (
    <div className={isShown ? 'delivery-note' : 'delivery-note-idle'}>
      <p role="status" className="visually-hidden">
        {announced(delivery, t)}
      </p>
      {isShown && (
        <>
          <div className="delivery-note-step">
            {/* Hidden from screen readers, because the status above already announces this. */}
            <p aria-hidden>{isMaking ? progress(delivery, t) : announced(delivery, t)}</p>
            {isMaking && <Bar {...delivery} label={t('progress')} />}
          </div>
          {children}
          <Button ref={end} className="delivery-note-end" onClick={isMaking ? cancel : onClose}>
            {general(isMaking ? 'cancel' : 'close')}
          </Button>
        </>
      )}
    </div>
  );
}

/** The progress bar. While the size is not known, it has no value. */
function Bar({ received, size, label }: { received: number | null; size: number | null; label: string }) {
  return <progress aria-label={label} {...(received !== null && size !== null && { value: received, max: size })} />;
}

function announced(delivery: FileDelivery, t: Words): string {
  switch (delivery.kind) {
    case 'making':
      if (delivery.received === null) return t('isMaking');
      return delivery.size === null ? t('isArriving') : t('isArrivingOf', { size: formatFileSize(delivery.size) });
    case 'done':
      return t('isDone', { size: formatFileSize(delivery.size) });
    case 'cancelled':
      return t('cancelled');
    default:
      return '';
  }
}

function progress({ received, size }: { readonly received: number | null; readonly size: number | null }, t: Words): string {
  if (received === null) return t('isMaking');
  const arrived = formatFileSize(received);
  return size === null ? t('arrived', { arrived }) : t('arrivedOf', { arrived, size: formatFileSize(size) });
}
