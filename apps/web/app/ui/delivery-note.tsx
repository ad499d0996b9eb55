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
  /** The button that cancels, and later closes: the same one, so that it keeps the focus. */
  readonly end?: Ref<HTMLButtonElement>;
  /** The visitor has read that it is done. */
  onClose(): void;
  /** After the cancel button was pressed, which is gone then. */
  onCancelled?(): void;
  /** What can be done besides. */
  readonly children?: ReactNode;
}

/** How far a PDF has come, seen and announced: what is announced changes with the step, and not with every byte. */
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
            {/* The same is announced above. */}
            <p aria-hidden className="num">
              {isMaking ? progress(delivery, t) : announced(delivery, t)}
            </p>
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

/** Without a value while nobody knows how much is left. */
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
