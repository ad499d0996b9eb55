import { sentRequestsTexts } from '@gavel/texts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { browserApi } from '../../api/browser-api.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Message } from '../../ui/message.tsx';
import { saveFile } from '../../ui/save-file.ts';

/** The PDF of a house as it was sent, once more. */
export function SentDocument({ token, request }: { token: string; request: string }) {
  const t = useTexts(sentRequestsTexts);
  const [progress, setProgress] = useState<'idle' | 'making' | 'failed'>('idle');
  const isMaking = progress === 'making';

  async function make() {
    if (isMaking) return;
    setProgress('making');
    try {
      const api = await browserApi();
      const file = await api.makeRequestedDocument({ parameters: { id: token, request } });
      if (file.bytes.length === 0) throw new Error('The answer is empty');
      saveFile(file, 'application/pdf');
      setProgress('idle');
    } catch {
      setProgress('failed');
    }
  }

  return (
    <>
      <Button between aria-disabled={isMaking} aria-busy={isMaking} onClick={make}>
        {t(isMaking ? 'pdfMaking' : 'pdf')} <Icon icon={Download} small />
      </Button>
      {progress === 'failed' && <Message kind="error">{t('pdfFailed')}</Message>}
    </>
  );
}
