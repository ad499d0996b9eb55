import type { DeskPicture, PictureCamera, PictureCell, PictureRow, RangePictures } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import { useTexts } from '../../../../texts/use-texts.ts';
import type { RangeWork } from '../../use-range-desk.ts';
import { PictureThumb } from '../picture-thumb.tsx';
import { PictureFile } from './picture-file.tsx';
import type { AddPicture } from './use-add-picture.ts';

interface PanelProps {
  readonly pictures: RangePictures;
  readonly row: PictureRow;
  readonly work: RangeWork;
  readonly adding: AddPicture;
}

interface CellPanelProps extends PanelProps {
  readonly cell: PictureCell;
  readonly camera: PictureCamera;
}

/** Shows the open cell: the whole picture, an explanation of its state (such as missing), and its files. */
export function CellPanel({ pictures, row, cell, camera, work, adding }: CellPanelProps) {
  const t = useTexts(rangePictureTexts);
  const { state, files, shown } = cell;
  const nameOf = ({ name, kind }: DeskPicture) =>
    kind === 'scene' ? camera.room || row.title : name ? t('with', { name }) : t('own');
  return (
    <>
      <PanelHead row={row} where={camera.room ? `${camera.title}, ${camera.room}` : camera.title} />
      {shown.length > 0 && <PictureThumb pictures={pictures} cell={cell} camera={camera} isWhole />}
      <p className={state === 'missing' ? 'picture-verdict is-missing' : 'picture-verdict'}>
        {t(`explain_${state}`)} {row.reason && state === 'none' && t('reason', { reason: row.reason })}
      </p>
      {files.length > 0 && (
        <section aria-labelledby="picture-files">
          <h3 id="picture-files">{files.length > 1 ? t('layers', { count: files.length }) : t('files')}</h3>
          {files.length > 1 && <p className="range-condition">{t('chooseLayer')}</p>}
          <ul className="picture-files">
            {files.map((file) => (
              <PictureFile key={file.path} {...{ pictures, file, work, adding }} name={nameOf(file)} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Shows the sample of an answer, which the user can replace. */
export function SamplePanel({ pictures, row, work, adding }: PanelProps) {
  const t = useTexts(rangePictureTexts);
  const { sample } = row;
  return (
    <>
      <PanelHead row={row} where={t('sample')} />
      {sample === null ? (
        <p className="picture-verdict">{t('sampleDiagram')}</p>
      ) : (
        <>
          <p className="picture-verdict">
            {t(sample.isThere ? 'sampleThere' : 'sampleDrawn')} {t('sampleShared')}
          </p>
          <ul className="picture-files">
            <PictureFile {...{ pictures, work, adding }} file={sample} name={row.title} />
          </ul>
        </>
      )}
    </>
  );
}

function PanelHead({ row, where }: { row: PictureRow; where: string }) {
  return (
    <header className="picture-head">
      <h2>{row.title}</h2>
      <p>
        {row.questionTitle}, {where}
      </p>
    </header>
  );
}
