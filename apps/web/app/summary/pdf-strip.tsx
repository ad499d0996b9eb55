import { pdfTexts } from '@gavel/texts';
import { useRef } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { TextButton } from '../ui/button.tsx';
import { DeliveryNote } from '../ui/delivery-note.tsx';
import { isInAppBrowser } from './is-in-app-browser.ts';
import { useAfter } from './use-after.ts';
import type { usePdf } from './use-pdf.ts';
import './pdf-strip.css';

/**
 * How long after the download the strip offers other ways to get the file, in ms. By then the visitor can see whether the browser has saved
 * the file.
 */
const WAYS_AFTER_MS = 5000;
/** How long the strip waits before it shows, in ms. A screen reader announces only what changes after it has read the page. */
const ANNOUNCED_AFTER_MS = 300;

interface PdfStripProps {
  readonly pdf: ReturnType<typeof usePdf>;
  /** The address of the PDF on this site; null until the server has returned one. */
  readonly link: string | null;
  /** Called when the strip is about to offer the other ways to get the PDF. One of them needs an address of the PDF. */
  onWays(): void;
  /** Called when the button that the visitor pressed has disappeared from the strip. */
  onGone(): void;
}

/** The strip above the buttons of the summary. It shows the progress of the PDF, and offers other ways to get it. */
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

/** Asks the visitor whether they got the PDF, and offers to open its address or to e-mail it. No page knows whether a file was saved. */
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
