import { helpTexts } from '@gavel/texts';
import type { PageHandle } from '../../document/wait-to-begin.ts';
import { BuilderContact } from '../../guide/builder-contact.tsx';
import { GuidePage } from '../../guide/guide-page.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { RichText } from '../../ui/rich-text.tsx';
import './help.css';

const questions = ['account', 'price', 'blocked', 'change', 'share'] as const;

export const handle: PageHandle = { begins: 'sign' };

/** `/help`: what each tool of the configurator does, common questions with answers, and the builder's contact details. */
export default function Help() {
  const t = useTexts(helpTexts);
  const { brand } = useSite();
  return (
    <GuidePage title={t('title', { brand: brand.name })} heading={t('heading')} lead={t('lead')}>
      {brand.helpGuide.length > 0 && (
        <section className="guide-part">
          <h2>{t('stepsHeading')}</h2>
          <ol className="help-steps">
            {brand.helpGuide.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <RichText html={text} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className="guide-part">
        <h2>{t('questionsHeading')}</h2>
        <dl className="help-questions">
          {questions.map((question) => (
            <div key={question}>
              <dt>{t(`${question}Question`)}</dt>
              <dd>{t(`${question}Answer`)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="guide-part">
        <h2>{t('contactHeading')}</h2>
        <BuilderContact />
      </section>
    </GuidePage>
  );
}
