import type { ChangedPicture, DraftChange } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import { THUMBNAIL } from './picture-look.ts';
import './pictures.css';

/** Shows a picture before and after a change. */
export function PicturePair({ picture: { before, upload, kind } }: { picture: ChangedPicture }) {
  const t = useTexts(rangePictureTexts);
  const shown = [
    ...(before === null ? [] : [{ caption: t('before'), address: `${before}?width=${THUMBNAIL}&format=webp` }]),
    { caption: t('after'), address: `/api/admin/range/uploads/${upload}` },
  ];
  return (
    <div className="picture-pair">
      {shown.map(({ caption, address }) => (
        <figure key={caption}>
          <span className={`picture-thumb picture-thumb-${kind}`}>
            <img src={address} alt="" loading="lazy" decoding="async" />
          </span>
          <figcaption>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}

/** Returns a function that names a changed picture: a layer by its answers, any other picture by its kind as well. */
export function usePictureName() {
  const t = useTexts(rangePictureTexts);
  return ({ title, picture }: Pick<DraftChange, 'title' | 'picture'>) =>
    !picture || picture.kind === 'layer' ? title : t('kindOf', { kind: t(`kind_${picture.kind}`), name: title });
}
