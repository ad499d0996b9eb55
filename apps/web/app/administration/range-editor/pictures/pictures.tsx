import type { RangePictures } from '@gavel/contract/staff';
import { generalTexts, rangeDeskTexts, rangePictureTexts } from '@gavel/texts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Message } from '../../../ui/message.tsx';
import type { RangeWork } from '../use-range-desk.ts';
import { CellPanel, SamplePanel } from './one-picture/picture-panel.tsx';
import { type AddPicture, useAddPicture } from './one-picture/use-add-picture.ts';
import { useNoStrayDrop } from './one-picture/use-file-drop.ts';
import { type OpenCell, PictureGrid } from './picture-grid.tsx';
import { PictureTools } from './picture-tools.tsx';
import { SinglePictures } from './single-pictures.tsx';
import { usePictureAddress } from './use-picture-address.ts';
import { useRangePictures } from './use-range-pictures.ts';
import '../parts/parts.css';
import './pictures.css';

/** Shows the pictures of a section of a house in a grid that marks missing pictures, or the pictures that have no camera. */
export function Pictures({ work }: { work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const own = useTexts(rangePictureTexts);
  const general = useTexts(generalTexts);
  const asked = usePictureAddress();
  const { pictures, trouble, isLoading } = useRangePictures(asked.house, asked.chapter, work.desk.draftTag);
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const adding = useAddPicture(work);
  useNoStrayDrop();
  return (
    <section className="range-pictures" aria-label={t('part_bilder')} aria-busy={isLoading}>
      {trouble && (
        <div className="staff-said">
          <Message kind="error">{own(trouble)}</Message>
        </div>
      )}
      {!pictures && !trouble && (
        <p className="records-empty" role="status">
          {general('loading')}
        </p>
      )}
      {pictures && (
        <>
          <PictureTools {...{ pictures, isOnlyMissing, setOnlyMissing }} ask={asked.ask} />
          {pictures.chapter === '' ? (
            <SinglePictures {...{ pictures, work, adding }} />
          ) : (
            <Chapter {...{ pictures, work, adding, isOnlyMissing }} open={asked.open} onOpen={asked.openCell} />
          )}
        </>
      )}
    </section>
  );
}

interface ChapterProps {
  readonly pictures: RangePictures;
  readonly work: RangeWork;
  readonly adding: AddPicture;
  readonly isOnlyMissing: boolean;
  readonly open: OpenCell | null;
  onOpen(cell: OpenCell): void;
}

function Chapter({ pictures, work, adding, isOnlyMissing, open, onOpen }: ChapterProps) {
  const t = useTexts(rangePictureTexts);
  const [search] = useSearchParams();
  const rows = pictures.rows.filter(({ cells }) => !isOnlyMissing || cells.some(({ state }) => state === 'missing'));
  const row = pictures.rows.find(({ key }) => key === open?.answer);
  const at = pictures.cameras.findIndex(({ id }) => id === open?.camera);
  const [camera, cell] = [pictures.cameras[at], row?.cells[at]];
  const back = new URLSearchParams(search);
  back.delete('ruta');
  return (
    <div className={row ? 'parts has-part' : 'parts'}>
      <div className="parts-list">
        {rows.length === 0 ? (
          <p className="records-empty">{t(isOnlyMissing ? 'nothingMissing' : 'noRows')}</p>
        ) : (
          <PictureGrid {...{ pictures, rows, open, adding, onOpen }} />
        )}
        <div className="leads-foot records-foot">
          <span>{t('shown', { count: rows.length })}</span>
          <span className="range-keys">{t('keys')}</span>
        </div>
      </div>
      {row && (
        <div className="parts-one picture-panel">
          <Link className="text-link parts-back" to={{ search: back.toString() }} preventScrollReset>
            {t('all')}
          </Link>
          {camera && cell ? (
            <CellPanel {...{ pictures, row, cell, camera, work, adding }} />
          ) : (
            <SamplePanel {...{ pictures, row, work, adding }} />
          )}
        </div>
      )}
    </div>
  );
}
