import { requestPageTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { useSavedPdf } from '../../../ui/use-saved-pdf.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';

/**
 * The button that downloads a PDF of the house as it was when the customer sent the request, with the prices of that day. The PDF has large
 * pictures.
 */
export function RequestDocument({ id }: { id: string }) {
  const t = useTexts(requestPageTexts);
  const { isMaking, hasFailed, make } = useSavedPdf(async () =>
    (await browserStaffApi()).makeLeadDocument({ parameters: { id } }),
  );

  return (
    <>
      <TextButton aria-disabled={isMaking} aria-busy={isMaking} onClick={make}>
        {t(isMaking ? 'pdfMaking' : 'pdf')}
      </TextButton>
      {hasFailed && (
        <span role="alert" className="lead-pdf-failed">
          {t('pdfFailed')}
        </span>
      )}
    </>
  );
}
