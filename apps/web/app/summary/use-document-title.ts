import { summaryTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/**
 * Sets the title of the page, which the print also uses, while the summary is open. If a step takes the place of the summary, the step
 * sets its own title.
 */
export function useDocumentTitle(isOpen: boolean): void {
  const t = useTexts(summaryTexts);
  const { brand } = useSite();
  const house = useConfigurator((state) => state.configuration.houseTitle);
  const title = t('title', { house, brand: brand.name });
  useEffect(() => {
    if (!isOpen) return;
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [isOpen, title]);
}
