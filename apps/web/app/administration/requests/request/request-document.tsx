import { leadTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { TextButton } from '../../../ui/button.tsx';
import { useSavedPdf } from '../../../ui/use-saved-pdf.ts';
import { browserStaffApi } from '../../access/browser-staff-api.ts';

/** The PDF of the house as it was sent, with the numbers of that day; its pictures are larger than in the letter's. */
export function LeadDocument({ id }: { id: string }) {
  const t = useTexts(leadTexts);
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
