import { stepsTexts, titleBlockTexts } from '@gavel/texts';
import { Link } from 'react-router';
import { MY_HOUSES } from '../addresses.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useView, type View } from '../visit/use-view.ts';
import './overview-links.css';

/** The links below the steps of the overview. On a phone these include the links for which the title block has no space. */
export function OverviewLinks() {
  const t = useTexts(stepsTexts);
  const block = useTexts(titleBlockTexts);
  return (
    <div className="overview-links">
      <Link to="/new-project">{t('newHouse')}</Link>
      <ViewButton view="guide" word={t('guide')} />
      <ViewButton view="contact" word={t('contact')} />
      <ViewButton view="summary" word={block('summary')} />
      <ViewButton view="restart" word={block('restart')} narrow />
      <ViewButton view="profile" word={block('profile')} narrow />
      <Link to={MY_HOUSES} className="overview-link-narrow">
        {t('myHouses')}
      </Link>
    </div>
  );
}

function ViewButton({ view, word, narrow = false }: { view: View; word: string; narrow?: boolean }) {
  const { open } = useView();
  return (
    <button type="button" className={narrow ? 'overview-link-narrow' : undefined} onClick={() => open(view)}>
      {word}
    </button>
  );
}
