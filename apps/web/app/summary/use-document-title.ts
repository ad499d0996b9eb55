import { summaryTexts } from '@gavel/texts';
import { useEffect } from 'react';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';

/** Names the page, and with it what is printed, after the summary while that is open. A step that took its place keeps its own name. */
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
