import { navigationTexts } from '@gavel/texts';
import { useTexts } from '../texts/use-texts.ts';
import './skip-link.css';

/**
 * The first element that gets the focus. It skips the header and leads to the content of the page, or to the answers in the configurator.
 */
export function SkipLink() {
  const t = useTexts(navigationTexts);
  return (
    <a className="skip-link" href={`#${CONTENT_ID}`}>
      {t('skip')}
    </a>
  );
}

/** The id of the `main` of every page. In the configurator it is the id of the answers. */
export const CONTENT_ID = 'innehall';
