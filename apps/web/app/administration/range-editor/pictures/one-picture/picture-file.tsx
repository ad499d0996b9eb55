import type { DeskPicture, RangePictures } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import { useId } from 'react';
import { useTexts } from '../../../../texts/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { Message } from '../../../../ui/message.tsx';
import type { RangeWork } from '../../use-range-desk.ts';
import { isChanged, pictureAddress, THUMBNAIL } from './picture-look.ts';
import type { AddPicture } from './use-add-picture.ts';
import { useFileDrop } from './use-file-drop.ts';

interface PictureFileProps {
  readonly pictures: Pick<RangePictures, 'address' | 'changed'>;
  readonly file: DeskPicture;
  readonly name: string;
  readonly work: RangeWork;
  readonly adding: AddPicture;
}

/** Shows one picture file and its required size. One button replaces the file, another one undoes the change. */
export function PictureFile({ pictures, file, name, work, adding }: PictureFileProps) {
  const t = useTexts(rangePictureTexts);
  const id = useId();
  const add = (chosen: File) => void adding.add(file, chosen);
  const { isOver, handlers } = useFileDrop(add);
  const { path, width, height, kind, isThere, upload } = file;
  const change = work.desk.changes.find(({ picture }) => picture?.path === path);
  const action = t(isThere ? 'replace' : 'add');
  const isSending = adding.sending === path;
  const said = adding.dropped?.path === path ? adding.dropped : null;
  const size = { width: String(width), height: String(height) };
  return (
    <li className={isOver ? 'picture-file is-over' : 'picture-file'} {...handlers}>
      <span className={`picture-thumb picture-thumb-${kind}`}>
        {isThere ? (
          <img src={pictureAddress(pictures, path, upload, THUMBNAIL)} alt="" loading="lazy" decoding="async" draggable={false} />
        ) : (
          <span className="picture-why">{t(kind === 'layer' ? 'notThere' : 'drawnInstead')}</span>
        )}
        {isChanged(pictures, [file]) && <span className="picture-new">{t('new')}</span>}
      </span>
      <div className="picture-file-text">
        <b>{name}</b>
        <span className="num">{t(kind === 'layer' ? 'exactSize' : 'leastSize', size)}</span>
        <code translate="no">{path}</code>
        <span className="picture-actions">
          <label className="button slim" htmlFor={id}>
            {isOver ? t('dropHere') : isSending ? t('adding') : action}
            <input
              id={id}
              className="visually-hidden"
              type="file"
              accept="image/webp,image/png,image/jpeg"
              aria-label={t('fileName', { action, name })}
              disabled={adding.sending !== null}
              onChange={({ target }) => {
                const [chosen] = target.files ?? [];
                if (chosen) add(chosen);
                // Without this, the browser sends no change event if the user chooses the same file again after the server has refused it.
                target.value = '';
              }}
            />
          </label>
          {change && (
            <Button className="slim" onClick={() => void work.takeBack(change.id)}>
              {t('takeBack')}
            </Button>
          )}
        </span>
      </div>
      {said && <Message kind={said.isError ? 'error' : 'notice'}>{said.words}</Message>}
    </li>
  );
}
