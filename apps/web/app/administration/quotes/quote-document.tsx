import { salesOfferTexts } from '@gavel/texts';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { browserStaffApi } from '../access/browser-staff-api.ts';

interface OfferDocumentProps {
  readonly leadId: string;
  /** One that was sent; absent: the draft. */
  readonly offer?: string;
  /** Done first: what is written is saved. */
  before?(): Promise<unknown>;
}

/** The PDF of an offer. */
export function OfferDocument({ leadId: id, offer, before }: OfferDocumentProps) {
  const t = useTexts(salesOfferTexts);
  const [progress, setProgress] = useState<'idle' | 'making' | 'failed'>('idle');
  const isMaking = progress === 'making';

  async function make() {
    if (isMaking) return;
    setProgress('making');
    try {
      await before?.();
      const api = await browserStaffApi();
      const parameters = { id };
      const file = await (offer === undefined
        ? api.previewOfferDocument({ parameters })
        : api.makeSentOfferDocument({ parameters: { id, offer } }));
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
