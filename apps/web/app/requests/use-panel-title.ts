import type { SubmissionType } from '@gavel/contract';
import { requestTexts } from '@gavel/texts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useDocumentTitle } from '../ui/use-document-title.ts';

/** Returns the title of a panel for a request. After the request was sent, the panel’s and the document’s titles confirm this. */
export function usePanelTitle(type: SubmissionType, heading: string, isOpen: boolean, isSent: boolean): string {
  const t = useTexts(requestTexts);
  const { brand } = useSite();
  const sent = t(`sent${type}Heading`);
  useDocumentTitle(isOpen && isSent ? `${sent} – ${brand.name}` : null);
  return isSent ? sent : heading;
}
