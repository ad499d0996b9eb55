import { navigationTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import './skip-link.css';

/** The first stop of the keyboard: past the header, to the page's own content, in the configurator to the answers. */
export function SkipLink() {
  const t = useTexts(navigationTexts);
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      {t('skip')}
    </a>
  );
}

/** The id of every page's `main`, and of the configurator's answers. */
export const CONTENT_ID = 'innehall';
