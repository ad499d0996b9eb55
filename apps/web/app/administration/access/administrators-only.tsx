import { logTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TODAY } from '../parts/desk.ts';

/** Shows staff who are not administrators that they may not open the page. */
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
