import type { HouseDescription } from '@gavel/contract';
import { formatMetres } from '@gavel/core';
import { housePageTexts } from '@gavel/texts';
import { useTexts } from '../../texts/use-texts.ts';
import { HouseDrawing } from './house-drawing.tsx';
import './house-drawings.css';

/** The floor plans and elevations, drawn from the description of the house. A table lists the rooms of each storey. */
export function HouseDrawings({ description }: { description: HouseDescription }) {
  const t = useTexts(housePageTexts);
  const { house, plan, storeys, elevations, width, depth } = description;
  const [front, back] = elevations;
  const plans = storeys.map(({ title, plan: address }) => ({ address, title: t('planOf', { storey: title.toLowerCase() }) }));
  const sketch = { address: plan, title: t(house.floors > 1 ? 'plan' : 'planOther') };
  const facades = [
    ...(front ? [{ address: front, title: t('elevationFront') }] : []),
    ...(back ? [{ address: back, title: t('elevationBack') }] : []),
  ];
  return (
    <section className="house-page-part" aria-labelledby="ritningar">
      <h2 id="ritningar">{t('drawings')}</h2>
      <div>
        <p className="house-page-note">{t('drawingsNote', { width: formatMetres(width), depth: formatMetres(depth) })}</p>
        <div className="house-drawings">
          {(plans.length > 0 ? plans : [sketch]).map(({ address, title }) => (
            <HouseDrawing key={address} address={address} title={title} className="house-drawing-plan" />
          ))}
          {storeys.length > 0 && <HouseRooms storeys={storeys} />}
          {facades.map(({ address, title }) => (
            <HouseDrawing key={address} address={address} title={title} />
          ))}
        </div>
      </div>
    </section>
  );
}

/** The rooms with their areas as text, for screen readers and for visitors who look for a number. */
function HouseRooms({ storeys }: Pick<HouseDescription, 'storeys'>) {
  const t = useTexts(housePageTexts);
  return (
    <table className="house-rooms">
      <caption>{t('rooms')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('room')}</th>
          <th scope="col">{t('roomArea')}</th>
        </tr>
      </thead>
      {storeys.map(({ title, area, rooms }) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {t('storeyArea', { storey: title, area: tenths(area) })}
            </th>
          </tr>
          {rooms.map((room) => (
            <tr key={room.name}>
              <th scope="row">{room.name}</th>
              <td>{t('squareMetres', { area: tenths(room.area) })}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** Formats an area as `18,5`. */
function tenths(area: number): string {
  return area.toFixed(1).replace('.', ',');
}
