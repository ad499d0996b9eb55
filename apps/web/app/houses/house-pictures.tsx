import { housesTexts } from '@gavel/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../texts/use-texts.ts';
import { rendition, renditions } from '../ui/renditions.ts';
import { useNear } from '../ui/use-near.ts';
import type { ShownHouse } from './listed-house.ts';
import { pictureSubject } from './picture-subject.ts';
import './house-pictures.css';

interface HousePicturesProps {
  readonly house: ShownHouse;
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
  const picture = pictures[shown] ?? '';
  const sources = renditions(picture, CARD_WIDTHS);
  const total = pictures.length;

  return (
    <div className="house-pictures">
      <div className="house-picture">
        {total > 0 && (
          <img
            src={rendition(picture, 960)}
            {...(sources && { srcSet: sources, sizes: eager ? CARD_SIZES : `auto, ${CARD_SIZES}` })}
            alt={
              total > 1 ? t(`picture-${pictureSubject(house, picture)}`, { number: shown + 1, house: house.title }) : house.title
            }
            width={960}
            height={640}
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
          />
        )}
        {/* The house's name leads there too: this is for those who point at the picture. */}
        {page !== null && <Link className="house-picture-page" to={page} tabIndex={-1} aria-hidden="true" />}
        {note && <p className="house-picture-note">{note}</p>}
      </div>
      {total > 1 && <Thumbnails house={house} pictures={pictures} eager={eager} shown={shown} onShow={setShown} />}
    </div>
  );
}

/** Of cards on large screens, on telephones and on fine screens. */
const CARD_WIDTHS = [480, 768, 960];

/** Wherever the browser does not know the width itself: one card in a row, or three. */
const CARD_SIZES = '(max-width: 43.75em) 100vw, 33vw';

interface ThumbnailsProps {
  readonly house: ShownHouse;
  readonly pictures: readonly string[];
  readonly eager: boolean;
  readonly shown: number;
  onShow(index: number): void;
}

/** They do nothing without scripts, so they come when the card comes near; until then their places are kept. */
function Thumbnails({ house, pictures, eager, shown, onShow }: ThumbnailsProps) {
  const t = useTexts(housesTexts);
  const { ref, isNear } = useNear<HTMLDivElement>();
  return (
    <div className="house-thumbnails" ref={ref} {...(!eager && { 'data-later': '' })}>
      {pictures.map((picture, index) =>
        eager || isNear ? (
          <button
            key={picture}
            type="button"
            aria-pressed={index === shown}
            aria-label={t(`show-${pictureSubject(house, picture)}`, { number: index + 1 })}
            onClick={() => onShow(index)}
          >
            <img src={rendition(picture, 160)} alt="" width={72} height={48} loading="lazy" decoding="async" />
          </button>
        ) : (
          <span key={picture} />
        ),
      )}
    </div>
  );
}
