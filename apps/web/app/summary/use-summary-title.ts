import { summaryTexts } from '@gavel/texts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** Sets the title of the page while the summary is open. A printed summary has this title too. */
export function useSummaryTitle(isOpen: boolean): void {
  const t = useTexts(summaryTexts);
  const { brand } = useSite();
  const house = useConfigurator((state) => state.configuration.houseTitle);
  useDocumentTitle(isOpen ? t('title', { house, brand: brand.name }) : null);
}
