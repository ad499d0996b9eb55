import type { PictureCamera, PictureCell, RangePictures } from '@gavel/contract/staff';
import type { CSSProperties } from 'react';
import { framingOf, LARGE, pictureAddress, THUMBNAIL } from './one-picture/picture-look.ts';

interface PictureThumbProps {
  readonly pictures: Pick<RangePictures, 'address' | 'changed'>;
  readonly cell: Pick<PictureCell, 'shown' | 'box' | 'files'>;
  readonly camera: Pick<PictureCamera, 'width' | 'height'>;
  /** Whether to show the whole picture instead of the part that the answer changes. */
  readonly isWhole?: boolean;
}

/** Shows an answer as visitors see it from one camera: the picture of the standard house, and above it the layers of the answer. */
export function PictureThumb({ pictures, cell, camera, isWhole = false }: PictureThumbProps) {
  const { width, left, top } = framingOf(isWhole ? { box: null } : cell, camera);
  const placed: CSSProperties = { width: `${width}%`, left: `${left}%`, top: `${top}%` };
  const uploads = new Map(cell.files.map(({ path, upload }) => [path, upload]));
  const shape = isWhole ? { aspectRatio: `${camera.width} / ${camera.height}` } : {};
  return (
    <span className="picture-thumb" style={shape}>
      {cell.shown.map((path) => (
        <img
          key={path}
          src={pictureAddress(pictures, path, uploads.get(path) ?? null, isWhole ? LARGE : THUMBNAIL)}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={placed}
        />
      ))}
    </span>
  );
}
