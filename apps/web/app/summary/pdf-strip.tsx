import { pdfTexts } from '@gavel/texts';
import { useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { TextButton } from '../ui/button.tsx';
import { DeliveryNote } from '../ui/delivery-note.tsx';
import { isInAppBrowser } from './is-in-app-browser.ts';
import { useAfter } from './use-after.ts';
import type { usePdf } from './use-pdf.ts';
import './pdf-strip.css';

/** A browser that saves the file has shown it by then. */
const WAYS_AFTER_MS = 5000;
/** A screen reader announces what changes in a page that it has read already. */
const ANNOUNCED_AFTER_MS = 300;

interface PdfStripProps {
  readonly pdf: ReturnType<typeof usePdf>;
  /** An https address of the PDF, once there is one. */
  readonly link: string | null;
  /** The ways are shown, and need an address. */
  onWays(): void;
  /** What was pressed is gone. */
  onGone(): void;
}

/** Above the buttons of the summary: how far the PDF has come, and the other ways to it. */
export function PdfStrip({ pdf, link, onWays, onGone }: PdfStripProps) {
  const t = useTexts(pdfTexts);
  const end = useRef<HTMLButtonElement>(null);
  const isRead = useAfter(ANNOUNCED_AFTER_MS);
  const { delivery, copy, make, forget } = pdf;
  const isDone = delivery.kind === 'done';
  const isMaking = delivery.kind === 'making';
  const isInApp = isInAppBrowser(navigator.userAgent);
  if (!isRead) return null;
  return (
    <DeliveryNote
      delivery={delivery}
      end={end}
      onCancelled={onGone}
      onClose={() => {
        forget();
        onGone();
      }}
    >
      {isDone && copy === 'light' && (
        <p className="pdf-strip-more">
          {t('light')}{' '}
          <TextButton
            onClick={() => {
              make('large');
              end.current?.focus();
            }}
          >
            {t('large')}
          </TextButton>
        </p>
      )}
      {((isMaking && isInApp) || isDone) && (
        <Ways
          key={delivery.kind}
          afterMs={isInApp ? 0 : WAYS_AFTER_MS}
          question={t(isMaking ? 'inApp' : 'noFile')}
          link={link}
          onWays={onWays}
          onMail={pdf.openWays}
        />
      )}
    </DeliveryNote>
  );
}

interface WaysProps {
  readonly afterMs: number;
  readonly question: string;
  readonly link: string | null;
  onWays(): void;
  onMail(): void;
}

/** Nobody learns whether a browser has saved a file: the visitor is asked, and offered both other ways. */
function Ways({ afterMs, question, link, onWays, onMail }: WaysProps) {
  const t = useTexts(pdfTexts);
  const isDue = useAfter(afterMs, onWays);
  return (
    <div className="pdf-strip-more">
      <span role="status">{isDue && question}</span>
      {isDue && link !== null && (
        <a className="text-link" href={link} download>
          {t('byLink')}
        </a>
      )}
      {isDue && <TextButton onClick={onMail}>{t('byMail')}</TextButton>}
    </div>
  );
}
