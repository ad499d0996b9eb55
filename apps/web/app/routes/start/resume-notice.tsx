import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { forgetBootstrap } from '../../configurator/bootstrap-storage.ts';
import type { LocalCopy } from '../../configurator/local-copy.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import './resume-notice.css';

/** Offers to go on with the house that this browser keeps. Nothing is shown where there is none. */
export function ResumeNotice() {
  const t = useTranslations('resume');
  const [copy, setCopy] = useState<LocalCopy | null>(null);
  useEffect(() => {
    // Only the browser knows, and reading it needs code that the page itself does without.
    import('../../configurator/local-copy.ts').then(({ readLocalCopy }) => setCopy(readLocalCopy()));
  }, []);
  if (!copy) return null;
  return (
    <section className="resume-notice" aria-label={t('heading')}>
      <div>
        <h2>{t('heading')}</h2>
        <p>{t('text', { name: copy.name, house: copy.houseTitle, municipality: copy.municipalityName })}</p>
      </div>
      <ButtonLink to="/configuration/new" onClick={forgetBootstrap}>
        {t('resume')} <Icon icon={ArrowRight} small />
      </ButtonLink>
    </section>
  );
}
