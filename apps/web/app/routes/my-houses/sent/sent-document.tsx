import { sentRequestsTexts } from '@gavel/texts';
import { Download } from 'lucide-react';
import { browserApi } from '../../../api/browser-api.ts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DeliveryNote } from '../../../ui/delivery-note.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Message } from '../../../ui/message.tsx';
import { useSavedPdf } from '../../../ui/use-saved-pdf.ts';
import { wantsLightCopy } from '../../../ui/wants-light-copy.ts';

/** The button that downloads the PDF of a house in the state in which it was sent. */
export function SentDocument({ token, request }: { token: string; request: string }) {
  const t = useTexts(sentRequestsTexts);
  const { delivery, isMaking, hasFailed, make, forget } = useSavedPdf(async (progress) => {
    const copy = wantsLightCopy() ? 'light' : 'large';
    return (await browserApi()).makeRequestedDocument({ parameters: { id: token, request, copy }, ...progress });
  });

  return (
    <>
      <Button between aria-disabled={isMaking} aria-busy={isMaking} onClick={make}>
        {t(isMaking ? 'pdfMaking' : 'pdf')} <Icon icon={Download} small />
      </Button>
      <DeliveryNote delivery={delivery} onClose={forget} />
      {hasFailed && <Message kind="error">{t('pdfFailed')}</Message>}
    </>
  );
}
