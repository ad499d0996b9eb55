import { leadTexts } from '@gavel/texts';
import { useState } from 'react';
import { useTexts } from '../../texts/use-texts.ts';
import { TextButton } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { browserStaffApi } from './browser-staff-api.ts';

/** The PDF of the house as it was sent, with the numbers of that day; its pictures are larger than in the letter's. */
export function LeadDocument({ id }: { id: string }) {
  const t = useTexts(leadTexts);
  const [progress, setProgress] = useState<'idle' | 'making' | 'failed'>('idle');
  const isMaking = progress === 'making';

  async function make() {
    if (isMaking) return;
    setProgress('making');
    try {
      const file = await (await browserStaffApi()).makeLeadDocument({ parameters: { id } });
      if (file.bytes.length === 0) throw new Error('The answer is empty');
      saveFile(file, 'application/pdf');
      setProgress('idle');
    } catch {
      setProgress('failed');
    }
  }

  return (
    <>
      <TextButton aria-disabled={isMaking} aria-busy={isMaking} onClick={make}>
        {t(isMaking ? 'pdfMaking' : 'pdf')}
      </TextButton>
      {progress === 'failed' && (
        <span role="alert" className="lead-pdf-failed">
          {t('pdfFailed')}
        </span>
      )}
    </>
  );
}
