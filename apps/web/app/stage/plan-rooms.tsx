import { type Camera, type DrawnPicture, drawnAddress } from '@gavel/core';
import { planRoomsTexts } from '@gavel/texts';
import { Table2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import './plan-rooms.css';

/** As the server says it in the drawing of a plan, for who does not see it. Areas are m². */
interface PlannedStorey {
  readonly name: string;
  readonly area: number;
  readonly rooms: readonly {
    readonly name: string;
    readonly area: number;
    readonly change?: 'new' | 'fitted' | { readonly name: string; readonly area: number };
  }[];
}

const ID = 'plan-rooms';

/** The rooms of every storey with their areas, and what became of them with what is asked: what the plan says, in words. */
export function PlanRooms({ picture, cameras }: { picture: DrawnPicture; cameras: readonly Camera[] }) {
  const t = useTexts(planRoomsTexts);
  const panel = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The button of the document opens it before any script is there to hear of it.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);
  const addresses = cameras
    .filter(({ id }) => id.startsWith('storey-'))
    .map((camera) => drawnAddress({ ...picture, camera }))
    .join(' ');
  const load = useCallback(() => Promise.all(addresses.split(' ').map(storeyOf)), [addresses]);
  const { progress } = useLoaded(load, isOpen);
  return (
    <>
      <button type="button" className="plan-rooms-open" aria-label={t('button')} popoverTarget={ID}>
        <Icon icon={Table2} />
        <span aria-hidden="true">{t('button')}</span>
      </button>
      <section
        ref={panel}
        id={ID}
        className="plan-rooms"
        popover="auto"
        aria-label={t('heading')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <h2>{t('heading')}</h2>
        {progress.kind === 'loaded' ? <Rooms storeys={progress.value} /> : <p role="status">{t(progress.kind)}</p>}
        <button type="button" className="plan-rooms-close" popoverTarget={ID} popoverTargetAction="hide">
          {t('close')}
        </button>
      </section>
    </>
  );
}

function Rooms({ storeys }: { storeys: readonly PlannedStorey[] }) {
  const t = useTexts(planRoomsTexts);
  return (
    <table>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('room')}</th>
          <th scope="col">{t('area')}</th>
        </tr>
      </thead>
      {storeys.map(({ name, area, rooms }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup">{name}</th>
            <td>{t('squareMetres', { area: tenths(area) })}</td>
          </tr>
          {rooms.map((room) => (
            <tr key={room.name} className={room.change && 'is-changed'}>
              <th scope="row">
                {room.name}
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

async function storeyOf(address: string): Promise<PlannedStorey> {
  const answer = await fetch(address);
  // Nothing else of the drawing is parsed: it has styles, and a page lets in none that it does not know.
  const [words = ''] = /<metadata>.*?<\/metadata>/.exec(await answer.text()) ?? [];
  return JSON.parse(new DOMParser().parseFromString(words, 'application/xml').documentElement.textContent ?? '');
}

/** `18,5` */
function tenths(area: number): string {
  return area.toFixed(1).replace('.', ',');
}
