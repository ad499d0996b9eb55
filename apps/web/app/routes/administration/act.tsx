import { administrationTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { ActForm } from './act-form.tsx';

/** `/admin/act`: begins to act for a customer. */
export default function Act() {
  const t = useTexts(administrationTexts);
  return (
    <div className="desk-plain">
      <h1>{t('actHeading')}</h1>
      <p>{t('actText')}</p>
      <ActForm />
    </div>
  );
}
