import type { DraftChange } from '@gavel/contract/staff';
import { rangePictureTexts } from '@gavel/texts';
import { useTexts } from '../../../texts/use-texts.ts';
import type { PictureChange } from './changed-pictures.tsx';
import { PicturePair, usePictureName } from './one-picture/picture-pair.tsx';

/** Shows the pictures that change for visitors when the draft is published. */
export function PictureEffects({ changes }: { changes: readonly DraftChange[] }) {
  const t = useTexts(rangePictureTexts);
  const nameOf = usePictureName();
  const changed = changes.filter(({ picture, isStale }) => picture !== null && !isStale) as readonly PictureChange[];
  return (
    <section aria-labelledby="range-pictures-changed">
      <h2 id="range-pictures-changed">{t('effectsHeading')}</h2>
      {changed.length === 0 ? <p>{t('effectsNone')}</p> : <p>{t('effectsCount', { count: changed.length })}</p>}
      {changed.length > 0 && (
        <ul className="picture-effects">
          {changed.map((change) => (
            <li key={change.id}>
              <b>{nameOf(change)}</b>
              {change.picture.where && <span className="range-condition">{change.picture.where}</span>}
              <PicturePair picture={change.picture} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
