import { salesQuoteTexts } from '@gavel/texts';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';

interface QuoteDocumentProps {
  readonly requestId: string;
  /** The id of a quote that was sent; left out for the draft. */
  readonly quote?: string;
  /** Saves the draft before the download starts. If it throws, nothing is downloaded. */
  before?(): Promise<unknown>;
}

/** The button that downloads the PDF of a quote. */
export function QuoteDocument({ requestId: id, quote, before }: QuoteDocumentProps) {
  const t = useTexts(salesQuoteTexts);
  const [progress, setProgress] = useState<'idle' | 'making' | 'failed'>('idle');
  const isMaking = progress === 'making';

  async function make() {
    if (isMaking) return;
    setProgress('making');
    try {
      await before?.();
      const api = await browserStaffApi();
      const parameters = { id };
      const file = await (quote === undefined
        ? api.previewOfferDocument({ parameters })
        : api.makeSentOfferDocument({ parameters: { id, offer: quote } }));
      saveFile(file, 'application/pdf');
      setProgress('idle');
    } catch {
      setProgress('failed');
    }
  }

  return (
    <>
      <Button className="slim" aria-disabled={isMaking} aria-busy={isMaking} onClick={make}>
        <Icon icon={FileDown} small /> {t(isMaking ? 'pdfMaking' : 'pdf')}
      </Button>
      {progress === 'failed' && (
        <span role="alert" className="offer-fault">
          {t('failed')}
        </span>
      )}
    </>
  );
}
