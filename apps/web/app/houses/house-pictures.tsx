import { housesTexts } from '@gavel/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { rendition } from '../ui/renditions.ts';
import type { ListedHouse } from './listed-house.ts';
import './house-pictures.css';

interface HousePicturesProps {
  readonly house: ListedHouse;
  readonly eager: boolean;
  /** Lies on the picture; null: nothing does. */
  readonly note: string | null;
  /** Where the large picture leads; null: nowhere. */
  readonly page: string | null;
}

/** A house's picture with the others under it; a press on one shows it large. */
export function HousePictures({ house, eager, note, page }: HousePicturesProps) {
  const t = useTexts(housesTexts);
  const [shown, setShown] = useState(0);
  const pictures = [...new Set([house.image, ...house.images])].filter((picture) => picture !== '');
  const total = pictures.length;

  return (
    <div className="house-pictures">
      <div className="house-picture">
        {total > 0 && (
          <img
            src={rendition(pictures[shown] ?? '', 'houselist')}
            alt={total > 1 ? t('picture', { number: shown + 1, total, house: house.title }) : house.title}
            width={960}
            height={640}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
          />
        )}
        {/* The house's name leads there too: this is for those who point at the picture. */}
        {page !== null && <Link className="house-picture-page" to={page} tabIndex={-1} aria-hidden="true" />}
        {note && <p className="house-picture-note">{note}</p>}
      </div>
      {total > 1 && (
        <div className="house-thumbnails">
          {pictures.map((picture, index) => (
            <button
              key={picture}
              type="button"
              aria-pressed={index === shown}
              aria-label={t('showPicture', { number: index + 1, total })}
              onClick={() => setShown(index)}
            >
              <img src={rendition(picture, 160)} alt="" width={72} height={48} loading="lazy" decoding="async" />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
