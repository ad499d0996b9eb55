import type { HouseDescription } from '@gavel/contract';
import { formatMetres } from '@gavel/core';
import { housePageTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import './house-drawings.css';

/** Plan and façades, drawn from the house's own measures. */
export function HouseDrawings({ description }: { description: HouseDescription }) {
  const t = useTexts(housePageTexts);
  const { house, plan, elevations, width, depth } = description;
  const [front, back] = elevations;
  const drawings = [
    { address: plan, title: t(house.floors > 1 ? 'plan' : 'planOther') },
    ...(front ? [{ address: front, title: t('elevationFront') }] : []),
    ...(back ? [{ address: back, title: t('elevationBack') }] : []),
  ];
  return (
    <section className="house-page-part" aria-labelledby="ritningar">
      <h2 id="ritningar">{t('drawings')}</h2>
      <div>
        <p className="house-page-note">{t('drawingsNote', { width: formatMetres(width), depth: formatMetres(depth) })}</p>
        <div className="house-drawings">
          {drawings.map(({ address, title }) => (
            <figure key={address}>
              <img src={address} alt={title} width={480} height={360} loading="lazy" decoding="async" />
              <figcaption aria-hidden="true">{title}</figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
