import type { ChangedPicture, DraftChange, RangeDifference } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import { useTexts } from '../../../../texts/use-texts.ts';
import { THUMBNAIL } from './picture-look.ts';
import '../pictures.css';

/** Shows a picture before and after a change. */
export function PicturePair({ picture: { before, upload, kind } }: { picture: ChangedPicture }) {
  const now = before === null ? null : `${before}?width=${THUMBNAIL}&format=webp`;
  return <Pair before={now} after={uploadAddress(upload)} kind={kind} />;
}

/**
 * Shows an uploaded picture as it was in an earlier version of the range and as it is in a later one. Null: the picture is missing in that
 * version.
 */
export function UploadPair({ before, after }: NonNullable<RangeDifference['uploads']>) {
  return <Pair before={before && uploadAddress(before)} after={after && uploadAddress(after)} kind="layer" />;
}

function uploadAddress(hash: string): string {
  return `/api/admin/range/uploads/${hash}`;
}

interface PairProps {
  /** The addresses of the picture before and after a change; null: there is no picture. */
  readonly before: string | null;
  readonly after: string | null;
  readonly kind: ChangedPicture['kind'];
}

function Pair({ before, after, kind }: PairProps) {
  const t = useTexts(rangePictureTexts);
  const shown = [
    { caption: t('before'), address: before },
    { caption: t('after'), address: after },
  ];
  return (
    <div className="picture-pair">
      {shown.map(
        ({ caption, address }) =>
          address && (
            <figure key={caption}>
              <span className={`picture-thumb picture-thumb-${kind}`}>
                <img src={address} alt="" loading="lazy" decoding="async" />
              </span>
              <figcaption>{caption}</figcaption>
            </figure>
          ),
      )}
    </div>
  );
}

/** Returns a function that returns the name of a changed picture. Except for a layer, the name contains the kind of the picture. */
export function usePictureName() {
  const t = useTexts(rangePictureTexts);
  return ({ title, picture }: Pick<DraftChange, 'title' | 'picture'>) =>
    !picture || picture.kind === 'layer' ? title : t('kindOf', { kind: t(`kind_${picture.kind}`), name: title });
}
