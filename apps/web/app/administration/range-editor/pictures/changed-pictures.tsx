import type { ChangedPicture, DraftChange } from '@gavel/contract/staff';
import { rangeDeskTexts, rangePictureTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { useRequestWords } from '../../parts/desk-words.ts';
import type { RangeWork } from '../use-range-desk.ts';
import { PicturePair, usePictureName } from './one-picture/picture-pair.tsx';

/** A change of a picture. */
export type PictureChange = DraftChange & { readonly picture: ChangedPicture };

/** Shows each changed picture before and after the change, with a button that undoes the change. */
export function ChangedPictures({ changes, work }: { changes: readonly PictureChange[]; work: RangeWork }) {
  return (
    <ul className="range-changes">
      {changes.map((change) => (
        <Changed key={change.id} change={change} work={work} />
      ))}
    </ul>
  );
}

function Changed({ change, work }: { change: PictureChange; work: RangeWork }) {
  const t = useTexts(rangeDeskTexts);
  const own = useTexts(rangePictureTexts);
  const words = useRequestWords(work.desk.now);
  const nameOf = usePictureName();
  const { id, at, by, picture, isStale } = change;
  const title = nameOf(change);
  return (
    <li>
      <div>
        <h2>{title}</h2>
        {picture.where && <p className="range-condition">{picture.where}</p>}
        <p>{own(picture.before === null ? 'newPicture' : 'replacedPicture')}</p>
        <PicturePair picture={picture} />
        {isStale && (
          <div className="range-stale">
            <p>{own('stalePicture')}</p>
            <Button className="slim" onClick={() => void work.keep(id)}>
              {own('keepPicture')}
            </Button>
          </div>
        )}
        <p className="range-by">{t('changedBy', { by: by ?? 'none', when: words.moment(at) })}</p>
      </div>
      <Button className="slim" aria-label={t('takeBackName', { title })} onClick={() => void work.takeBack(id)}>
        {t('takeBack')}
      </Button>
    </li>
  );
}
