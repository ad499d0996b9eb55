import { Maximize, Minimize, Rotate3d } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../ui/icon.tsx';
import './camera-bar.css';

interface CameraBarProps {
  readonly cameras: readonly { id: string; title: string }[];
  readonly camera: string;
  readonly bare: boolean;
  onChoose(camera: string): void;
  onRotate(): void;
  onBare(): void;
}

/** Turns the house, and hides everything but the picture. The cameras are offered where there are several. */
export function CameraBar({ cameras, camera, bare, onChoose, onRotate, onBare }: CameraBarProps) {
  const t = useTranslations('configurator');
  const several = cameras.length > 1;
  return (
    <fieldset className="camera-bar sheet" aria-label={t('cameras')}>
      {several && (
        <button type="button" className="camera-rotate" aria-label={t('rotate')} onClick={onRotate}>
          <Icon icon={Rotate3d} />
          <span aria-hidden="true">{t('rotateShort')}</span>
        </button>
      )}
      {several && (
        <div className="camera-choices">
          {cameras.map(({ id, title }) => (
            <button key={id} type="button" aria-pressed={id === camera} onClick={() => onChoose(id)}>
              {title}
            </button>
          ))}
        </div>
      )}
      <button type="button" aria-pressed={bare} aria-label={bare ? t('controls') : t('onlyPicture')} onClick={onBare}>
        <Icon icon={bare ? Minimize : Maximize} />
      </button>
    </fieldset>
  );
}
