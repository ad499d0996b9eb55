import { drawingsInWordsTexts } from '@gavel/texts';
import { fetchKept } from '../network/reachability.ts';
import { useTexts } from '../texts/use-texts.ts';
import type { PlannedRoom } from './zoom/rooms-of-plan.ts';

export { roomAt, zoomOnto } from './zoom/rooms-of-plan.ts';

/** A floor plan as text, which the server writes into the drawing’s file for visitors who cannot see it. Areas are in m². */
interface PlannedStorey {
  readonly name: string;
  readonly area: number;
  readonly rooms: readonly (PlannedRoom & {
    readonly area: number;
    readonly change?: 'new' | 'fitted' | { readonly name: string; readonly area: number };
  })[];
}

/** The content of an elevation or a section drawing as text. Sizes are in mm. */
interface DrawnHouse {
  readonly measures: readonly {
    readonly what: 'length' | 'depth' | 'ridge' | 'eaves' | 'floor' | 'wall' | 'ceiling' | 'window' | 'gate';
    readonly size: number;
    readonly high?: number;
    readonly count?: number;
    readonly storey?: string;
  }[];
  readonly parts: readonly { readonly title: string; readonly isAsked: boolean }[];
}

interface InWordsProps {
  readonly drawings: readonly (PlannedStorey | DrawnHouse)[];
  /**
   * Zooms in on a room of a floor plan. `storey` is the index of the drawing in `drawings`; `room` is the number of the room, counted from
   * 1.
   */
  onRoom(storey: number, room: number): void;
}

/** Shows the rooms of all storeys, or the dimensions of one drawing. */
export function InWords({ drawings, ...shown }: InWordsProps) {
  const storeys = drawings.filter((drawing) => 'rooms' in drawing);
  const [house] = drawings.filter((drawing) => 'measures' in drawing);
  return house ? <Measures house={house} /> : <Rooms storeys={storeys} {...shown} />;
}

function Measures({ house: { measures, parts } }: { house: DrawnHouse }) {
  const t = useTexts(drawingsInWordsTexts);
  return (
    <table>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('part')}</th>
          <th scope="col">{t('measure')}</th>
        </tr>
      </thead>
      <tbody>
        {measures.map(({ what, size, high, count = 0, storey = '' }) => (
          <tr key={`${what} ${storey} ${size} ${high}`}>
            <th scope="row">{t(what, { count: String(count), storey })}</th>
            <td>
              {high === undefined ? t('metres', { size: metres(size) }) : t('across', { size: metres(size), high: metres(high) })}
            </td>
          </tr>
        ))}
      </tbody>
      {parts.length > 0 && (
        <tbody>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {t('chosen')}
            </th>
          </tr>
          {parts.map(({ title, isAsked }) => (
            <tr key={title} className={isAsked ? 'is-changed' : undefined}>
              <th scope="row" colSpan={2}>
                {title}
                {isAsked && <span>{t('asked')}</span>}
              </th>
            </tr>
          ))}
        </tbody>
      )}
    </table>
  );
}

function Rooms({ storeys, onRoom }: Omit<InWordsProps, 'drawings'> & { storeys: readonly PlannedStorey[] }) {
  const t = useTexts(drawingsInWordsTexts);
  return (
    <table>
      <caption>{t('chooseRoom')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('room')}</th>
          <th scope="col">{t('area')}</th>
        </tr>
      </thead>
      {storeys.map(({ name, area, rooms }, storey) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup">{name}</th>
            <td>{t('squareMetres', { area: tenths(area) })}</td>
          </tr>
          {rooms.map((room, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have one name
            <tr key={index} className={room.change && 'is-changed'}>
              <th scope="row">
                <button type="button" className="text-link" onClick={() => onRoom(storey, index + 1)}>
                  {room.name}
                </button>
                {room.change && <span>{changeIn(room.change, room.name)}</span>}
              </th>
              <td>{t('squareMetres', { area: tenths(room.area) })}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );

  function changeIn(change: NonNullable<PlannedStorey['rooms'][number]['change']>, name: string): string {
    if (typeof change === 'string') return t(change);
    return change.name === name
      ? t('was', { area: tenths(change.area) })
      : t('wasNamed', { name: change.name, area: tenths(change.area) });
  }
}

/**
 * Loads the content of a drawing as text.
 * @param address the address of the picture file of the drawing; the file also contains the text
 */
export async function wordsOf(address: string): Promise<PlannedStorey | DrawnHouse> {
  const answer = await fetchKept(address);
  // Parse only the metadata. The drawing also has styles, which the security policy of the page would block.
  const [words = ''] = /<metadata>.*?<\/metadata>/.exec(await answer.text()) ?? [];
  return JSON.parse(new DOMParser().parseFromString(words, 'application/xml').documentElement.textContent ?? '');
}

/** Formats millimetres as metres: `2,50`. */
function metres(millimetres: number): string {
  return (millimetres / 1000).toFixed(2).replace('.', ',');
}

/** Formats an area with one decimal: `18,5`. */
function tenths(area: number): string {
  return area.toFixed(1).replace('.', ',');
}
