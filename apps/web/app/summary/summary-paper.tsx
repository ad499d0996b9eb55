import { formatDate } from '@gavel/core';
import { summaryTexts } from '@gavel/texts';
import { useSalespersons } from '../contact/salespersons.ts';
import { serverNow } from '../network/server-time.ts';
import { useLinkToNow } from '../sharing/use-share-link.ts';
import { useSite } from '../site/use-site.ts';
import { useTexts } from '../texts/use-texts.ts';
import { useConfigurator } from '../visit/use-configurator.tsx';
import { useAfter } from './use-after.ts';
import { useSummarySheet } from './use-summary-sheet.ts';
import './summary-paper.css';

/** The head of a printed summary: the builder, the title and the date. It is hidden on the screen. */
export function PaperHead() {
  const t = useTexts(summaryTexts);
  const { brand } = useSite();
  return (
    <header className="paper-head">
      <p className="paper-brand">
        <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth={1.25} aria-hidden="true">
          <path d={brand.logo} />
        </svg>
        {brand.name}
      </p>
      <p>{t('heading')}</p>
      <p className="num">{formatDate(new Date(serverNow()).toISOString())}</p>
    </header>
  );
}

/**
 * The text that only the printed summary has: the builder’s contact, the date of the prices, and the address that opens the house, or else
 * the address of the site.
 */
export function PaperFoot() {
  const t = useTexts(summaryTexts);
  const { origin, brand } = useSite();
  const priceList = useConfigurator((state) => state.configuration.priceListName);
  const link = useLinkToNow();
  const [salesperson] = useSalespersons();
  return (
    <div className="summary-on-paper">
      {salesperson && (
        <dl>
          <dt>{t('salesperson')}</dt>
          <dd>
            <b translate="no">{salesperson.name}</b>
            {salesperson.title && `, ${salesperson.title}`}
          </dd>
          <dd className="num">{[salesperson.mobile || salesperson.phone, salesperson.email].filter(Boolean).join(', ')}</dd>
        </dl>
      )}
      <p>{[brand.name, brand.address, brand.phone, brand.email].filter(Boolean).join(', ')}</p>
      <p>{t('printedOn', { date: formatDate(new Date(serverNow()).toISOString()), list: priceList })}</p>
      <p>{link ? t('openAt', { address: link }) : t('buildAt', { address: origin })}</p>
    </div>
  );
}

/** How long to wait before the drawings load, in ms, so that what is on the screen can load first. */
const DRAWINGS_AFTER_MS = 1500;

/**
 * The floor plans, the elevations and the section drawing for print, two on each page. On the screen they are in the gallery instead. They
 * load before the visitor prints, because printing does not wait for pictures.
 */
export function PaperDrawings() {
  const t = useTexts(summaryTexts);
  const { gallery, houseTitle } = useSummarySheet();
  const mayFetch = useAfter(DRAWINGS_AFTER_MS);
  if (!mayFetch) return null;
  return (
    <div className="paper-drawings">
      {gallery.map(
        ({ id, title, picture, isDrawing }) =>
          isDrawing &&
          picture.kind === 'static' && (
            <figure key={id}>
              <img src={picture.address} alt={t('picture', { house: houseTitle, picture: title })} />
              <figcaption>{title}</figcaption>
            </figure>
          ),
      )}
    </div>
  );
}
