import { pictureTexts } from '@gavel/texts';
import { ChevronDown, Maximize, Minimize, Rotate3d } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { usePictureAlone } from './picture-alone.tsx';
import type { PictureView } from './use-picture-view.ts';
import '../ui/cell.css';
import './camera-bar.css';

interface CameraBarProps {
  readonly view: PictureView;
  /** The note about the picture, and the 3D model’s button. Both load late, at that end of the bar where they move no other tool. */
  readonly note: ReactNode;
  /** The other buttons for the picture. */
  readonly children: ReactNode;
}

/** If there are more cameras than this, the bar shows them in `CameraList`, because not all names would fit beside each other. */
const FEW = 3;

/**
 * The tools of the picture: rotate to the next camera, choose a camera, and hide everything except the picture. The tools for cameras are
 * shown only if there are several cameras. While a tool has the focus, the arrow keys select the next or the previous camera.
 */
export function CameraBar({ view, note, children }: CameraBarProps) {
  const t = useTexts(pictureTexts);
  const [hasTurned, setHasTurned] = useState(false);
  const alone = usePictureAlone();
  const several = view.cameras.length > 1;
  const turn = (steps: 1 | -1) => {
    setHasTurned(true);
    view.turn(steps);
  };
  const pressed = (event: KeyboardEvent) => {
    const steps = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
    // In the list of cameras, the arrow keys move through the list. Ignore keys from a sheet that a tool has opened outside of the bar.
    const isOther = event.target instanceof HTMLSelectElement || !event.currentTarget.contains(event.target as Node);
    if (!several || steps === null || isOther) return;
    event.preventDefault();
    turn(steps);
  };

  return (
    <fieldset
      className={view.cameras.length > FEW ? 'camera-bar sheet has-many' : 'camera-bar sheet'}
      aria-label={t('tools')}
      onKeyDown={pressed}
    >
      {note}
      {several && (
        <button
          type="button"
          className="tool camera-rotate"
          aria-label={t('rotate')}
          aria-keyshortcuts="ArrowRight ArrowLeft"
          onClick={() => turn(1)}
        >
          <Icon icon={Rotate3d} />
          <span className="tool-word">{t('rotateShort')}</span>
        </button>
      )}
      {several && <CameraNames {...view} />}
      {several && <CameraList {...view} />}
      {children}
      <button
        type="button"
        className="tool"
        aria-label={t(alone.isOn ? 'leaveFullscreen' : 'fullscreen')}
        title={t(alone.isOn ? 'leaveFullscreen' : 'fullscreen')}
        onClick={alone.toggle}
      >
        <Icon icon={alone.isOn ? Minimize : Maximize} />
        <span className="tool-word is-short">{t(alone.isOn ? 'leaveFullscreenWord' : 'fullscreenWord')}</span>
      </button>
      <span className="visually-hidden" role="status">
        {hasTurned && view.camera && t('nowShown', { camera: view.camera.title })}
      </span>
    </fieldset>
  );
}

function CameraNames({ cameras, camera, choose }: PictureView) {
  return (
    <div className="camera-names">
      {cameras.map(({ id, title }) => (
        <button key={id} type="button" aria-pressed={id === camera?.id} onClick={() => choose(id)}>
          {title}
        </button>
      ))}
    </div>
  );
}

/**
 * Shows the cameras as a list, on screens where not all names fit. It is the browser’s own list, which phones show within reach of the
 * thumb.
 */
function CameraList({ cameras, camera, choose }: PictureView) {
  const t = useTexts(pictureTexts);
  return (
    <div className="camera-list">
      <select aria-label={t('camera')} value={camera?.id} onChange={({ target }) => choose(target.value)}>
        {cameras.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      <Icon icon={ChevronDown} small />
    </div>
  );
}
