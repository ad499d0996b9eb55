import type { PictureCell as Cell, DeskPicture, PictureCamera, RangePictures } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import { ImagePlus } from 'lucide-react';
import { useTexts } from '../../../texts/use-texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { isChanged } from './one-picture/picture-look.ts';
import { useFileDrop } from './one-picture/use-file-drop.ts';
import { PictureThumb } from './picture-thumb.tsx';
import type { GridCell } from './use-picture-grid.ts';

interface PictureCellProps {
  readonly pictures: RangePictures;
  readonly cell: Cell;
  readonly camera: PictureCamera;
  readonly answer: string;
  readonly grid: GridCell;
  readonly isSending: boolean;
  drop(file: File): void;
}

/** Shows the picture of an answer from one camera, or why there is none. If the cell has a file, the user can drop a picture onto it. */
export function PictureCell({ pictures, cell, camera, answer, grid, isSending, drop }: PictureCellProps) {
  const t = useTexts(rangePictureTexts);
  const { isOver, handlers } = useFileDrop(cell.files.length > 0 ? drop : null);
  const { state } = cell;
  const isNew = isChanged(pictures, cell.files);
  const title = camera.room ? `${camera.title}, ${camera.room}` : camera.title;
  const classes = ['picture-cell', `is-${state}`, isOver && 'is-over', isSending && 'is-sending', grid.isOpen && 'is-open'];
  return (
    <td
      {...grid.props}
      {...handlers}
      className={classes.filter(Boolean).join(' ')}
      data-camera={title}
      aria-label={t('cell', {
        answer,
        camera: title,
        state: isNew ? `${t(`state_${state}`)}, ${t('new')}` : t(`state_${state}`),
      })}
    >
      {(state === 'there' || state === 'base') && <PictureThumb pictures={pictures} cell={cell} camera={camera} />}
      {state === 'missing' && (
        <span className="picture-place">
          <Icon icon={ImagePlus} />
          {t('state_missing')}
        </span>
      )}
      {state !== 'there' && state !== 'missing' && (
        <span className="picture-why">{state === 'none' ? '–' : t(`state_${state}`)}</span>
      )}
      {isNew && <span className="picture-new">{t('new')}</span>}
    </td>
  );
}

interface SampleCellProps extends Omit<PictureCellProps, 'cell' | 'camera'> {
  readonly sample: DeskPicture | null;
  /** The address of the drawing that is shown while there is no picture. */
  readonly drawn: string;
}

/** Shows the sample of an answer: a small picture of its material or colour. */
export function SampleCell({ pictures, sample, drawn, answer, grid, isSending, drop }: SampleCellProps) {
  const t = useTexts(rangePictureTexts);
  const { isOver, handlers } = useFileDrop(sample ? drop : null);
  const isNew = sample !== null && isChanged(pictures, [sample]);
  const state = sample === null ? t('sampleDiagram') : sample.isThere ? t('state_there') : t('state_drawn');
  const classes = ['picture-cell', 'picture-sample', isOver && 'is-over', isSending && 'is-sending', grid.isOpen && 'is-open'];
  return (
    <td
      {...grid.props}
      {...handlers}
      className={classes.filter(Boolean).join(' ')}
      data-camera={t('sample')}
      aria-label={t('cell', { answer, camera: t('sample'), state })}
    >
      {sample?.isThere ? (
        <PictureThumb
          pictures={pictures}
          cell={{ shown: [sample.path], box: null, files: [sample] }}
          camera={{ width: 0, height: 0 }}
        />
      ) : (
        <DrawnSample address={drawn} />
      )}
      {isNew && <span className="picture-new">{t('new')}</span>}
    </td>
  );
}

/** Shows the drawing that replaces a missing sample picture. */
function DrawnSample({ address }: { address: string }) {
  return (
    <span className="picture-thumb">
      <img src={address} alt="" loading="lazy" decoding="async" draggable={false} />
    </span>
  );
}
