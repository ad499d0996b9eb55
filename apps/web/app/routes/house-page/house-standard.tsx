import type { StandardSection } from '@gavel/contract';
import { housePageTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import './house-standard.css';

/** The standard answers of the house. Each section is a row that opens. */
export function HouseStandard({ sections }: { sections: readonly StandardSection[] }) {
  const t = useTexts(housePageTexts);
  return (
    <section className="house-page-part" aria-labelledby="standard">
      <h2 id="standard">{t('standard')}</h2>
      <div>
        <p className="house-page-note">{t('standardNote')}</p>
        <div className="house-standard">
          {sections.map(({ title, rows }) => (
            <Disclosure key={title} label={t('sectionCount', { title, count: rows.length })}>
              <dl>
                {rows.map(({ question, answer }) => (
                  <div key={question}>
                    <dt>{question}</dt>
                    <dd>{answer}</dd>
                  </div>
                ))}
              </dl>
            </Disclosure>
          ))}
        </div>
      </div>
    </section>
  );
}
