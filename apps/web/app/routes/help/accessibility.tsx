import { accessibilityTexts } from '@gavel/texts';
import type { PageHandle } from '../../document/wait-to-begin.ts';
import { BuilderContact } from '../../guide/builder-contact.tsx';
import { GuidePage } from '../../guide/guide-page.tsx';
import { useSite } from '../../site/use-site.ts';
import { useTexts } from '../../texts/use-texts.ts';

const ways = ['keyboard', 'reader', 'zoom', 'motion', 'document'] as const;
const gaps = ['pictures', 'model'] as const;

export const handle: PageHandle = { begins: 'sign' };

/** `/accessibility`: the accessibility statement, with known problems and a contact. */
export default function Accessibility() {
  const t = useTexts(accessibilityTexts);
  const { brand } = useSite();
  return (
    <GuidePage title={t('title', { brand: brand.name })} heading={t('heading')} lead={t('lead', { brand: brand.name })}>
      <section className="guide-part">
        <h2>{t('serviceHeading')}</h2>
        <p>{t('serviceText')}</p>
      </section>
      <section className="guide-part">
        <h2>{t('howHeading')}</h2>
        <ul className="guide-list">
          {ways.map((way) => (
            <li key={way}>{t(way)}</li>
          ))}
        </ul>
      </section>
      <section className="guide-part">
        <h2>{t('gapsHeading')}</h2>
        <ul className="guide-list">
          {gaps.map((gap) => (
            <li key={gap}>{t(gap)}</li>
          ))}
        </ul>
      </section>
      <section className="guide-part">
        <h2>{t('complainHeading')}</h2>
        <p>{t('complainText')}</p>
        <BuilderContact />
      </section>
      <section className="guide-part">
        <h2>{t('authorityHeading')}</h2>
        <p>
          {t('authorityText')} <a href="https://www.pts.se">{t('authorityLink')}</a>
        </p>
      </section>
    </GuidePage>
  );
}
