import { logTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TODAY } from '../parts/desk.ts';

/** Said in place of a page to staff who are no administrators. */
export function AdministratorsOnly() {
  const t = useTexts(logTexts);
  return (
    <div className="desk-plain">
      <h1>{t('refusedHeading')}</h1>
      <p>{t('refusedText')}</p>
      <ButtonLink to={TODAY}>{t('toToday')}</ButtonLink>
    </div>
  );
}
